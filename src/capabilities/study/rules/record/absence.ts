/**
 * The one place that says that a work lacks something. Whoever says so, the built-in reader or a model, the whole text
 * is searched first: headings, sentences, captions and rows; and what was looked for is carried along.
 */
import { joinList } from '#kit/join-list.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { bareHeading } from '../document/role-of-heading.ts'
import type { FactKind, Finding } from '../facts/fact.ts'
import { headingsOf } from '../facts/headings-of.ts'
import { topicsOf } from '../facts/topics.ts'
import type { DocumentWords } from '../proof/document-words.ts'
import type { NumberedLine } from '../proof/numbered-text.ts'
import { isStuffed } from '../text/stuffing.ts'
import { factsOfKind } from './facts-in.ts'
import { type AbsenceSigns, SIGNS, type Sought } from './knowledge/absence-signs.ts'
import { LEXICON } from './knowledge/lexicon.ts'
import { patternOf } from './slot-pattern.ts'
import { type StudyRecord, slotsOfKind } from './study-record.ts'

/** In words for the student. */
const lookedFor = (names: readonly string[], under: readonly string[] = []): string[] => [
  'the whole text, its tables and its headings',
  `for ${joinList(names.map((one) => `“${one}”`))}`,
  ...(under.length > 0 ? [`under ${joinList(under.map((one) => `“${one}”`))}`] : []),
]

export type Looked = { isAbsent: boolean; looked: string[]; near: StudyEvidence[] }

const SIGNS_OF = new Map<Sought, AbsenceSigns>(SIGNS.map((one) => [one.of, one]))
const MOST_NEAR = 3
/** A text of which nearly all is taken for literature was misread. */
const MOST_LITERATURE = 0.6
/** What stands towards the end begins here. */
const END = 0.6
const ENDING = new Set(['abstract', 'results', 'discussion', 'conclusion'])

/** The built-in search. What has no signs, or whose text was misread, is never called absent. */
export function lookFor(reading: ReadDocument, what: Sought): Looked {
  const signs = SIGNS_OF.get(what)
  if (!signs) return { isAbsent: false, looked: [], near: [] }
  const says = patternOf(signs.says, LEXICON)
  const heading = patternOf(signs.heading, LEXICON)
  const isAnnounced = headingsOf(reading).some((one) => heading.test(bareHeading(one)))
  const last = Math.max(1, reading.sentences.length - 1)
  const near: StudyEvidence[] = []
  const spares = isMisread(reading)
  const titles = new Map(reading.sections.map(({ id, title }) => [id, bareHeading(title)]))
  const look = (sentence: ReadSentence, at: number) => {
    if (near.length === MOST_NEAR || !isSearched(sentence)) return
    if (OF_THE_COVER.test(titles.get(sentence.section) ?? '')) return
    if (!spares && !isPlaceOf(signs, sentence.role, at)) return
    if (says.test(sentence.text) && !isStuffed(sentence.text)) near.push(evidenceOf(sentence))
  }
  reading.sentences.forEach((sentence, at) => {
    look(sentence, at / last)
  })
  for (const block of reading.blocks) look(block, 1)
  return { isAbsent: !isAnnounced && near.length === 0, looked: lookedFor(signs.named), near }
}

/** Who approved the report, and who is thanked, say nothing of the work. */
const OF_THE_COVER =
  /^(?:certific|approval|declaration|dedication|acknowledge?ment|(?:table of )?contents|lists? of)/

const isSearched = ({ role, kind }: ReadSentence) => role !== 'references' && kind !== 'reference'

export const isPlaceOf = ({ where }: AbsenceSigns, role: string, at: number): boolean =>
  where === 'own' ? role !== 'literature' : where === 'end' ? at >= END || ENDING.has(role) : true

const isMisread = ({ sentences }: ReadDocument): boolean =>
  sentences.filter(({ role }) => role === 'literature').length > sentences.length * MOST_LITERATURE

/**
 * For each expected kind: shown; not sure, which is told to nobody; or looked for everywhere and not found. Where the
 * student says that the work has none, or what it is in their own words, there is no finding.
 */
export function findingsOf(
  reading: ReadDocument,
  record: StudyRecord,
  expected: readonly FactKind[],
): Finding[] {
  const headings = headingsOf(reading)
  return expected.flatMap((kind): Finding[] => {
    const facts = factsOfKind(record, kind)
    if (facts.length > 0) return [{ name: 'shown', kind, facts }]
    const states = slotsOfKind(kind).map((slot) => record.slots[slot].state)
    if (states.includes('not-mine') || states.includes('confirmed')) return []
    const { isAbsent, looked } = lookFor(reading, kind)
    const isAnnounced = headings.some((heading) => topicsOf(heading).includes(kind))
    return [isAbsent && !isAnnounced ? { name: 'not-found', kind, looked } : { name: 'not-sure', kind }]
  })
}

export type Searched = {
  looked: string[]
  near: NumberedLine[]
  /** The work states it: in a sentence of its own that names the very thing. */
  isFound: boolean
}

