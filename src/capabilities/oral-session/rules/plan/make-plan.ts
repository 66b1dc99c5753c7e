/**
 * The plan of a session: the shape of a viva, each question on a place. Opening; the chain from question to method,
 * result and conclusion; the heaviest faults; limits and use; the close. What is left over waits for time that is left.
 */
import {
  evidenceOf,
  type OpenStudy,
  type ReadDocument,
  type SaidOfWork,
  type StudyEvidence,
  saidOf,
  saidOfWork,
} from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { claimsOf, numbersOf } from './claims.ts'
import { faultsOf, faultsOfDesign, onePerPlace } from './faults.ts'
import { isGround } from './grounds.ts'
import { methodsIn } from './method-words.ts'
import { enough, onFault, onTables } from './on-parts.ts'
import { onTopics } from './on-topics.ts'
import type { ExamPlan, Phase, PlannedQuestion } from './plan.ts'
import { type QuestionDraft, toldEnough } from './question-draft.ts'
import { subjectOf, titleQuietly } from './subject.ts'
import { ownLinesOf, wordsOfWork } from './words-of-work.ts'

const MOST_FAULTS = 5
/** Whose sentence is in dispute is asked about that, and not how sure it is as well. */
const ASKED_ONCE: ReadonlySet<string> = new Set([
  'results',
  'conclusion',
  'objectives',
  'questions',
  'recommendations',
])

export function makePlan(
  study: OpenStudy,
  { title, notes }: Pick<DocumentModel, 'title' | 'notes'>,
  name: string,
): ExamPlan {
  const { reading } = study
  const record = study.record()
  const appraisal = study.appraisal()
  const { kind } = appraisal
  const said = saidOfWork(record)
  const titled = saidOf(record, 'title')[0]?.value || title
  const front = firstPlace(reading, said)
  const text = reading.sentences.map((one) => one.text).join(' ')
  const subject = subjectOf(said, titled || name, text)
  const { faults, fixes, summary } = faultsOf(study)
  const disputed = onePerPlace(
    [...faults, ...faultsOfDesign(appraisal.weak)].sort((a, b) => b.weight - a.weight),
  )
  const inDispute = new Set(disputed.map(({ place }) => place.sentenceId))
  const drafts = front
    ? [
        ...onTopics(kind, said, reading, {
          front,
          title: saidOf(record, 'title')[0]?.value || title,
        }),
        ...disputed.map((fault, at) => onFault(fault, at < MOST_FAULTS ? 'faults' : 'more')),
        ...onTables(reading, said, kind),
      ]
    : []
  const planned = enough(
    kind,
    drafts.filter(
      (draft) =>
        !isAskedAsObjective(draft, drafts) &&
        !(ASKED_ONCE.has(draft.about) && inDispute.has(draft.place.sentenceId)),
    ),
    reading,
    said,
  )
  return {
    title: titleQuietly(titled, text),
    subject,
    stage: record.stage,
    kind,
    questions: eachToldOnce(byTopic(withIds(planned))),
    said,
    fixes,
    fixSummary: summary,
    appraisal: { ...appraisal, title: titleQuietly(titled, text) },
    parts: chaptersOf(reading),
    claims: claimsOf(record, reading),
    numbers: numbersOf(reading),
    ...wordsOfWork(reading, said),
    // What sources did, and what a first chapter says of others, the work did not do.
    methods: methodsIn(
      reading.sentences
        .filter(({ role }) => role !== 'literature' && role !== 'references')
        .map(({ text }) => text)
        .join('\n'),
    ),
    ...ownLinesOf(reading),
    readBy: study.read?.model ?? null,
    notes,
  }
}

