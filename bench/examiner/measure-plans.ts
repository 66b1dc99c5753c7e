/** Plans over real works: how many of the keys' questions they meet, and whether each work gets different questions. */
import type { ExamPlan } from '../../src/capabilities/oral-session/rules/plan/plan.ts'
import type { Key } from '../real/key.ts'
import { shareOf } from '../real/matching.ts'

export type Work = { file: string; key: Key; plan: ExamPlan; own: readonly string[] }

/** Half of the words of the sentence a key's question is grounded in. */
const QUOTED = 0.5

const textOf = ({ questions }: ExamPlan): string =>
  questions
    .map(({ lead, asks, place, also }) =>
      [lead, asks, place.quote, ...also.map(({ quote }) => quote)].join(' '),
    )
    .join(' ')

const metBy = ({ key, plan }: Work): number => {
  const text = textOf(plan)
  return key.questions.filter(({ quote = '' }) => quote && shareOf(quote, text) >= QUOTED).length
}

/** As they are heard, with the sentence they are about; and the bare question alone. */
const whole = ({ plan: { questions } }: Work): Set<string> =>
  new Set(questions.map(({ lead, asks }) => `${lead} ${asks}`))
const bare = ({ plan: { questions } }: Work): Set<string> => new Set(questions.map(({ asks }) => asks))
/** And without what a question takes over from this work: the way it is asked alone. */
const patterns = ({ own, plan: { questions } }: Work): Set<string> =>
  new Set(
    questions.map(({ asks }) =>
      own.reduce(
        (words, name) => words.replaceAll(name, '…'),
        asks.replace(/“[^”]*”/g, '“…”').replace(/\d[\d.,%]*/g, '…'),
      ),
    ),
  )

export function measurePlans(works: readonly Work[]) {
  const placeless = works.flatMap(({ plan }) =>
    plan.questions.filter(({ place }) => place.quote === '' || !(place.page > 0)),
  ).length
  return {
    met: works.reduce((sum, work) => sum + metBy(work), 0) / works.length,
    placeless,
    shared: mostShared(works, whole),
    sharedBare: mostShared(works, bare),
    sharedPatterns: mostShared(works, patterns),
    most: Math.max(...works.map(({ plan }) => plan.questions.length)),
  }
}

/** As a share of the larger plan of any two. */
function mostShared(works: readonly Work[], asked: (work: Work) => Set<string>): number {
  const sets = works.map(asked)
  const parts = sets.flatMap((mine, at) =>
    sets.slice(at + 1).map((theirs) => {
      const both = [...mine].filter((question) => theirs.has(question)).length
      return both / Math.max(1, mine.size, theirs.size)
    }),
  )
  return Math.max(0, ...parts)
}
