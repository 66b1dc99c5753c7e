/** Which of the columns named are asked about, and which only choose rows. */
import { levelsOf, type Table, type Variable } from '../table/table.ts'
import type { Filter } from './plan.ts'
import { COMPARATIVE } from './words/comparatives.ts'
import type { Mention } from './words/mention.ts'
import { type RequestWord, tidy, wordsIn } from './words/request-words.ts'

export type Place = { variable: Variable; at: number; end: number; viaLevels: boolean }

/** "Do not include gpa": named so as to be left out. */
export const LEFT_OUT =
  /\b(?:(?:don't|dont|do not|never) (?:include|use|add|put)|exclud(?:e|ing)|leav(?:e|ing) out|except|without|(?:but|and|,) not|ignor(?:e|ing)|remov(?:e|ing)|instead of|rather than)(?: the| my)? $/
/** "Among marketeers" in a sheet with a column for the market: who was asked, and no column. */
export function isSample({ variable, at, end, viaLevels }: Place, text: string): boolean {
  const isPerson = /(?:ers|ors|ists)$/
  return (
    !viaLevels &&
    isPerson.test(text.slice(at, end)) &&
    /\b(?:among|amongst|(?<!\b(?:number|no\.?) )of|for|by)(?: the| my| our)? $/.test(text.slice(0, at)) &&
    !wordsIn(variable.name).some(({ text: word }) => /(?:er|or|ist)s?$/.test(word)) &&
    !levelsOf(variable).some(({ label }) => /^(?:yes|1)$/i.test(label))
  )
}
const NOT_THEM = /\b(?:excluding|exclude|except|without|not|other than|ignoring)\s+(?:the\s+|for\s+)?$/

/** "Is it higher for females?": the groups are compared, not chosen. */
const HIGHER_FOR =
  /\b(?:higher|lower|more|less|better|worse|greater|bigger|smaller|commoner|(?:more|less) (?:common|likely|frequent|prevalent|widespread))\s+(?:for|among|in|of|with)\s+(?:the\s+)?/

/** "Are men more likely to smoke?", "do women earn less?" */
const MORE_THEN = new RegExp(`^(?: (?!than\\b|only\\b)[a-z]+){0,3} (?:${COMPARATIVE})\\b`)

const AND_NOT =
  /^[ ,]*(?:vs\.?|versus|and|or|against|than|from)\s+(?:(?:those|people|ones|students|patients|the (?:ones|others|rest))\s+)?(?:who\s+|that\s+|which\s+)?(?:(?:are|is|were|was|do|does|did|have|has)\s+)?(?:not|(?:is|are|was|were|do|does|did|have|has)n'?t)\b/

const ONLY =
  /\b(?:only|how many|number of|percentage of|proportion of|percent of|for|among|amongst|in|within|of|from|just|excluding|except|without|are|who|those)\b/
const AS_GROUPS = /\b(?:and|or|vs|versus|than|between|from|with|against|to|compared?)\b/

export function settle(
  mentions: readonly Mention[],
  words: readonly RequestWord[],
  text: string,
): { places: Place[]; filter: Filter[] } {
  const levels = mentions.filter((one): one is Extract<Mention, { kind: 'level' }> => one.kind === 'level')
  const places: Place[] = []
  const filter: Filter[] = []
  const add = (variable: Variable, first: number, last: number, viaLevels: boolean) => {
    if (!places.some((one) => one.variable === variable))
      places.push({ variable, at: words[first]!.from, end: words[last]!.to, viaLevels })
  }
  const byVariable = new Map<Variable, typeof levels>()
  for (const level of levels)
    byVariable.set(level.variable, [...(byVariable.get(level.variable) ?? []), level])
  const filtered = new Set<Variable>()
  const left = new Set<Variable>()
  const times = new Set<Variable>()
  const compared = new Set<Variable>()
  for (const [variable, own] of byVariable) {
    const different = new Set(own.map(({ level }) => level.value))
    const before = text.slice(Math.max(0, words[own[0]!.first]!.from - 20), words[own[0]!.first]!.from)
    // "After the treatment" is a time, and neither a group nor a choice of rows.
    if (different.size === 1 && /\b(?:before|after|during|since)\s+(?:the\s+|a\s+)?$/.test(before)) {
      times.add(variable)
      continue
    }
    const isMore = different.size === 1 && MORE_THEN.test(text.slice(words[own[0]!.last]!.to))
    if (isMore || (different.size === 1 && AND_NOT.test(text.slice(words[own[0]!.last]!.to))))
      compared.add(variable)
    // “Those who are suppressed and those who are not”: both groups.
    const isBoth = AND_NOT.test(text.slice(words[own[0]!.last]!.to))
    const isChosen =
      different.size === 1 &&
      !isMore &&
      !isBoth &&
      !HIGHER_FOR.test(before) &&
      (ONLY.test(before) || /\bonly\b/.test(text))
    if (isChosen) {
      filter.push({
        variable: variable.name,
        is: NOT_THEM.test(before) ? 'not' : 'equal',
        value: own[0]!.level.value,
      })
      filtered.add(variable)
      if (NOT_THEM.test(before)) left.add(variable)
    }
  }
  for (const one of mentions) {
    if (
      one.kind === 'variable' &&
      // “By gender without those who prefer not to say”: what is left of it is still compared.
      !(
        filtered.has(one.variable) &&
        isBeside(one, byVariable.get(one.variable)!) &&
        !(left.has(one.variable) && one.last < byVariable.get(one.variable)![0]!.first)
      )
    )
      add(one.variable, one.first, one.last, false)
    if (
      one.kind === 'level' &&
      !filtered.has(one.variable) &&
      !times.has(one.variable) &&
      (compared.has(one.variable) ||
        byVariable.get(one.variable)!.length > 1 ||
        AS_GROUPS.test(text) ||
        HIGHER_FOR.test(text))
    )
      add(one.variable, one.first, one.last, true)
  }
  chooseByYesAndNo(places, filter, text)
  return { places: places.sort((a, b) => a.at - b.at), filter }
}

const PEOPLE_WITH =
  /\b(?:people|patients|students|respondents|those|traders|participants|ones|women|men|households?|pupils|teachers|farmers)\s+(with|without|having|who (?:have|has|are|is|use|do|took|take)|who (?:do not|don't|dont) (?:have|use)|not using|using)(?: an?| the)? $/

const ASKS_DID =
  /^(?:so |and |please )*(?:did|do|does|are|is|were|was|have|has) (?:those|the|people|students|respondents|patients|women|men)\b/

/** "Nurses who intend to leave". */
const WHO_DO =
  /\b(?:(?:among|amongst|of|for|are|is|do|does) [^,.;?!]*?\b[a-z]+s|(?:among|amongst|of|for) (?:the )?(?:those|people|women|men)) who ((?:(?:do|did|would|will|can|could) ?(?:not|n't)|dont|never|not) |(?:would|will|can|could) |)$/

/** "What share of the women use it": what they have is counted, and chooses nobody. */
const COUNTED = /\b(?:percent\w*|proportions?|share|how many|number of|prevalence)\b/

/** "Patients with diabetes", "non smokers", "among smokers": a column of yes and no chooses rows, where no other groups are compared. */
function chooseByYesAndNo(places: Place[], filter: Filter[], text: string) {
  // "Smokers" of a column that is called smoker, with yes and no for levels.
  if (
    /\b(?:compar\w*|differ\w*|versus|vs|than)\b|\bthose without\b|\bnon[- ]?\w+ and\b|\band non\b/.test(text)
  )
    return
  for (const place of places) {
    const { variable, at, end } = place
    // “The yield without fertiliser”, in a column with a group of its own for that.
    const none = levelsOf(variable).find(({ label }) => /^(?:none|no|nil|nothing|never)$/i.test(label))
    if (
      none &&
      places.length > 1 &&
      levelsOf(variable).length > 2 &&
      /\b(?:without|with no)(?: any)? $/.test(text.slice(0, at))
    ) {
      filter.push({ variable: variable.name, is: 'equal', value: none.value })
      places.splice(places.indexOf(place), 1)
      return
    }
    const [yes, no] = [/^yes$|^1$/i, /^no$|^0$/i].map((label) =>
      levelsOf(variable).find((level) => label.test(level.label)),
    )
    if (!yes || !no || levelsOf(variable).length !== 2) continue
    const [ahead, said] = [text.slice(0, at), text.slice(at, end)]
    const isEnd = /^(?: only)?[?. ]*$/.test(text.slice(end))
    const among = /\b(?:among|amongst|only|for|in)\s+(?:the\s+)?(non[- ]?)?$/.exec(ahead)
    const isWho = /\w+(?:ers?|ics?)$/.test(said) && among && isEnd
    const people = PEOPLE_WITH.exec(ahead) ?? WHO_DO.exec(ahead)
    // “Did those with attacks seek treatment?”: those without are held against them.
    const others = places.filter((one) => one !== place)
    if (people && ASKS_DID.test(text) && others.length === 1 && levelsOf(others[0]!.variable).length === 2)
      continue
    if (!isWho && !(people && places.length > 1 && !COUNTED.test(text))) continue
    const isNot = people
      ? /without|not|don't|dont|never/.test(people[1]! + (people[2] ?? ''))
      : among?.[1] !== undefined
    filter.push({ variable: variable.name, is: 'equal', value: (isNot ? no : yes).value })
    places.splice(places.indexOf(place), 1)
    return
  }
}

const isBeside = (one: { first: number; last: number }, levels: readonly { first: number; last: number }[]) =>
  levels.some((level) => Math.abs(level.first - one.last) <= 2 || Math.abs(one.first - level.last) <= 2)

const COMPARED =
  /\b(older than|younger than|(?:greater|more|higher|larger|bigger|longer) than|over|above|(?:less|fewer|lower|smaller|shorter) than|under|below|at least|at most|aged)\s+(?:zmw|k)?\s?(\d+(?:[.,]\d+)?)/
const SIGNS: Record<string, Filter['is']> = {
  over: 'above',
  above: 'above',
  older: 'above',
  greater: 'above',
  more: 'above',
  higher: 'above',
  larger: 'above',
  bigger: 'above',
  longer: 'above',
  less: 'below',
  fewer: 'below',
  lower: 'below',
  smaller: 'below',
  shorter: 'below',
  younger: 'below',
  under: 'below',
  below: 'below',
  aged: 'equal',
}
const CHOOSES_ROWS =
  /\b(?:for|among|amongst|only|who|whose|with|patients?|people|those|respondents|students)\b/

/** "Patients older than 50", "income above 2000 only". */
export function numberFiltersIn(
  text: string,
  words: readonly RequestWord[],
  places: readonly Place[],
  { variables }: Table,
): { filter: Filter; only: Variable | undefined; span: [number, number] }[] {
  const match = COMPARED.exec(text)
  if (!match || !CHOOSES_ROWS.test(text.slice(0, match.index))) return []
  const [phrase = '', how = '', figure = ''] = match
  const is = how === 'at least' ? 'at-least' : how === 'at most' ? 'at-most' : SIGNS[how.split(' ')[0]!]
  const isAge = /^(?:older|younger|aged)/.test(how)
  const unit = /^\s*([a-z]{2,})/.exec(text.slice(match.index + phrase.length))?.[1]
  const measured = variables.filter(
    ({ name, kind }) =>
      kind === 'number' && unit !== undefined && wordsIn(name).some((word) => word.text === unit),
  )
  const near = isAge
    ? variables.find(({ name }) => /\bage\b|how old|imyaka/i.test(tidy(name)))
    : (places.findLast(({ end }) => end <= match.index && match.index - end < 6)?.variable ??
      (measured.length === 1 ? measured[0] : undefined))
  if (!is || !near || near.kind !== 'number') return []
  const [first, last] = [
    words.findIndex(({ from }) => from >= match.index),
    words.findLastIndex(({ to }) => to <= match.index + phrase.length),
  ]
  return [
    {
      filter: { variable: near.name, is, value: Number(figure.replace(',', '')) },
      only: isAge ? undefined : near,
      span: [first, last],
    },
  ]
}
