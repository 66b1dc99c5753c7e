/** Words that no column has: which stand in the place of a column, and which are only said along the way. */
import { isSkeleton } from './column-names.ts'
import { FILLERS, type RequestWord, sameWord } from './request-words.ts'
import { SAID_ALONG } from './said-along.ts'

export type UnknownWords = {
  /** In the place of a column: nothing may run without it. */
  inPlace: string[]
  /** They may narrow who is meant ("married students"): to be asked about. */
  narrowing: string[]
}

export type Known = {
  text: string
  isUsed: readonly boolean[]
  /** "Women", "the treatment arm". */
  isLevel: readonly boolean[]
  isName: (word: RequestWord) => boolean
  /** What the sheet is about: its own name, or whose numbers its first column holds. */
  isSubject: (word: RequestWord) => boolean
  /** Stems of the columns that were found: the rest of a long heading. */
  own: readonly string[]
}

const DETERMINER =
  /^(?:the|a|an|my|their|our|his|her|its|your|this|that|these|those|all|each|both|different|various|any|some)$/
const JOINS = /^(?:between|and|or|vs|versus|against|with|by|per|across|on|than|plus|n|using)$/
const SAYS_WHO = /^(?:for|among|amongst|within|only|who|are|is)$/
const AUXILIARY =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|will|would|significantly|strongly|really)$/
const STATISTIC =
  /^(?:mean|average|median|sum|total|effect|effects|impact|influence|relationship|association|correlation|difference|differences|distribution|level|levels|range|variance|mode|percentage|proportion|predictors?|determinants?)$/
const ROLE_NAME =
  /^(?:outcome|dv|iv|ivs|predictors?|dependent|independent|factors?|covariates?|grouping|control|controls)$/
const RELATES =
  /^(?:affect|influenc|predict|determin|depend|relat|differ|associat|correlat|explain|impact|effect|caus|compar|improv|increas|reduc|vary|varies)/
const PEOPLE =
  /^(?:students?|respondents?|participants?|patients?|people|persons?|pupils?|learners?|teachers?|farmers?|traders?|customers?|users?|women|men|households?|members?|workers?|employees?|ones|cases)$/
/** Who was asked, in a word of its own: "marketeers", "nurses", "clients". */
const IS_SAMPLE =
  /(?:eers|ers|ors|ists|ants|ents|ses|men|women|folks?|people|mothers|children|youths?|households?|users)$/

/** "Sleep quality" is not the column of hours of sleep. */
const MEASURE =
  /^(?:quality|size|types?|kinds?|costs?|prices?|distance|duration|satisfaction|problems?|disorders?|experiences?|knowledge|attitudes?|cases|quantity)$/

const GENERAL_NOUN =
  /^(?:performances?|achievements?|success|results?|outcomes?|marks?|grades?|responses?|answers?|views?|perceptions?)$/

type Chunk = { first: number; last: number; hasColumn: boolean; others: number[] }

const isPlainWord = ({ stem, text }: RequestWord) =>
  FILLERS.has(stem) ||
  FILLERS.has(text) ||
  SAID_ALONG.has(text) ||
  SAID_ALONG.has(stem) ||
  /^(?:\d|(?:st|nd|rd|th)$)/.test(text) ||
  text.length < 2

/** Phrases: what stands together between the small words, the names of analyses and the stops. */
function chunksOf(
  words: readonly RequestWord[],
  kindOf: (at: number) => 'column' | 'other' | undefined,
  gap: (at: number) => string,
): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at < words.length; at += 1) {
    const kind = kindOf(at)
    if (!kind) continue
    const last = chunks.at(-1)
    const goesOn = last && last.last === at - 1 && !/[.,;:?!()&+=~\n]/.test(gap(at - 1))
    const chunk = goesOn ? last : { first: at, last: at, hasColumn: false, others: [] }
    if (!goesOn) chunks.push(chunk)
    chunk.last = at
    chunk.hasColumn ||= kind === 'column'
    if (kind === 'other') chunk.others.push(at)
  }
  return chunks
}