/** A date and a time, as a service prints them on what it has received. */
const STAMPED = /\b\d{1,2}:\d\d\b.*\b\d{1,2}:\d\d\b/
/** Where a question on the whole work rests: its aim, or its first sentence. */
function firstPlace({ sentences }: ReadDocument, said: SaidOfWork): StudyEvidence | undefined {
  const aim = (['aim', 'objectives', 'questions', 'problem'] as const).flatMap(
    (slot) => said[slot]?.[0]?.place ?? [],
  )[0]
  const first = sentences.filter(isGround)
  const own = first.filter(({ role }) => role !== 'front-matter')
  const sentence = own.find(({ text }) => !STAMPED.test(text)) ?? own[0] ?? first[0]
  return aim ?? (sentence && evidenceOf(sentence))
}

const MOST_PARTS = 20
const chaptersOf = ({ sections, roleOf }: ReadDocument): ExamPlan['parts'] =>
  sections
    .filter(({ level }) => level <= 2)
    .flatMap(({ id, title }) => {
      const role = roleOf.get(id)
      return role && role !== 'other' && role !== 'front-matter' ? [{ role, title }] : []
    })
    .filter(({ role }, at, all) => all.findIndex((one) => one.role === role) === at)
    .slice(0, MOST_PARTS)

const stemsOf = (text: string): string[] => [...new Set(contentStems(text))]

function withIds(drafts: readonly QuestionDraft[]): PlannedQuestion[] {
  const ids = new Set<string>()
  return drafts.flatMap(({ support, ...draft }) => {
    const id = `${draft.about} ${draft.place.sentenceId}`
    if (ids.has(id)) return []
    ids.add(id)
    return [
      {
        ...draft,
        id,
        quoted: draft.phase !== 'opening' && draft.lead !== '' && support === '',
        asked: stemsOf([draft.asks, draft.easier].join(' ')),
        grounds: stemsOf([support, ...[draft.place, ...draft.also].map(({ quote }) => quote)].join(' ')),
      },
    ]
  })
}

/** A question and an objective in nearly the same words are one thing. */
const NEARLY_ALL = 0.7
function isAskedAsObjective(
  { about, place }: Pick<QuestionDraft, 'about' | 'place'>,
  drafts: readonly QuestionDraft[],
): boolean {
  if (about !== 'questions') return false
  const stems = stemsOf(place.quote)
  return drafts.some((one) => {
    if (one.about !== 'objectives') return false
    const other = new Set(stemsOf(one.place.quote))
    return stems.filter((stem) => other.has(stem)).length >= NEARLY_ALL * Math.min(stems.length, other.size)
  })
}

const ORDER: readonly Phase[] = ['opening', 'chain', 'faults', 'limits', 'close', 'more']
/** The chain runs from question to method, result and conclusion. */
const ALONG: readonly string[] = [
  'problem',
  'aim',
  'questions',
  'objectives',
  'hypotheses',
  'requirements',
  'design',
  'architecture',
  'tools',
  'sample',
  'sampling',
  'instruments',
  'access',
  'analysis',
  'tests',
  'main result',
  'results',
  'first finding',
  'time',
  'money',
  'conclusion',
]

/** Before the heaviest faults only what the work is about. */
const FIRST: ReadonlySet<string> = new Set(['problem', 'aim'])

function byTopic(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  const along = ({ about }: PlannedQuestion) => ALONG.indexOf(about) + 1 || ALONG.length + 1
  const rank = ({ phase, about }: PlannedQuestion) =>
    phase === 'chain' && !FIRST.has(about) ? ORDER.indexOf('faults') + HALF_A_STEP : ORDER.indexOf(phase)
  return [...questions].sort(
    (a, b) => rank(a) - rank(b) || (a.phase === 'chain' ? along(a) - along(b) : 0) || b.weight - a.weight,
  )
}
const HALF_A_STEP = 0.5

/** The same sentence is no better answer to one question after another. */
function eachToldOnce(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  const told = new Set<string>()
  return questions.map((question) => {
    // What was computed on a fault is told by itself; and who is asked for one sentence is given one.
    if (question.weak) return question
    const fresh = question.better.filter((sentence) => !told.has(sentence))
    const better = question.about === 'remember' ? fresh.slice(0, 1) : toldEnough(fresh)
    for (const sentence of better) told.add(sentence)
    return { ...question, better }
  })
}
