/** The plan of a session: at most so many questions, the weak spots first, every area with its turn, each on a sentence and its place. */

import type { BookOfFacts, Chapter } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { Fact } from '#capabilities/study/rules/facts/fact.ts'
import type { ExamQuestion } from '#capabilities/study/rules/gist/questions.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentModel, SectionRole } from '#product/document-model.ts'
import { MOST_QUESTIONS } from '../../spec.ts'
import { AREAS, type Area } from '../names.ts'
import type { KindOfQuestion } from './asks/ask.ts'
import { claimsOf } from './claims.ts'
import type { Drafted } from './draft.ts'
import { missingIn } from './missing.ts'
import { leadOf } from './place-in-words.ts'
import type { Plan, PlannedQuestion } from './plan.ts'
import { BY_KIND } from './questions-by-kind.ts'
import { weakSpots } from './weak-spots.ts'

const AFTER_RESULTS: ReadonlySet<Chapter> = new Set(['results', 'discussion', 'conclusion'])
/** With fewer sure facts what is only likely is asked about too: a question claims nothing. */
const ENOUGH_SHOWN = 12
const MOST_STRENGTHS = 3

export function makePlan(
  study: OpenStudy,
  { title, notes }: Pick<DocumentModel, 'title' | 'notes'>,
  name: string,
): Plan {
  const book = study.facts()
  const isPlanned =
    book.stage === 'proposal' ||
    (book.stage === 'chapter' && !book.chapters.some((chapter) => AFTER_RESULTS.has(chapter)))
  const hand = handOf(`${title} ${name}`)
  const weak = [...weakSpots(study, isPlanned), ...missingIn(book, isPlanned)]
  const taken = new Set(weak.map(({ place }) => place.sentenceId))
  const usual = onFacts(
    study.questions().filter(isWhole).filter(isInItsPlace(study)),
    book,
    isPlanned,
    hand,
  ).filter(({ place }) => !taken.has(place.sentenceId))
  const first = [...weak, ...spreadOverAreas(usual)]
  const more = first.length < MOST_QUESTIONS ? moreOf(study, book, first, { isPlanned, hand }) : []
  const drafted = [...first, ...more].slice(0, MOST_QUESTIONS)
  return {
    title: title || book.title || name,
    stage: book.stage,
    isPlanned,
    questions: worded(drafted),
    claims: claimsOf(book, study.design(), study.reading),
    strengths: strengthsOf(book),
    reader: book.model ? { name: book.model, builtIn: false } : { name: STUDY_SENTENCES.name, builtIn: true },
    notes,
  }
}

function worded(drafted: readonly Drafted[]): PlannedQuestion[] {
  const asked = new Set<string>()
  return drafted.flatMap((draft) => {
    const id = `${draft.about} ${draft.place.sentenceId}`
    if (asked.has(id)) return []
    asked.add(id)
    const words = [draft.asks, draft.place.quote, ...draft.also.map(({ quote }) => quote)].join(' ')
    return [{ ...draft, id, lead: leadOf(draft.place), terms: [...new Set(contentStems(words))] }]
  })
}

/** The same work draws the same; two works seldom do. */
type Hand = <Item>(items: readonly Item[], salt: string) => Item | undefined