/** They name no thing that could be looked for. */
const GENERAL = new Set(
  contentStems(
    'work study thesis dissertation paper project research proposal document text statement description mention report list clear explicit any full detail information section part reason justification named stated given described reported',
  ),
)
const WHY = /\b(?:reasons?|justif\w+|rationale|why|how)\b/i
const REASON = /\b(?:because|due to|in order to|so that|since)\b/i
const MOST_HEADINGS = 3
const MOST_WORDS = 4
const MOST_STEMS = 3
/** Words of one name stand this close together. */
const WITHIN = 3
const OTHER_PEOPLES = new Set(['reference', 'contents-line'])
const STATES = new Set(['paragraph', 'list-item', 'footnote', 'table'])

const stemsOf = (text: string): string[] =>
  [...new Set(contentStems(text))].filter((stem) => !GENERAL.has(stem))

export function searchAbsence(what: string, others: readonly string[], words: DocumentWords): Searched {
  const names = [what.split(/[:;(]|\b(?:named|such as)\b/)[0] ?? what, ...others]
    .map(stemsOf)
    .filter((stems) => stems.length > 0)
  const headings = new Set<string>()
  const near = new Map<NumberedLine, number>()
  let isFound = false
  const asksWhy = WHY.test(what)
  for (const stems of names) {
    const share = stems.length <= MOST_STEMS ? 1 : MOST_STEMS / stems.length
    for (const line of words.linesWith(stems, share)) {
      if (OTHER_PEOPLES.has(line.kind)) continue
      if (line.kind === 'heading') headings.add(line.text)
      else near.set(line, Math.max(near.get(line) ?? 0, stems.length))
      isFound ||= statesIt(line, stems) && (!asksWhy || REASON.test(line.text))
    }
  }
  const asked = [...new Set(others.length > 0 ? others : [what])].slice(0, MOST_WORDS)
  const under = [...headings].slice(0, MOST_HEADINGS)
  return {
    isFound,
    looked: lookedFor(asked, under),
    near: [...near]
      .sort((a, b) => b[1] - a[1] || a[0].number - b[0].number)
      .slice(0, MOST_NEAR)
      .map(([line]) => line),
  }
}

/** One word alone is a mention; a name of two words, side by side in a sentence of the work, is the thing. */
function statesIt({ kind, role, text }: NumberedLine, stems: readonly string[]): boolean {
  if (!STATES.has(kind) || kind === 'table' || role === 'literature' || role === 'references') return false
  if (/\?\s*$/.test(text) || /\b(?:not|no|without|lack\w*|never|future|recommend\w*)\b/i.test(text))
    return false
  const sought = stems.slice(0, 2)
  if (stems.length === 1)
    return (
      stems[0]!.length >= 6 && new RegExp(`\\b(?:one|the|main|these|several) ${stems[0]}`, 'i').test(text)
    )
  const written = contentStems(text)
  return written.some(
    (stem, at) => stem === sought[0] && written.slice(at + 1, at + 1 + WITHIN).includes(sought[1]!),
  )
}

const TELLING =
  'mention|report|describe|discuss|state|explain|say|tell|give|gives|provide|present|include|contain|define|specif(?:y|ied)'
/** That none is given; "this is no reason for it" speaks of one that is. */
const DENIES_A_REASON =
  /\b(?:no|without(?: an?y?)?|lacks? an?y?) (?:reason|justification|rationale)\w*(?= (?:is|was|are|were|why)\b|[^\p{L}]*$)|\b(?:gives?|given|states?|stated|offers?|has|have|with|names?) no (?:reason|justification|rationale)|\b(?:does|do|did|is|are|was|were)(?: not|n['’]t) (?:explain\w*|justif\w+|say why|give (?:a|any) (?:reason|justification|rationale))/iu
const DENIES = [
  new RegExp(
    String.raw`\b(?:does|do|did|is|are|was|were|has|have)(?: not|n['’]t)(?: been)?\s+(?:${TELLING})\w*\s+(?!that\b|whether\b|how\b|why\b|what\b)(?:any\s+|an?\s+|the\s+)?([^.;:,?!]{3,60})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:no|without(?: any)?)\s+([^.;:,?!]{3,60}?)\s+(?:is|are|was|were)\s+(?:${TELLING})\w*`,
    'gi',
  ),
]

/** A remark that denies what the work states in so many words. */
export function deniesWhatStands(
  says: string,
  lines: readonly NumberedLine[],
  words: DocumentWords,
): boolean {
  if (
    // A claim may have its reason and no source: only who denies the reason is held against it.
    DENIES_A_REASON.test(says) &&
    lines.some(({ text }) => REASON.test(text))
  )
    return true
  return DENIES.flatMap((pattern) => [...says.matchAll(pattern)]).some(([, thing = '']) => {
    const stems = stemsOf(thing)
    return (
      stems.length >= 2 &&
      words.linesWith(stems.slice(0, 2), 1).some((line) => !lines.includes(line) && statesIt(line, stems))
    )
  })
}
