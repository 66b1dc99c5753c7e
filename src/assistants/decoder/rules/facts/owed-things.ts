/**
 * What a work owes beside the facts of every study, and what to say where a search of the whole text found no trace of
 * it. A thing that is there earns no praise: its own sentence is quoted in its section.
 */
import { lookFor, notFound, type Sought } from '#capabilities/study/facts.index.ts'
import {
  type FactCheckId,
  type FactKind,
  type ReadDocument,
  type StudyCheck,
  type StudyRecord,
  saidOf,
  type Work,
} from '#capabilities/study/index.ts'

type Owed = {
  check: FactCheckId
  of: Sought
  topic: string
  area: StudyCheck['area']
  weight: StudyCheck['weight']
  advice: string
  asked: string
  /** A fact of which it is a part: where that was not found, nothing is said of the part. */
  within?: FactKind
  isOwed(work: Work, record: StudyRecord): boolean
}

const isFinished = ({ stage }: Work) => stage === 'thesis' || stage === 'paper'
const isWhole = ({ stage }: Work) => stage === 'proposal' || stage === 'thesis' || stage === 'paper'

/** "Is related to", "the effect of", "differs between": a count alone answers none of these. */
const RELATES =
  /\b(?:relat(?:ed|ion\w*)|associat\w+|effects? (?:of|on)|influences?|impacts?|differ\w*|correlat\w+|determinants? of|predict\w*|depend(?:s|ent)? on|significant)\b/i
const TALKS =
  /\b(?:qualitative|interviews?|focus groups?|phenomenolog\w+|thematic|case study|ethnograph\w+)\b/i

const asksForARelation = (record: StudyRecord): boolean => {
  const asked = (['objectives', 'questions', 'hypotheses', 'aim'] as const).flatMap((slot) =>
    saidOf(record, slot),
  )
  return asked.some(({ value }) => RELATES.test(value)) && !talks(record)
}

const talks = (record: StudyRecord): boolean =>
  (['design', 'instruments', 'analyses'] as const)
    .flatMap((slot) => saidOf(record, slot))
    .some(({ value }) => TALKS.test(value))

const takesFromBodies = (record: StudyRecord): boolean =>
  (['sampleAnalysed', 'samplePlanned', 'sampling', 'instruments'] as const)
    .flatMap((slot) => saidOf(record, slot))
    .some(({ evidence }) =>
      evidence.some(({ quote }) => /\b(?:stool|blood|urine|saliva|sputum|swabs?)\b/i.test(quote)),
    )

export const OWED_THINGS: readonly Owed[] = [
  {
    check: 'fact-tests',
    of: 'tests',
    topic: 'how the system was tried out',
    area: 'data',
    weight: 3,
    advice:
      'Try it with a few users and a list of test cases, and report what worked, what failed and how long it took.',
    asked: 'How do you know that it works? Who tried it, on what, and what failed?',
    isOwed: (work) => work.builds && isFinished(work),
  },
  {
    check: 'fact-relation-test',
    of: 'relation-test',
    topic: 'the name of a statistical test for the relations and effects the work asks about',
    area: 'statistics',
    weight: 3,
    advice: 'Name the test for each such objective; counts and shares alone cannot show a relation.',
    asked: 'You ask whether things are related. By which test would you know?',
    isOwed: (work, record) => !work.builds && isWhole(work) && asksForARelation(record),
  },
  {
    check: 'fact-consent',
    of: 'consent',
    topic: 'how people agreed to take part',
    area: 'methodology',
    weight: 3,
    advice: 'Say how consent is obtained, and from whom.',
    asked: 'How do the people in your study agree to take part?',
    within: 'ethics',
    isOwed: (work, record) =>
      isWhole(work) && !work.builds && (work.studiesPeople || takesFromBodies(record)),
  },
  {
    check: 'fact-timetable',
    of: 'timetable',
    topic: 'a timetable',
    area: 'methodology',
    weight: 2,
    advice: 'Add a timetable: each step, its months, and what has to be ready before it.',
    asked: 'When will each step be done, and what has to be ready before it?',
    isOwed: ({ stage }) => stage === 'proposal',
  },
  {
    check: 'fact-budget',
    of: 'budget',
    topic: 'a budget',
    area: 'methodology',
    weight: 1,
    advice: 'Add a budget: what each step costs, and who pays.',
    asked: 'What will it cost, and who pays?',
    isOwed: ({ stage, studiesPeople, builds }) => stage === 'proposal' && studiesPeople && !builds,
  },
]

export function checksOfOwed(
  work: Work,
  record: StudyRecord,
  missing: ReadonlySet<FactKind>,
  reading: ReadDocument,
): StudyCheck[] {
  if (work.expected.length === 0) return []
  return OWED_THINGS.filter((one) => one.isOwed(work, record)).flatMap(
    ({ check: id, of, topic, area, weight, advice, within }) => {
      if (within && missing.has(within)) return []
      const { isAbsent, looked } = lookFor(reading, of)
      if (!isAbsent) return []
      const about = { id, area, weight, label: `It says ${topic}` }
      return [notFound(about, notFoundWords(topic, looked), advice)]
    },
  )
}

export const notFoundWords = (topic: string, looked: readonly string[]): string =>
  `Not found in the text: ${topic}. I looked through ${looked.join(', ')}.`
