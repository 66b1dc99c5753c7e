/** Whether a sentence does for its work what its slide is about, by learned roles: a true sentence under a false name is wrong. */
import type { SentenceRole } from '#capabilities/study/index.ts'
import type { DeckPart } from '../draft.ts'
import type { Work } from '../work.ts'

type Sought = { roles: readonly SentenceRole[]; least: number }

/** What the sentences of a part do, wherever a part is filled or goes on. */
export const PART_DOES = {
  Methods: [
    'design',
    'setting',
    'population',
    'sample-size',
    'sampling',
    'collecting',
    'analysis',
    'ethics',
    'validity',
    'built',
  ],
  Results: ['result', 'conclusion', 'built'],
  Conclusion: ['conclusion', 'result', 'contribution'],
} as const satisfies Partial<Record<DeckPart, readonly SentenceRole[]>>

const HOW: readonly SentenceRole[] = [...PART_DOES.Methods, 'who-answered']

/** How likely it has to be one of these. A heading or the record has named it already, so less is asked than of a sentence alone. */
const SOUGHT: Readonly<Record<string, Sought>> = {
  problem: { roles: ['problem', 'gap'], least: 0.3 },
  gap: { roles: ['gap', 'problem'], least: 0.4 },
  significance: { roles: ['contribution', 'aim'], least: 0.4 },
  design: { roles: HOW, least: 0.5 },
  sampling: {
    roles: ['population', 'sample-size', 'sampling', 'who-answered', 'setting'],
    least: 0.5,
  },
  instruments: { roles: ['collecting', 'sampling', 'validity', 'built'], least: 0.4 },
  analysis: { roles: ['analysis', 'validity'], least: 0.4 },
  ethics: { roles: ['ethics', 'validity', 'collecting'], least: 0.4 },
  tests: { roles: ['built', 'result', 'conclusion', 'validity', 'collecting'], least: 0.5 },
  limits: { roles: ['limitation', 'further-work'], least: 0.5 },
  conclusion: { roles: ['conclusion', 'result', 'built', 'contribution'], least: 0.5 },
  recommendations: { roles: ['recommendation', 'further-work'], least: 0.5 },
}
const OF_PART: Partial<Record<DeckPart, Sought>> = {
  Background: { roles: ['none', 'problem', 'gap', 'setting', 'contribution', 'built'], least: 0.5 },
  Methods: { roles: HOW, least: 0.4 },
  Results: { roles: PART_DOES.Results, least: 0.5 },
  Conclusion: { roles: PART_DOES.Conclusion, least: 0.5 },
}

/** What nobody has read may be anything. */
export function doesFor(
  work: Work,
  { id, part }: { id: string; part: DeckPart },
  sentenceId: string,
): boolean {
  const sought = SOUGHT[id] ?? OF_PART[part]
  const { odds } = work.study.roleOf(sentenceId)
  return !sought || odds('none') === 0 || odds(...sought.roles) >= sought.least
}
