/**
 * The stage of a research document: a plan, a part, a whole thesis, a paper, or a literature review. Expectations
 * depend on it: a plan owes no results, and a third chapter no conclusion.
 */

import { numberOfChapter } from '../document/chapters.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { bareHeading, roleOfHeading } from '../document/role-of-heading.ts'
import { asPlaced, type CandidateSentence } from './candidate-sentences.ts'
import { headingsOf } from './headings-of.ts'

export type WorkStage = 'paper' | 'thesis' | 'proposal' | 'chapter' | 'literature-review'
export type Chapter = 'introduction' | 'literature' | 'methods' | 'results' | 'discussion' | 'conclusion'
export type StageFound = { stage: WorkStage; chapters: Chapter[]; evidence: StudyEvidence[] }

const OPENING = 60
const CHAPTERS: readonly Chapter[] = [
  'introduction',
  'literature',
  'methods',
  'results',
  'discussion',
  'conclusion',
]

/** "Proposal", however it is typed. */
const TYPED = String.raw`p(?:ro|or)p\p{L}{0,3}s\p{L}{0,5}l`
const PROPOSAL = new RegExp(
  String.raw`\b(?:research|project|thesis|dissertation|study|honou?rs|phd|masters?|concept)[- ](?:${TYPED}|protocol|concept note)\b|^${TYPED}s?\b|\b${TYPED} (?:submitted|presented|for)\b|\bprojet de (?:recherche|th[èe]se)\b|\bprotocole de recherche\b`,
  'iu',
)
/** A line of the cover that names the work, or the degree it is for, and nothing else. */
const CALLED_THESIS =
  /^(?:an? )?(?:(?:bachelor|master|doctoral|phd|msc|bsc|mphil|honou?rs|final[- ]year|undergraduate|postgraduate)['’]?s? )*(?:thesis|dissertation|mini-dissertation|research project)(?: (?:paper|report|work))?$|^(?:bachelor|master|doctoral|phd|msc|bsc)['’]?s? (?:thesis|dissertation)\b.{0,80}$|^an? ?(?:\w+ ){0,3}(?:thesis|dissertation|project|essay|report) (?:presented|submitted)\b|^(?:thesis|dissertation) (?:presented|submitted)\b|^(?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|m\.?b\.?a|m\.?phil|ph\.?d)\.?\s?\(?hon[^)]{0,8}\)?\s.{4,60}$/i
/** A line of the cover that says nothing else. */
const CALLED_PROPOSAL = new RegExp(
  String.raw`^(?:[\p{L}'’.]+ ){0,3}(?:research|project|thesis|dissertation|phd|msc|honou?rs|master['’]?s?) (?:research )?${TYPED}\b(?:\s*[:–-].{0,160}|\s*\d{0,4})$|^(?:an? |the )?(?:[\p{L}'’.-]+ ){0,3}${TYPED} (?:submitted|presented) (?:to|in|for|by)\b`,
  'iu',
)
const PLAN_HEADING =
  /^(?:(?:proposed |project |research |tentative )?(?:work ?plan|time ?(?:table|line|frame|plan|schedule)|schedule|gantt|budget|research plan|plan of work)|expected (?:results?|outcomes?|outputs?|findings)|proposed (?:work|research)|anticipated (?:results|outcomes)|resources? (?:required|needed)|dissemination plan|chronogramme|calendrier|r[ée]sultats attendus)\b/
const DEGREE =
  /\b(?:in )?partial fulfil+ment\b|\b(?:thesis|dissertation|project|essay|report)\b[^.]{0,40}\bsubmitted (?:to|in|for|by)\b|\bsupervis(?:or|ed by)\b|\b(?:student|registration|reg|roll|matric\w*|admission)\.? ?(?:id|no|number|num)\b|\bdegree of\b|\b(?:bachelor|master|doctor) (?:of|in)\b|\bcandidate number\b|\b(?:a|this|my) (?:thesis|dissertation)\b|\bm[ée]moire (?:de|pour|pr[ée]sent[ée])\b|\bth[èe]se (?:de|pour|pr[ée]sent[ée])\b|\bword count\b|\bfinal[- ]year project\b|\bcapstone\b/i
const THESIS_HEADING =
  /^(?:declaration|dedication|acknowledge?ments?|certif\w+|approval|list of (?:figures|tables|abbreviations)|remerciements|supervisor)/
const REVIEW_TITLE =
  /\b(?:systematic|scoping|literature|narrative|critical|integrative|umbrella|rapid|bibliometric)[- ](?:\w+ )?reviews?\b|\breview of (?:the )?(?:literature|evidence|research|studies)\b|\bmeta-analysis\b|:\s*an? (?:\w+ ){0,2}review\b|\bstate of the art\b|\brevue (?:de (?:la )?litt[ée]rature|syst[ée]matique)\b/i