export function unknownIn(words: readonly RequestWord[], known: Known): UnknownWords {
  const { text, isUsed, isName, own } = known
  const isColumn = (at: number) =>
    Boolean(isUsed[at]) ||
    own.some(
      (stem) =>
        words[at] !== undefined &&
        (sameWord(stem, words[at].stem.replace(/^non/, '')) ||
          // “Soil quality” of a column called soil_qty.
          (stem.length >= 3 && Boolean(isUsed[at - 1]) && isSkeleton(stem, [words[at].text]))),
    )
  const gap = (at: number) => text.slice(words[at]?.to ?? 0, words[at + 1]?.from ?? text.length)
  const said = (at: number) => words[at]?.text ?? ''
  const names = words.map(isName)
  /** "At 6 months". */
  const isTimeSaid = (at: number) =>
    /^(?:months?|weeks?|days?|years?)$/.test(said(at)) && /^(?:\d+|per|a|each|the)$/.test(said(at - 1))
  const chunks = chunksOf(
    words,
    (at) =>
      isColumn(at)
        ? 'column'
        : !names[at] && !isPlainWord(words[at]!) && !isTimeSaid(at)
          ? 'other'
          : undefined,
    gap,
  )
  /** A sentence about neither a column nor an analysis is talk. */
  const sentenceOf = (at: number) => {
    let [from, to] = [at, at]
    while (from > 0 && (isUsed[from] || !/[.;:?!\n]/.test(gap(from - 1)))) from -= 1
    while (to < words.length - 1 && !/[.;:?!\n]/.test(gap(to))) to += 1
    return words.slice(from, to + 1).map((_, i) => from + i)
  }
  const isAnalytic = (at: number) => isColumn(at) || Boolean(names[at]) || STATISTIC.test(said(at))
  const around: Around = { words, said, gap, names, isColumn, isAnalytic, isSubject: known.isSubject }
  const found: UnknownWords = { inPlace: [], narrowing: [] }
  for (const chunk of chunks) {
    // "Married women": another word before a level narrows it.
    if (chunk.hasColumn) {
      const isOtherMeasure = (at: number) => MEASURE.test(said(at)) && isColumn(at - 1) && !isColumn(at + 1)
      const telling = chunk.others.filter((at) => known.isLevel[at + 1] || isOtherMeasure(at))
      found.narrowing.push(...telling.map((at) => said(at)))
      continue
    }
    const sentence = sentenceOf(chunk.first)
    if (!sentence.some((at) => isColumn(at) || names[at])) {
      if (!ROLE_NAME.test(said(sentence[0] ?? 0))) continue
    }
    const spoken = chunk.others.map((at) => said(at))
    const place = placeOf(chunk, around)
    if (place === 'column') found.inPlace.push(...spoken)
    if (place === 'narrowing') found.narrowing.push(...spoken)
  }
  return found
}

type Around = {
  words: readonly RequestWord[]
  said: (at: number) => string
  gap: (at: number) => string
  names: readonly boolean[]
  isColumn: (at: number) => boolean
  isAnalytic: (at: number) => boolean
  isSubject: Known['isSubject']
}

