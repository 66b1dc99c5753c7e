/** What stands under the heading that a question names: its list, its parts, or its first sentences. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { isItem, ofOneList } from './what-follows.ts'

const ASKS_FOR_CONTENT =
  /^\W*(?:(?:please|kindly|pls|can you|could you|so|and)\W+)*(?:what|which|list|name|give|state|mention|outline|describe|explain|show|tell)\b/i
/** "Future work?" */
const MOST_BARE = 4
const BEGINS_OTHERWISE =
  /^\W*(?:who|when|where|why|how|is|are|was|were|did|does|do|can|will|has|have|and|but)\b/i
const ASKS_FOR_ONE =
  /\bwhat (?:percent|proportion|year|score)|\b(?:highest|lowest|most|least|best|worst|commonest|average|mean)\b/i
/** They say nothing of what stands there. */
const OF_ANY_HEADING = new Set(
  contentStems(
    'summary overview introduction list description proposed identified study research project work thesis system chapter section organisation organization company used followed specific general main brief concept enhancement improvement direction',
  ),
)
const NUMBER = /^\W*(?:(?:section|chapter)\s+)?[\dIVX]+(?:\s?\.\s?\d+)*[.:)]?\s+/i
/** "Areas for further research" are no study area. */
const AHEAD = /\b(?:further|future)\b/i
const MOST = 10

const telling = (text: string) => [
  ...new Set(
    contentStems(text.replace(NUMBER, '').replace(/\([^)]*\)/g, ' ')).filter(
      (stem) => !OF_ANY_HEADING.has(stem),
    ),
  ),
]

export type UnderHeading = { title: string; evidence: StudyEvidence[]; isList: boolean }

/** What stands under the heading of a list that the work has by this name. */
export const listUnder = (name: string, reading: ReadDocument): StudyEvidence[] => {
  const under = underHeadingAsked(`what are the ${name}`, reading)
  const isTold = under?.evidence.every(({ quote }) => quote.trim().split(/\s+/).length >= LEAST_OF_ENTRY)
  return under?.isList && isTold && !isAppended(under.evidence[0], reading) ? under.evidence : []
}

/** Whether it stands behind the references or in an appendix, after all that the work says itself. */
export function isAppended(place: StudyEvidence | undefined, { sections, sentences }: ReadDocument): boolean {
  const section = sentences.find(({ id }) => id === place?.sentenceId)?.section
  const at = sections.findIndex(({ id }) => id === section)
  const last = sections.findLastIndex(({ role }) => OWN_PARTS.has(role))
  return sections
    .slice(last + 1, at + 1)
    .some(({ role, title }) => role === 'references' || role === 'appendix' || APPENDIX.test(title))
}
const OWN_PARTS: ReadonlySet<string> = new Set(['methods', 'results', 'discussion', 'conclusion'])
const APPENDIX = /^\W*(?:appendix|annex)\b/i

/** "Method:" is no objective. */
const LEAST_OF_ENTRY = 3

/** Only a heading that is all that the question speaks of, and of which the question leaves nothing out. */
export function underHeadingAsked(question: string, reading: ReadDocument): UnderHeading | undefined {
  const isBare = question.trim().split(/\s+/).length <= MOST_BARE && !BEGINS_OTHERWISE.test(question)
  if (!(isBare || ASKS_FOR_CONTENT.test(question)) || ASKS_FOR_ONE.test(question)) return undefined
  const isAhead = AHEAD.test(question)
  const asked = readQuestion(question).words.filter(
    ({ asked: word, weighs }) => weighs !== 'light' && !OF_ANY_HEADING.has(word),
  )
  if (asked.length === 0) return undefined
  const own = new Set(asked.map((one) => one.asked))
  const wordFor = (name: string) => asked.find((one) => one.asked === name || one.stems.has(name))?.asked
  const heads = reading.sections.flatMap((head) => {
    const names = telling(head.title)
    if (isAhead !== AHEAD.test(head.title) && isAhead) return []
    const isOther = head.role === 'references' || head.role === 'front-matter'
    const held = new Set(names.flatMap((name) => wordFor(name) ?? [])).size
    const isNamed = held === own.size && (names.length === held || (held > 1 && names.length === held + 1))
    return isNamed && !isOther ? [{ head, more: names.length - held }] : []
  })
  for (const { head } of heads.toSorted((one, other) => one.more - other.more)) {
    const found = standsUnder(head.id, reading, EXPLAINS.test(question))
    if (found.evidence.length > 0) return { title: head.title.trim(), ...found }
  }
  return isAhead ? undefined : ofThatName(question, reading)
}

const NUMBERED = String.raw`\s+(?:\d{1,2}|one|two|three|four|five|six|seven|eight|[ivx]{1,4})\b`
const KIND_ASKED =
  /^\W*(?:what|which|name|list|give|state)(?: me)?(?: are| were)?(?: the)?\s+(?:\p{L}+\s+){0,2}?(\p{L}{4,}s)\b/iu

const WRITERS = new Set(
  contentStems('student students author authors researcher researchers used reviewed related'),
)