const OWN_REVIEW = /\b(?:this|the present|our) (?:\w+ ){0,2}review\b/i
const WILL = /\b(?:will|shall)\b|\b(?:sera|seront)\b/gi
const WAS = /\b(?:was|were)\b|\b(?:a|ont) [ée]t[ée]\b/gi
const FIGURE = /\d/

export function stageOf(reading: ReadDocument, statements: readonly CandidateSentence[]): StageFound {
  const headings = headingsOf(reading).map(bareHeading)
  // With the part each was found to be in, which is more reliable than the section's.
  const prose = statements.map(asPlaced)
  const opening = reading.sentences.slice(0, OPENING)
  const front = [
    reading.title,
    ...reading.sections.slice(0, 8).map(({ title }) => title),
    ...cellsOfCover(reading),
    ...opening.map(({ text }) => text),
  ]
  const chapters = chaptersOf(reading, prose)
  const isWhole = isOfDegree(front, headings)

  // A chapter with its own name and number is one, even if it is all plans.
  if (isChapterByName(reading) && isPart(reading, chapters))
    return { stage: 'chapter', chapters, evidence: [] }
  const plans = weighPlan(front, headings, prose)
  // The future behaviour of a program sounds like a plan; a degree work with a conclusion is not a plan.
  const isTold = isWhole && !plans.isNamed && chapters.includes('conclusion')
  // What a cover still calls a proposal may have become the work.
  const isDone = (!plans.isOnCover || plans.results >= FIGURES_OF_A_WORK) && isBuiltOrFound(reading)
  if (plans.worth >= 4 && !isTold && !isDone)
    return { stage: 'proposal', chapters: [], evidence: plans.evidence }
  if (isReview(reading, prose, chapters))
    return { stage: isWhole ? 'thesis' : 'literature-review', chapters: [], evidence: [] }
  if (isBeginning(reading, chapters) && !(isWhole && isHandedIn(reading, prose)))
    return isAllToCome(chapters, prose)
      ? { stage: 'proposal', chapters: [], evidence: plans.evidence }
      : { stage: 'chapter', chapters, evidence: [] }
  if (isWhole) return { stage: 'thesis', chapters: [], evidence: evidenceIn(opening, DEGREE) }
  if (isPart(reading, chapters))
    return { stage: 'chapter', chapters: withoutOverview(reading, chapters), evidence: [] }
  return { stage: isLong(reading, headings) ? 'thesis' : 'paper', chapters: [], evidence: [] }
}

/** Cover sheets are forms: "Assessment title | Research proposal". */
const cellsOfCover = ({ blocks }: ReadDocument): string[] =>
  blocks
    .filter(({ kind, page }) => kind === 'table' && page <= 2)
    .slice(0, 2)
    .flatMap(({ text }) => text.split(/\s\|\s|\n/))
    .map((cell) => cell.trim())
    .filter((cell) => cell.length > 5 && cell.length < 80)
    .slice(0, 20)

function weighPlan(front: readonly string[], headings: readonly string[], prose: readonly ReadSentence[]) {
  const methods = prose.filter(({ role }) => role === 'methods')
  const told = methods.length >= 8 ? methods : prose
  const future = countIn(told, WILL)
  const past = countIn(told, WAS)
  const results = prose.filter(({ role, text }) => role === 'results' && FIGURE.test(text)).length
  const names =
    front
      .slice(0, 40)
      .some((line) => (PROPOSAL.test(line) && line.length < 200) || CALLED_PROPOSAL.test(line.trim())) ||
    headings.some((one) => PROPOSAL.test(one))
  const isCalledSo = front.slice(0, 24).some((line) => CALLED_PROPOSAL.test(line.trim()))
  const planned = headings.filter((one) => PLAN_HEADING.test(one)).length
  const worth =
    (names ? 3 : 0) +
    (isCalledSo ? 1 : 0) +
    (planned > 0 ? 1.5 : 0) +
    (planned > 1 ? 0.5 : 0) +
    (future + past >= 6 && future > past ? 2 : 0) +
    (future > 3 * past && future >= 10 ? 1 : 0) +
    // All of it is in the future, whatever the document calls itself.
    (future > 3 * past && future >= 20 && results === 0 ? 1 : 0) -
    (results >= 8 ? 4 : 0)
  return {
    worth,
    isNamed: names || planned > 0,
    isOnCover: isCalledSo,
    results,
    evidence: evidenceIn(methods.length > 0 ? methods : prose, /\bwill be\b/i).slice(0, 2),
  }
}