function handOf(work: string): Hand {
  return (items, salt) => {
    let hash = 2_166_136_261
    for (const letter of `${work} ${salt}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619)
    return items[(hash >>> 0) % Math.max(1, items.length)]
  }
}

function onFacts(
  questions: readonly ExamQuestion[],
  book: BookOfFacts,
  isPlanned: boolean,
  hand: Hand,
): Drafted[] {
  const certainty = new Map(
    book.facts.map((fact) => [`${fact.kind} ${fact.evidence.sentenceId}`, fact.certainty]),
  )
  // What was left out, assumed or said strongly is no fact of the book, and stands in the text all the same.
  const isShown = ({ about, evidence }: ExamQuestion) =>
    certainty.get(`${about} ${evidence.sentenceId}`) !== 'likely'
  const shown = questions.filter(isShown)
  const chosen = shown.length >= ENOUGH_SHOWN ? shown : questions
  const asked = new Set<string>()
  return chosen.flatMap((question) => {
    const { about, evidence, also, weight, role } = question
    const kind = BY_KIND[about as Fact['kind']]
    const asks = kind ? wordsFor(kind, about, evidence.quote, { isPlanned, hand, asked }) : question.question
    if (!asks) return []
    asked.add(asks)
    return [
      {
        about,
        area: kind?.area ?? areaOf(role),
        asks,
        place: evidence,
        also,
        weak: false,
        weight,
        deeper: (kind && hand(kind.deeper, evidence.sentenceId)) || 'Where in your work is that shown?',
        advice:
          kind?.advice ?? 'Write down in two sentences what you would answer, with the page it rests on.',
        within: kind?.within ?? 'day',
      },
    ]
  })
}

type Wording = { isPlanned: boolean; hand: Hand; asked: ReadonlySet<string> }

/** What the sentence itself calls for first; nothing is asked twice in the same words. */
function wordsFor(
  { asks }: KindOfQuestion,
  about: string,
  quote: string,
  { isPlanned, hand, asked }: Wording,
): string | undefined {
  // A plan tells of what was done already as done.
  const toCome = isPlanned && !(DONE.test(quote) && !TO_COME.test(quote))
  const words = (ask: (typeof asks)[number]) => (toCome || ask.done === null ? ask.planned : ask.done)
  const open = asks.filter((ask) => {
    const said = words(ask)
    return said !== null && !asked.has(said)
  })
  const called = open.find(({ when }) => when?.test(quote))
  const chosen =
    called ??
    hand(
      open.filter(({ when }) => !when),
      about,
    )
  return chosen ? (words(chosen) ?? undefined) : undefined
}

/** Where there is room, what else the work says of itself, the kinds that examiners ask about most first. */
const MORE = [
  'result',
  'conclusion',
  'limitation',
  'analysis',
  'sampling',
  'problem',
  'gap',
  'theory',
  'instrument',
  'contribution',
  'procedure',
  'setting',
  'objective',
  'approach',
  'reliability',
  'definition',
] as const

function moreOf(
  study: OpenStudy,
  book: BookOfFacts,
  first: readonly Drafted[],
  { isPlanned, hand }: Pick<Wording, 'isPlanned' | 'hand'>,
): Drafted[] {
  const used = new Set(
    first.flatMap(({ place, also }) => [place, ...also].map(({ sentenceId }) => sentenceId)),
  )
  const asked = new Set(first.map(({ asks }) => asks))
  const roles = new Map(study.reading.sentences.map(({ id, role }) => [id, role]))
  const isInPlace = isInItsPlace(study)
  const byKind = MORE.map((kind) =>
    book.facts.filter((fact) => {
      const { evidence, certainty } = fact
      const words = evidence.quote.split(/\s+/).length
      const question = { about: kind, evidence, role: roles.get(evidence.sentenceId) ?? 'other' } as const
      return (
        fact.kind === kind &&
        certainty === 'shown' &&
        words >= LEAST_WORDS &&
        words <= MOST_WORDS &&
        !used.has(evidence.sentenceId) &&
        isWhole(question) &&
        isInPlace(question)
      )
    }),
  )
  const drafted: Drafted[] = []
  for (let round = 0; round < MORE_ROUNDS; round += 1)
    for (const [at, facts] of byKind.entries()) {
      const about = MORE[at]!
      const kind = BY_KIND[about]
      const [fact, ...others] = facts.filter(({ evidence }) => !used.has(evidence.sentenceId))
      if (!kind || !fact) continue
      const { evidence } = fact
      const asks =
        wordsFor(kind, about, evidence.quote, { isPlanned, hand, asked }) ??
        (isPlanned ? undefined : kind.deeper.find((words) => !asked.has(words)))
      if (!asks) continue
      used.add(evidence.sentenceId)
      asked.add(asks)
      const { area, advice, within } = kind
      const deeper = hand(kind.deeper, evidence.sentenceId) ?? ''
      drafted.push({
        about,
        area,
        asks,
        place: evidence,
        also: others.slice(0, MOST_ALSO).map((other) => other.evidence),
        weak: false,
        weight: 3 - round,
        deeper,
        advice,
        within,
      })
    }
  return drafted
}
const MORE_ROUNDS = 3
const MOST_ALSO = 2
const LEAST_WORDS = 8
const MOST_WORDS = 60

const DONE = /\b(?:was|were)\b/i
const TO_COME = /\b(?:will|shall|would|going to|is to be|are to be)\b/i

/** A sentence that a page or a list has cut is no ground for a question. Items of a list need no full stop. */
const ITEMS: ReadonlySet<string> = new Set(['objective', 'question', 'hypothesis', 'aim'])
const CUT =
  /\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were|using|defined as|including|follows?|following)\s*:?$/i
type Placed = Pick<ExamQuestion, 'about' | 'role' | 'evidence'>
const isWhole = ({ about, evidence: { quote } }: Placed): boolean =>
  !CUT.test(quote.trim()) && (ITEMS.has(about) || /[.!?”"’)\]]$/.test(quote.trim()))

/** What closes a chapter of literature concludes nothing of this work. */
const AT_THE_END: ReadonlySet<string> = new Set(['conclusion', 'recommendation', 'result', 'null-result'])
const EARLY = 0.4
function isInItsPlace({ reading }: OpenStudy): (question: Placed) => boolean {
  const at = new Map(reading.sentences.map(({ id }, index) => [id, index / reading.sentences.length]))
  return ({ about, role, evidence }) =>
    !AT_THE_END.has(about) ||
    role === 'abstract' ||
    isShort(reading.sentences.length) ||
    (at.get(evidence.sentenceId) ?? 1) > EARLY
}
/** A paper has no chapters that end with a conclusion of their own. */
const isShort = (sentences: number): boolean => sentences < 350

const OF_ROLES: Partial<Record<SectionRole, Area>> = {
  introduction: 'problem',
  literature: 'literature',
  methods: 'method',
  results: 'results',
  discussion: 'results',
  conclusion: 'contribution',
}
const areaOf = (role: SectionRole): Area => OF_ROLES[role] ?? 'problem'

/** Round by round the weightiest of each area, so that no session is all method. */
function spreadOverAreas(drafted: readonly Drafted[]): Drafted[] {
  const byArea = new Map(AREAS.map((area) => [area, drafted.filter((one) => one.area === area)]))
  const rounds: Drafted[] = []
  for (let round = 0; rounds.length < drafted.length; round += 1) {
    const next = [...byArea.values()].flatMap((of) => of[round] ?? [])
    rounds.push(...next.sort((a, b) => b.weight - a.weight))
  }
  return rounds
}

/** What is clearly said, to begin with it: an aim, a design, a limit admitted. */
function strengthsOf(book: BookOfFacts) {
  const kinds = ['aim', 'limitation', 'sampling', 'design', 'question'] as const
  return kinds
    .flatMap((kind) => book.facts.find((fact) => fact.kind === kind && fact.certainty === 'shown') ?? [])
    .map(({ evidence }) => evidence)
    .slice(0, MOST_STRENGTHS)
}
