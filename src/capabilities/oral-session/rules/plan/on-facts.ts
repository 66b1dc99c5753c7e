/**
 * Questions on the facts and decisions of a work: the weightiest of each kind first, and more of each if there is room.
 */
import type { BookOfFacts, ExamQuestion, OpenStudy } from '#capabilities/study/index.ts'
import type { Drafted } from './draft.ts'
import { adviceOf, type Deeper } from './going-deeper.ts'
import { BY_KIND } from './questions-by-kind.ts'
import { soundIn } from './sound.ts'
import type { Wordings } from './wording.ts'

type WordedQuestions = { wordings: Wordings; deeper: Deeper; isPlanned: boolean }
type Grounds = Pick<ExamQuestion, 'about' | 'evidence' | 'also' | 'weight'>

/** With fewer certain facts, likely ones are asked about too: a question claims nothing. */
const ENOUGH_SHOWN = 12

export function onFacts(study: OpenStudy, taken: ReadonlySet<string>, said: WordedQuestions): Drafted[] {
  const certainty = new Map(
    study.facts().facts.map((fact) => [`${fact.kind} ${fact.evidence.sentenceId}`, fact.certainty]),
  )
  // Exclusions, assumptions and strong claims are not facts of the book, but they are in the text all the same.
  const isShown = ({ about, evidence }: ExamQuestion) =>
    certainty.get(`${about} ${evidence.sentenceId}`) !== 'likely'
  const sound = study
    .questions()
    .filter(soundIn(study))
    .filter(({ evidence }) => !taken.has(evidence.sentenceId))
  const shown = sound.filter(isShown)
  return (shown.length >= ENOUGH_SHOWN ? shown : sound).flatMap((grounds) => drafted(grounds, said))
}

function drafted(
  { about, evidence, also, weight }: Grounds,
  { wordings, deeper, isPlanned }: WordedQuestions,
): Drafted[] {
  const kind = BY_KIND[about]
  const asks = kind && wordings(kind, { id: evidence.sentenceId, quote: evidence.quote })
  if (!kind || !asks) return []
  const { area, within } = kind
  return [
    {
      about,
      area,
      asks,
      place: evidence,
      also,
      weak: false,
      weight,
      deeper: deeper(kind, { id: evidence.sentenceId, quote: evidence.quote, asks }),
      advice: adviceOf(kind, isPlanned, evidence.quote),
      within,
    },
  ]
}

/** The kinds that examiners ask about most first. */
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
const ROUNDS = 3
const MOST_ALSO = 2
const LEAST_WORDS = 8
const MOST_WORDS = 60

/** Further statements of the work, if there is room. */
export function moreOn(study: OpenStudy, first: readonly Drafted[], said: WordedQuestions): Drafted[] {
  const used = new Set(
    first.flatMap(({ place, also }) => [place, ...also].map(({ sentenceId }) => sentenceId)),
  )
  const byKind = MORE.map((about) => soundFacts(study, about, used))
  const found: Drafted[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, facts] of byKind.entries()) {
      const [evidence, ...others] = facts.filter(({ sentenceId }) => !used.has(sentenceId))
      if (!evidence) continue
      const also = others.slice(0, MOST_ALSO)
      const one = drafted({ about: MORE[at]!, evidence, also, weight: ROUNDS - round }, said)
      if (one.length > 0) used.add(evidence.sentenceId)
      found.push(...one)
    }
  return found
}

function soundFacts(study: OpenStudy, about: (typeof MORE)[number], used: ReadonlySet<string>) {
  const book: BookOfFacts = study.facts()
  const roles = new Map(study.reading.sentences.map(({ id, role }) => [id, role]))
  const isSound = soundIn(study)
  return book.facts
    .filter(({ kind, certainty }) => kind === about && certainty === 'shown')
    .map(({ evidence }) => evidence)
    .filter((evidence) => {
      const words = evidence.quote.split(/\s+/).length
      const role = roles.get(evidence.sentenceId) ?? 'other'
      return (
        words >= LEAST_WORDS &&
        words <= MOST_WORDS &&
        !used.has(evidence.sentenceId) &&
        isSound({ about, evidence, role })
      )
    })
}