const FIGURES_OF_A_WORK = 20
/** The chapters of work that is done: what was built, tested or found, and what was concluded from it. */
const DONE_CHAPTER =
  /^(?:systems? |the )?(?:implementation|coding|testing)\b|\b(?:implementation|testing) (?:and|&) |^(?:presentation|data (?:presentation|analysis)|(?:research )?(?:results?|findings))\b/
const CLOSING_CHAPTER = /\b(?:conclusions?|summary|recommendations?)\b/
const TO_COME = /\b(?:expected|anticipated|proposed|planned|plan|preliminary|schedule)\b/
const TOLD =
  /\b(?:was|were|has been|have been|had|did|could|achieved|developed|implemented|designed|tested|found)\b/i
const LEAST_TOLD_IN_CHAPTER = 3

/** Both chapters stand there with text, and look back: a plan closes on what will be done. */
function isBuiltOrFound({ sections, sentences }: ReadDocument): boolean {
  const chapters = sections.flatMap(({ title, id }, at) => {
    const number = /^\s*(?:chapter\b|\d{1,2}\.?\s)/i.test(title) ? numberOfChapter(title) : null
    if (number === null) return []
    const next = sections.findIndex(
      ({ title: other }, later) =>
        later > at && /^\s*(?:chapter\b|\d{1,2}\.?\s|appendi|references)/i.test(other),
    )
    const inside = new Set(
      sections
        .slice(at, next < 0 ? undefined : next)
        .map((one) => one.id)
        .concat(id),
    )
    return [{ name: bareHeading(title), held: sentences.filter(({ section }) => inside.has(section)) }]
  })
  const standing = chapters.filter(
    ({ name, held }) => held.length >= LEAST_TOLD_IN_CHAPTER && !TO_COME.test(name),
  )
  const closing = standing.find(({ name }) => CLOSING_CHAPTER.test(name))
  if (!closing || !standing.some(({ name }) => DONE_CHAPTER.test(name))) return false
  const held = standing
    .filter((one) => one === closing || DONE_CHAPTER.test(one.name))
    .flatMap((one) => one.held)
  const told = held.filter(({ text }) => TOLD.test(text)).length
  return told >= LEAST_TOLD_IN_CHAPTER && told > held.filter(({ text }) => /\bwill be\b/i.test(text)).length
}

const countIn = (sentences: readonly ReadSentence[], pattern: RegExp) =>
  sentences.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
const evidenceIn = (sentences: readonly ReadSentence[], pattern: RegExp): StudyEvidence[] =>
  sentences
    .filter(({ text }) => pattern.test(text))
    .slice(0, 3)
    .map(evidenceOf)

/** For a degree: its front page says so, or it has a thesis's thanks and declaration. */
function isOfDegree(front: readonly string[], headings: readonly string[]): boolean {
  if (front.slice(0, 20).some((line) => CALLED_THESIS.test(line.trim()))) return true
  if (front.some((line) => /\bmy (?:\w+ )?(?:thesis|dissertation)\b/i.test(line))) return true
  const says = front.filter((line) => DEGREE.test(line)).length
  const parts = new Set(headings.filter((one) => THESIS_HEADING.test(one)).map((one) => one.split(' ')[0]))
    .size
  return says >= 2 || (says >= 1 && parts >= 1) || parts >= 3
}

/** Chapters with text of their own, in the order of a thesis. */
function chaptersOf(reading: ReadDocument, prose: readonly ReadSentence[]): Chapter[] {
  const named = reading.sections.flatMap(({ title, role }) => {
    const number = numberOfChapter(title)
    return number === null ? [] : [role]
  })
  const held = new Map<string, number>()
  for (const { role } of prose) held.set(role, (held.get(role) ?? 0) + 1)
  const least = Math.max(4, prose.length * 0.06)
  return CHAPTERS.filter((chapter) => (held.get(chapter) ?? 0) >= least || named.includes(chapter))
}

const isChapterByName = ({ title, sections }: ReadDocument) =>
  [title, sections[0]?.title ?? ''].some(
    (name) => /^\s*chapter\s+\w+/i.test(name) && (numberOfChapter(name) ?? 1) > 1,
  )