/** "Which theories": the headings that end with the word; "which phases": what begins with "Phase 1", "Phase 2". */
function ofThatName(question: string, { signposts, sentences }: ReadDocument): UnderHeading | undefined {
  const word = KIND_ASKED.exec(question)?.[1] ?? ''
  const [kind] = contentStems(word)
  if (!kind || OF_ANY_HEADING.has(kind)) return undefined
  const numbered = new RegExp(String.raw`^(?:[\d.]+\s+)?\W{0,3}${word.slice(0, -1)}${NUMBERED}[^?]{4,}`, 'i')
  const items = [...signposts, ...sentences].filter(
    ({ kind: as, text, role }) => as !== 'contents-line' && role !== 'references' && numbered.test(text),
  )
  const byNumber = [
    ...new Map(items.toReversed().map((one) => [NUMBER_OF.exec(one.text)?.[1]?.toLowerCase(), one])).values(),
  ]
  if (byNumber.length > 1)
    return { title: '', evidence: byNumber.toReversed().slice(0, MOST).map(evidenceOf), isList: true }
  // Of what else the question speaks, headings say nothing.
  const others = readQuestion(question).words.filter(
    ({ asked, weighs }) => weighs !== 'light' && asked !== kind,
  )
  if (others.some(({ asked }) => !OF_ANY_HEADING.has(asked) && !WRITERS.has(asked))) return undefined
  const named = [...signposts, ...sentences.flatMap(headingRunIn)].filter(({ kind: as, text, role }) => {
    const stems = contentStems(text.replace(NUMBER, ''))
    const isHeading = as === 'heading' || (as === 'paragraph' && role !== 'references')
    return isHeading && stems.length > 1 && stems.length < 8 && stems.at(-1) === kind
  })
  const once = [...new Map(named.map((one) => [telling(one.text).join(' '), one])).values()]
  return once.length > 1
    ? { title: '', evidence: once.slice(0, MOST).map(evidenceOf), isList: true }
    : undefined
}

/** "2.8.1 The Social Theory The Social Theory says": a heading that runs into its text. */
function headingRunIn(one: ReadSentence): ReadSentence[] {
  const head = RUN_IN.exec(one.text)?.[1]
  return head ? [{ ...one, kind: 'paragraph', text: head }] : []
}
const RUN_IN = /^\W*(\d+(?:\.\d+)+\.?\s+(\p{Lu}[\p{L}' -]{4,50}?))\s+\2\s/u

/** Whoever wants it explained wants sentences. */
const EXPLAINS = /^\W*(?:please )?(?:explain|describe|summari[sz]e)\b/i
const ENOUGH_PROSE = 3

function standsUnder(id: string, reading: ReadDocument, inProse: boolean): Omit<UnderHeading, 'title'> {
  const { sections, sentences, signposts } = reading
  const from = sections.findIndex((one) => one.id === id)
  const level = sections[from]!.level
  const after = sections.slice(from + 1)
  const end = after.findIndex((one) => one.level <= level)
  const below = after.slice(0, end < 0 ? undefined : end)
  const own = sentences.filter((one) => one.section === id && isProse(one))
  const least = Math.min(...below.map((one) => one.level))
  const titles = below
    .filter((one) => one.level === least)
    .flatMap((one) => signposts.find(({ section, kind }) => section === one.id && kind === 'heading') ?? [])
  const numbered = titles.filter(({ text }) => /^\W*\d+(?:\.\d+)+/.test(text))
  const parts = numbered.length > 1 ? numbered : titles
  const items = ofOneList(eachBlockOnce(own.filter(isItem)))
  const listed = numbered.length > 1 || (items.length < 2 && own.length < 12) ? parts : []
  if (inProse && own.length >= ENOUGH_PROSE)
    return { evidence: own.slice(0, ENOUGH_PROSE).map(evidenceOf), isList: false }
  const list = listed.length > 1 ? listed : items
  if (list.length > 1) return { evidence: list.slice(0, MOST).map(evidenceOf), isList: true }
  const tables = reading.blocks.filter(({ section, kind }) => section === id && kind === 'table')
  const telling = own.filter(({ text, kind }) => kind !== 'caption' && text.length > SHORTEST_SAYING)
  if (tables.length > 0 && telling.length < 3)
    return { evidence: [...telling, ...tables].slice(0, 3).map(evidenceOf), isList: false }
  // The words of a figure tell nothing one by one.
  const blocks = eachBlockOnce(own)
  const whole = (blocks.length > 1 ? blocks : own).filter(
    ({ text, kind }) => kind === 'caption' || text.trim().split(/\s+/).length >= LEAST_WORDS,
  )
  const drawn = own.find(({ kind }) => kind === 'caption')
  if (drawn && whole.length * 2 < own.length) return { evidence: [evidenceOf(drawn)], isList: false }
  return { evidence: whole.slice(0, 3).map(evidenceOf), isList: false }
}

const SHORTEST_SAYING = 30
const LEAST_WORDS = 4
const NUMBER_OF = new RegExp(String.raw`\p{L}${NUMBERED.replace('(?:', '(')}`, 'iu')
const eachBlockOnce = (some: readonly ReadSentence[]) =>
  [...new Map(some.toReversed().map((one) => [one.block, one])).values()].toReversed()
