/** A worse version of a work scores lower in the area the fault belongs to. */
import { describe, expect, it } from 'vitest'
import { analysisOf, thesisWith } from '#tests/analysed.ts'
import type { WrittenSection } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'

const scoresOf = (sections: WrittenSection[]) => analysisOf(sections, 'research').stats
const good = scoresOf(SMALL_THESIS)
const without = (title: string, sentence: RegExp, from: readonly WrittenSection[] = SMALL_THESIS) =>
  from.map((section) =>
    section.title === title
      ? {
          ...section,
          blocks: section.blocks.map((block) =>
            typeof block === 'string' ? block.replace(sentence, '') : block,
          ),
        }
      : section,
  )

describe('a work that is made worse', () => {
  it('loses in methodology without a word on ethics', () => {
    const worse = scoresOf(without('3.2 Data collection and analysis', / Ethical approval.*$/))
    expect(worse.methodologyScore).toBeLessThan(good.methodologyScore)
    expect(worse.defenseReadiness).toBeLessThanOrEqual(good.defenseReadiness)
  })

  it('loses in methodology without the sentence on sampling', () => {
    // From a work that is not at the top of the band already.
    const lesser = without('3.2 Data collection and analysis', / Ethical approval.*$/)
    const worse = scoresOf(without('3.1 Design and sampling', / Systematic sampling[^.]*\./, lesser))
    expect(worse.methodologyScore).toBeLessThan(scoresOf(lesser).methodologyScore)
  })

  it('loses in statistical rigor by one p that does not follow', () => {
    const withP = (p: string) =>
      scoresOf(
        thesisWith(
          'Chapter 4: Results',
          `Barrier scores were higher among late bookers, t(370) = 2.10, p = ${p}.`,
          'Women far away booked later (AOR = 2.41, 95% CI [1.52, 3.82]).',
          'Fees were higher in town, F(2, 369) = 4.10, p = .017. Age did not differ, t(370) = 0.40, p = .689.',
        ),
      )
    expect(withP('.001').statisticalRigor).toBeLessThan(withP('.036').statisticalRigor)
  })

  it('loses in data quality, and in readiness, by one total that is not the sum of its lines', () => {
    const withTotal = (total: string) =>
      scoresOf([
        ...SMALL_THESIS,
        {
          title: 'Appendix',
          role: 'appendix',
          blocks: [
            { kind: 'caption', text: 'Table A: Women by clinic' },
            {
              kind: 'table',
              rows: [
                ['Clinic', 'Number', 'Percent'],
                ['North', '180', '48.4'],
                ['South', '192', '51.6'],
                ['Total', total, '100.0'],
              ],
            },
          ],
        },
      ])
    const [right, wrong] = [withTotal('372'), withTotal('392')]
    expect(wrong.dataQuality).toBeLessThan(right.dataQuality)
    expect(wrong.defenseReadiness).toBeLessThanOrEqual(right.defenseReadiness)
  })
})
