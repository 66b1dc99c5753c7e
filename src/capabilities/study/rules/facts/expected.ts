/** The kinds of fact a reader expects at each stage. */
import type { Discipline } from './discipline.ts'
import type { FactKind } from './fact.ts'
import type { Chapter, WorkStage } from './stage.ts'

const PLAN: readonly FactKind[] = [
  'aim',
  'problem',
  'gap',
  'design',
  'sampling',
  'instrument',
  'analysis',
  'ethics',
  'contribution',
]
const WHOLE: readonly FactKind[] = [
  'aim',
  'gap',
  'design',
  'sample-size',
  'sampling',
  'setting',
  'period',
  'instrument',
  'analysis',
  'ethics',
  'result',
  'conclusion',
  'limitation',
  'recommendation',
]
const OF_CHAPTER: Record<Chapter, readonly FactKind[]> = {
  introduction: ['aim', 'problem', 'contribution'],
  literature: ['gap'],
  methods: ['design', 'sampling', 'instrument', 'analysis', 'ethics'],
  results: ['result'],
  discussion: ['limitation'],
  conclusion: ['conclusion', 'recommendation'],
}
/** Kinds of fact that a discipline does without. */
const NOT_IN: Partial<Record<Discipline, readonly FactKind[]>> = {
  mathematics: [
    'design',
    'sample-size',
    'sampling',
    'setting',
    'period',
    'instrument',
    'analysis',
    'ethics',
    'recommendation',
    'limitation',
  ],
  computing: ['sample-size', 'sampling', 'setting', 'period', 'ethics', 'instrument'],
  engineering: ['sampling', 'setting', 'period', 'ethics'],
  'natural sciences': ['ethics'],
  law: ['sample-size', 'sampling', 'setting', 'period', 'instrument', 'ethics', 'design'],
  humanities: [
    'sample-size',
    'sampling',
    'setting',
    'period',
    'instrument',
    'ethics',
    'design',
    'recommendation',
    'result',
  ],
}

/** Kinds that only a study of people owes; published figures need no consent. */
const OF_PEOPLE: readonly FactKind[] = ['ethics', 'sampling']
const ARTEFACTS: ReadonlySet<Discipline> = new Set(['computing', 'engineering', 'mathematics'])

export function expectedOf(
  stage: WorkStage,
  chapters: readonly Chapter[],
  discipline: Discipline | null,
  studiesPeople = true,
): FactKind[] {
  const wanted =
    stage === 'proposal'
      ? PLAN
      : stage === 'chapter'
        ? chapters.flatMap((chapter) => OF_CHAPTER[chapter])
        : stage === 'literature-review'
          ? (['aim', 'gap', 'conclusion', 'limitation'] as const)
          : WHOLE
  const not = discipline ? (NOT_IN[discipline] ?? []) : []
  const isOwed = (kind: FactKind) =>
    !not.includes(kind) &&
    (studiesPeople ||
      !(
        OF_PEOPLE.includes(kind) ||
        (kind === 'sample-size' && discipline !== null && ARTEFACTS.has(discipline))
      ))
  return [...new Set(wanted)].filter(isOwed)
}
