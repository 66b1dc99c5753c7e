/** From a request in words to a plan; or a question back, or what is missing. Never to the nearest analysis. */
import { joinList } from '#kit/join-list.ts'
import { levelsOf, type Table, type Variable } from '../table/table.ts'
import { answered, namedInstead } from './answered-question.ts'
import { alsoReversed } from './columns/reversed-items.ts'
import { sectionsAsOne } from './columns/sections-as-one.ts'
import { overTime } from './columns/times-meant.ts'
import { doubted } from './doubts.ts'
import { unfit } from './fits-columns.ts'
import { type Before, followUp } from './follow-up.ts'
import { scalesIn } from './item-sets.ts'
import { keptToItsWords } from './kept-to-its-words.ts'
import { nearColumns } from './near-columns.ts'
import type { Plan } from './plan.ts'
import { planFor } from './plan-for.ts'
import { noColumnFor, withoutColumns } from './plan-without-columns.ts'
import { ask, names, type Planned, plan, refuse } from './planned.ts'
import { powerAsked } from './power-asked.ts'
import { type Request, readRequest } from './read-request.ts'
import { isStrange, notKnown } from './strange-names.ts'
import { beforeAndAfter } from './times-of-measuring.ts'
import type { Intent } from './words/intent.ts'
import { asksForPeople, asksToInvent, strangeName, unknownAnalysis } from './words/not-here.ts'

export const makePlan = (said: string, table: Table, before?: Before): Planned =>
  planned(said, table, before, true)

/** Each choice of a question is planned too, but asks nothing again: choices of choices would have no end. */
function planned(said: string, table: Table, before: Before | undefined, mayAsk: boolean): Planned {
  const whole = before?.asked ? answered(said, table, before.asked) : undefined
  if (whole && 'plan' in whole) return { kind: 'plan', plan: whole.plan }
  const first = firstPlan(whole?.said ?? said, table, whole ? undefined : before, mayAsk)
  const made = inOrderOfTime(first, table)
  const wrong = made.kind === 'plan' || made.kind === 'advise' ? unfit(made.plan, table) : undefined
  return wrong ?? keptToItsWords(made, whole?.said ?? said, table)
}

/** Before comes first, in whichever order the two were named. */
function inOrderOfTime(planned: Planned, table: Table): Planned {
  if (planned.kind !== 'plan') return planned
  const { first, second } = planned.plan.roles
  const [earlier, later] = beforeAndAfter(table)
  if (!first || !second || !earlier || !later || first[0] !== later.name || second[0] !== earlier.name)
    return planned
  const roles = { ...planned.plan.roles, first: second, second: first }
  return { ...planned, plan: { ...planned.plan, roles } }
}

function firstPlan(said: string, table: Table, before: Before | undefined, mayAsk: boolean): Planned {
  const request = readRequest(said, table)
  const rotated = rotatedInstead(request.text, table, before, mayAsk)
  if (rotated) return rotated
  const elsewhere = unknownAnalysis(request.text)
  if (elsewhere && !isColumnWord(request.text, table))
    return refuse(`I cannot run ${elsewhere}. Nothing else was run in its place.`)
  if (asksToInvent(request.text))
    return refuse(
      'I compute what your data say, and never change or invent answers so that a result comes out. A result that is not significant is a finding too: I can help you to report it.',
    )
  if (asksForPeople(request.text))
    return refuse(
      'I compute figures about groups, and pick out no persons: what somebody answered in a survey stays with the researcher.',
    )
  const strange = strangeName(request.text, (word, from) => isStrange(word, from, request, table))
  if (strange) return notKnown(strange, request)
  const next = before?.plan ? followUp(request, table, { ...before, plan: before.plan }) : undefined
  const turned = before?.plan ? alsoReversed(next, before.plan, request, table) : undefined
  if (turned ?? next) return turned ?? next!
  if (
    request.has('power') &&
    (request.places.length === 0 ||
      /\bsample size\b|\bpower\b.{0,10}\d|\bhow many [a-z]+ (?:should|must|do|will) i (?:interview|sample|need|recruit|include|take)\b/.test(
        request.text,
      ))
  )
    return powerAsked(request.text)
  if (request.has('card') && request.places.length === 0) return wholeSheet(request, table)
  const measured = overTime(request, table)
  if (measured) return { kind: 'plan', plan: measured }
  const ticked = eachOption(request)
  if (ticked) return { kind: 'plan', plan: plan('multiple-response', { variables: [ticked.name] }) }
  const asOne = sectionsAsOne(request, table)
  if (asOne) return asOne
  const [unclear] = request.unclear
  if (unclear)
    return ask(
      `Several columns fit “${unclear.words}”: ${joinList(unclear.variables.map(({ label }) => label))}. Which one do you mean?`,
      mayAsk ? plansWith(request, unclear, unclear.variables.slice(0, 4), table) : [],
    )
  if (request.places.length === 0) return withoutColumns(request, table)
  const apart = withoutGroups(request)
  if (apart) return apart
  const planned = planFor(request, table)
  const items = itemsCalled(request.unknown, table)
  const areNamed = items?.filter((one) => request.places.some(({ variable }) => variable === one))
  if (items && areNamed && areNamed.length >= 2) return doubted(scored(planned, request), request, table)
  const isOneSpan = request.places.every(({ at }) => at === request.places[0]!.at)
  if (
    request.places.length >= 3 &&
    isOneSpan &&
    /\bscores? (?:from|of|for|out of)\b(?! (?:each|every)\b)/.test(request.text)
  )
    return doubted(scored(planned, request), request, table)
  if (items)
    return ask(
      `${items[0]!.label} to ${items.at(-1)!.label} are several columns. Shall I make one score of them first?`,
      [plan('scale-score', { items: names(items) })],
    )
  if (request.unknown.length > 0 && !namesAScale(request)) {
    const near = mayAsk ? nearColumns(request, table) : undefined
    const meant = near ? plansWith(request, near, near.variables, table) : []
    if (meant.length > 0)
      return ask(
        `I find no column for ${joinList(request.unknown.map((word) => `“${word}”`))} in this sheet. Do you mean one of these?`,
        meant,
      )
    // One column alone is hardly what "income by tribe" is about.
    return planned.kind === 'plan' && Object.values(planned.plan.roles).flat().length > 1
      ? ask(`${noColumnFor(request.unknown, table)} Shall I go on without it?`, [planned.plan])
      : refuse(noColumnFor(request.unknown, table))
  }
  return doubted(planned, request, table)
}