/** One, two or three chapters of a longer work: their numbers do not run from the first to the last. */
function isPart(reading: ReadDocument, chapters: readonly Chapter[]): boolean {
  const titles = headingsOf(reading)
  const named = titles.filter((title) => /^\s*chapter\b/i.test(title))
  // "1. Sources of bias" is a numbered point, not a chapter.
  const counted =
    named.length > 0
      ? named
      : titles.filter((title) => /^\s*\d+\.\d/.test(title) || (/^\s*\d/.test(title) && roleOfHeading(title)))
  const numbers = new Set(counted.map(numberOfChapter).filter((one) => one !== null))
  const lowest = Math.min(...numbers)
  const saysChapter = titles.some((title) => /^chapter\s+\w+/i.test(title))
  if (numbers.size === 0) return false
  const hasWhole = chapters.includes('introduction') && chapters.includes('conclusion')
  if (lowest >= 2 && lowest <= 6 && !hasWhole) return true
  const hasOwnWork =
    chapters.includes('methods') || chapters.includes('results') || chapters.includes('discussion')
  // A first chapter describes on one page how the work will proceed.
  const isFirstAlone = named.length === 1 && !chapters.includes('results') && !chapters.includes('conclusion')
  return saysChapter && numbers.size <= 3 && (!hasOwnWork || isFirstAlone)
}

const ENDS: ReadonlySet<Chapter> = new Set(['results', 'discussion', 'conclusion'])

/** The first two or three chapters, with the front pages of the whole: the rest is still to come. */
function isBeginning(reading: ReadDocument, chapters: readonly Chapter[]): boolean {
  const numbers = headingsOf(reading)
    .filter((title) => /^\s*chapter\b/i.test(title))
    .map(numberOfChapter)
    .filter((one) => one !== null)
  return numbers.length >= 2 && Math.max(...numbers) <= 3 && !chapters.some((one) => ENDS.has(one))
}

/** The first three chapters, with methods that are still to come, are what is handed in as a proposal. */
const isAllToCome = (chapters: readonly Chapter[], prose: readonly ReadSentence[]): boolean => {
  const methods = prose.filter(({ role }) => role === 'methods')
  return chapters.includes('introduction') && countIn(methods, TO_BE_DONE) > countIn(methods, WAS)
}
const TO_BE_DONE =
  /\b(?:will|shall|would) (?:also )?(?:be|use|have|cover|include|consist|employ|adopt|involve|comprise|apply)\b/gi

/** With an abstract, acknowledgements and methods that are not planned, three chapters are the whole work. */
function isHandedIn(reading: ReadDocument, prose: readonly ReadSentence[]): boolean {
  const methods = prose.filter(({ role }) => role === 'methods')
  return (
    reading.sections.some(({ role }) => role === 'abstract') &&
    reading.sections.some(({ title }) => /^acknowledge?ments?\b/.test(bareHeading(title))) &&
    methods.length >= LEAST_OF_METHODS &&
    countIn(methods, WILL) < methods.length / LEAST_TOLD
  )
}
const LEAST_OF_METHODS = 20
/** One in this many sentences may still be in the future. */
const LEAST_TOLD = 8

/** A first chapter announces the others, but does not owe them. */
const withoutOverview = (reading: ReadDocument, chapters: readonly Chapter[]): Chapter[] => {
  const named = headingsOf(reading).filter((title) => /^\s*chapter\b/i.test(title))
  const isFirst = named.length === 1 && numberOfChapter(named[0]!) === 1
  return chapters.filter((chapter) => !isFirst || chapter === 'introduction')
}

function isReview(
  reading: ReadDocument,
  prose: readonly ReadSentence[],
  chapters: readonly Chapter[],
): boolean {
  // "Literature Review" is a chapter of nearly every work; a title only above all the others.
  const first = [
    reading.title,
    // "CHAPTER TWO: LITERATURE REVIEW" opens part of a thesis, and is not a review.
    ...reading.sections
      .slice(0, 1)
      .map(({ title }) => title)
      .filter((title) => !/^\s*chapter\b/i.test(title)),
    ...reading.sentences.slice(0, 6).map(({ text }) => text),
  ]
  const named = first.some((line) => line.length < 200 && REVIEW_TITLE.test(line))
  const speaks = prose.filter(({ text }) => OWN_REVIEW.test(text)).length
  return (named && speaks >= 1) || (named && !chapters.includes('results')) || speaks >= 5
}

/** No journal prints more than this. */
const LONGEST_PAPER = 55
/** No journal prints chapters. */
const CHAPTERS_OF_A_THESIS = 4
const SHORTEST_THESIS = 15
const hasChapters = (reading: ReadDocument) =>
  reading.pages >= SHORTEST_THESIS &&
  new Set(
    headingsOf(reading)
      .filter((title) => /^\s*chapter\b/i.test(title))
      .map(numberOfChapter)
      .filter((one) => one !== null),
  ).size >= CHAPTERS_OF_A_THESIS
const isLong = (reading: ReadDocument, headings: readonly string[]) =>
  hasChapters(reading) ||
  reading.pages > LONGEST_PAPER ||
  (reading.pages > 45 && headings.some((one) => THESIS_HEADING.test(one)))
