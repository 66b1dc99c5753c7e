import { expect, it } from 'vitest'
import { analysisOf } from '#tests/analysed.ts'
import type { WrittenSection } from '#tests/model-of.ts'
import { POISONS, type Poison } from '#tests/poisons.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'

const PLACES = [
  'Abstract',
  '3.1 Design and sampling',
  'Chapter 4: Results',
  'Chapter 5: Discussion',
  'Chapter 6: Conclusion and recommendations',
]
const judged = (sections: WrittenSection[], title?: string) => {
  const { scores, checks, stats } = analysisOf(sections, 'research', title)
  return {
    scores,
    outcomes: checks.map(({ id, outcome }) => [id, outcome]),
    stats: { ...stats, totalInsights: 0 },
  }
}
const clean = judged(SMALL_THESIS)

function poisonings({ text, kind, as }: Poison): WrittenSection[][] {
  if (as === 'title') return []
  if (as === 'heading') return [[...SMALL_THESIS, { title: text, role: 'other', blocks: [] }]]
  return PLACES.map((place) =>
    SMALL_THESIS.map((section) => {
      const [first, ...others] = section.blocks
      if (section.title !== place) return section
      if (as === 'inside a sentence' && typeof first === 'string')
        return { ...section, blocks: [first.replace(' ', ` ${text}`), ...others] }
      return { ...section, blocks: [...section.blocks, kind ? { kind, text } : text] }
    }),
  )
}

it.each(POISONS.map((poison) => [poison.name, poison] as const))(
  'gives a document the same scores with %s in it as without',
  (_, poison) => {
    if (poison.as === 'title') expect(judged(SMALL_THESIS, poison.text)).toEqual(judged(SMALL_THESIS, ''))
    for (const sections of poisonings(poison)) expect(judged(sections)).toEqual(clean)
  },
)

it('gives nothing for one sentence that names everything readers look for', () => {
  const stuffed =
    'The aim, gap, theory, design of the study was used, target population, random sampling was used, questionnaire, data analysis with SPSS, ethics approval obtained, informed consent, limitations, recommendations, sample size formula, response rate, validity, reliability and confidence interval are here.'
  const bare: WrittenSection = {
    title: 'Methods',
    role: 'methods',
    blocks: ['We walked through the market for a while and looked about.'],
  }
  const padded = { ...bare, blocks: [...bare.blocks, stuffed] }
  const methodology = (section: WrittenSection) =>
    analysisOf([section], 'research').scores.methodologyScore.value
  expect(methodology(padded)).toBe(methodology(bare))
})