const DESCRIBED: readonly Intent[] = ['count', 'frequencies', 'average', 'descriptives', 'chart']

/** “What is in my file?”; “What does my data say about religion?” asks for a column. */
function wholeSheet({ text, unclear, filter }: Request, table: Table): Planned {
  const about = /\babout (?:the |my |their )?([a-z]{4,})[?. ]*$/.exec(text)?.[1]
  return about &&
    unclear.length + filter.length === 0 &&
    !/^(?:data|file|sheet|columns?|variables?|survey|respondents?|sample)/.test(about)
    ? refuse(noColumnFor([about], table))
    : { kind: 'card' }
}

/** A column in which everybody is the same divides nobody. */
function withoutGroups({ places, has }: Request): Planned | undefined {
  const still = places.find(
    ({ variable }) => variable.kind === 'nominal' && levelsOf(variable).length === 1,
  )?.variable
  return still && places.length === 2 && !DESCRIBED.some(has)
    ? refuse(
        `Everybody is “${levelsOf(still)[0]!.label}” in ${still.label}, so nothing can be compared or explained by it.`,
      )
    : undefined
}

/** An oblique rotation is not here: the same analysis is offered with the one that is. */
function rotatedInstead(
  text: string,
  table: Table,
  before: Before | undefined,
  mayAsk: boolean,
): Planned | undefined {
  const oblique = /[,; ]*\b(?:with |using |and )?(?:promax|oblimin|oblique)(?: rotation)?\b/.exec(text)
  const rotated =
    oblique && mayAsk ? firstPlan(text.replace(oblique[0], ''), table, before, false) : undefined
  if (rotated?.kind === 'plan' && rotated.plan.analysis === 'factor-analysis')
    return ask(
      'An oblique rotation is not here, and was not run. Shall I rotate with varimax, which keeps the factors uncorrelated?',
      [rotated.plan],
    )
  return undefined
}

const plansWith = (
  request: Request,
  unclear: { first: number; last: number },
  variables: readonly Variable[],
  table: Table,
): Plan[] =>
  variables.flatMap((variable) => {
    const one = planned(namedInstead(request, unclear, variable), table, undefined, false)
    return one.kind === 'plan' ? [one.plan] : []
  })

/** "The mean adherence score from ADH1 to ADH6" is one figure of each person, and not six means. */
const scored = (planned: Planned, { text, places }: Request): Planned =>
  planned.kind === 'plan' &&
  planned.plan.analysis === 'descriptives' &&
  /\b(?:score|total|index|composite|overall)\b/.test(text)
    ? { kind: 'plan', plan: plan('scale-score', { items: names(places.map(({ variable }) => variable)) }) }
    : planned

/** "Stress" in a sheet with STRESS1 to STRESS4. */
const itemsCalled = (unknown: readonly string[], table: Table): Variable[] | undefined =>
  scalesIn(table).find((set) =>
    unknown.some((word) =>
      set.every(({ name }) => {
        const short = name.toLowerCase().replace(/[_\s-]*\d+$/, '')
        return short === word || (short.length >= 3 && word.startsWith(short))
      }),
    ),
  )

/** "How many use each service": of the columns that fit, the one in which several could be chosen. */
function eachOption({ unclear: [only], unclear, text, places, has }: Request): Variable | undefined {
  const isAsked =
    has('multiple-response') ||
    (has('count') && /\beach\b/.test(text)) ||
    /\b(?:which|what)\b.{1,40}\b(?:most|commonly|mainly|popular|least)\b/.test(text)
  if (!only || unclear.length > 1 || places.length > 0 || !isAsked) return undefined
  const ticked = only.variables.filter(({ kind }) => kind === 'multiple')
  return ticked.length === 1 ? ticked[0] : undefined
}

/** What a list of items is called is no column: "job satisfaction, Q1 to Q10". */
const namesAScale = ({ places, has }: Request) =>
  places.length >= 3 && (has('reliability') || has('factor-analysis') || has('scale-score'))

/** "Median test score" of a column that is called test. */
const isColumnWord = (text: string, { variables }: Table) =>
  variables.some(
    ({ name }) =>
      name.length > 2 &&
      new RegExp(`\\b(?:median|run|sign|z)[- ]${name.toLowerCase().replace(/[^a-z0-9 ]/g, '.')}s?\\b`).test(
        text,
      ),
  )