function placeOf(
  { first, last }: Chunk,
  { words, said, gap, names, isColumn, isAnalytic, isSubject }: Around,
): 'column' | 'narrowing' | 'said' {
  let before = first - 1
  while (before >= 0 && DETERMINER.test(said(before))) before -= 1
  let after = last + 1
  while (after < words.length && AUXILIARY.test(said(after))) after += 1
  const lead = said(before)
  const isBegun = words.slice(0, first).every((_, at) => !isColumn(at) && !names[at])
  const next =
    isPlainWord(words[last + 1] ?? words[last]!) && /^(?:by|per|across|of|for)$/.test(said(last + 2))
      ? last + 2
      : last + 1
  const isSaidWith =
    /^(?:and|or|vs|versus|with|against|n)$/.test(said(last + 1)) && (isColumn(last + 2) || isColumn(last + 3))
  const heads =
    isSaidWith ||
    (/^(?:by|per|across|of|for)$/.test(said(next)) && (isColumn(next + 1) || isColumn(next + 2)))
  // "Performance in the posttest": which of them is said by the column.
  const ofColumn = [last + 2, last + 3].some((at) => isColumn(at)) && /^(?:in|on|of|at)$/.test(said(last + 1))
  if (ofColumn && GENERAL_NOUN.test(said(last))) return 'said'
  const isAfterStop = first > 0 && /[.;:?!\n]/.test(gap(first - 1))
  const isPeople = PEOPLE.test(said(last + 1)) && !/[.,;:?!]/.test(gap(last))
  const isCoordinated = /^\s*,/.test(gap(last)) || /^(?:and|or|n)$/.test(said(last + 1))
  const isNumberOf =
    /^(?:number|many)$/.test(said(first - 1)) ||
    /^(?:number|many) of$/.test(`${said(first - 2)} ${said(first - 1)}`)
  // "How many pupils per school": what each row is, and no column.
  const isCounted =
    said(first - 1) === 'many' &&
    first === last &&
    /^(?:per|in|from|at|are|were|have|has|do|did|who)$/.test(said(last + 1))
  const isSample =
    first === last &&
    (IS_SAMPLE.test(said(first)) || isCounted || isSubject(words[first]!)) &&
    !(isNumberOf && isCoordinated)
  const isAsked =
    /^(?:which|what)$/.test(said(first - 1)) &&
    /^(?:had|has|have|gets?|gave|gives?|got)$/.test(said(last + 1))
  if (isAsked && !isSample) return 'column'
  if (isPeople) return 'narrowing'
  if (/^(?:from|in|with|who|at|living)$/.test(lead) && PEOPLE.test(said(before - 1)) && !isSample)
    return 'narrowing'
  if (isBegun && heads && !isSample && !/^(?:that|how|what|so)$/.test(lead)) return 'column'
  if (/^(?:and|or|n)$/.test(lead) && PEOPLE.test(said(last + 1))) return 'narrowing'
  // "Intention to leave", "gender of the nurse".
  // "Gender and place of residence".
  if (JOINS.test(lead) && said(last + 1) === 'of' && (isColumn(last + 2) || isColumn(last + 3))) return 'said'
  const isBarePlural = lead === 'of' && before === first - 1 && /[^s]s$/.test(said(last)) && !isSample
  if (isBarePlural && before > 0 && isColumn(before - 1)) return 'narrowing'
  if (/^(?:to|of|in|at)$/.test(lead) && before > 0 && isColumn(before - 1)) return 'said'
  if (after < words.length && RELATES.test(said(after)) && !isSample && !isAfterStop) return 'column'
  if (isAfterStop) return ROLE_NAME.test(lead) ? 'column' : 'said'
  const follows = before >= 0 && before === first - 1 && Boolean(names[before])
  if (follows || ROLE_NAME.test(lead)) return isSample ? 'said' : 'column'
  if (lead === 'of' && isAnalytic(before - 1) && !isColumn(before - 1)) return isSample ? 'said' : 'column'
  const isListed =
    /^\s*[,&+=~(]\s*$/.test(gap(first - 1)) &&
    isColumn(first - 1) &&
    /^\s*(?:[,&+.?)]\s*)?$/.test(gap(last)) &&
    (/[,&+.?)]/.test(gap(last)) || /^(?:and|or|n|plus)?$/.test(said(last + 1)))
  if (isListed) return 'column'
  const isAttached = words.slice(0, Math.max(0, before)).some((_, at) => isAnalytic(at))
  if (JOINS.test(lead) && (isAttached || lead === 'between'))
    return isSample && /^(?:by|with|from|to|on)$/.test(lead) ? 'said' : 'column'
  if (SAYS_WHO.test(lead) && isAttached && !isSample) return 'narrowing'
  return 'said'
}
