import { describe, expect, it } from 'vitest'
import { analysisOf, LETTER, QUALITATIVE } from '#tests/analysed.ts'
import { SCORE_KEYS, SECTION_KEYS } from '../keys.ts'

describe('the derived stats', () => {
  const analysis = analysisOf()

  it('hold the four scores, what was counted and what the document is [S2-063]', () => {
    const { stats } = analysis
    for (const key of SCORE_KEYS) expect(stats[key]).toBe(analysis.scores[key].value)
    expect(stats.totalInsights).toBe(SECTION_KEYS.reduce((sum, key) => sum + analysis[key].content.length, 0))
    expect(stats.isResearch).toBe(analysis.isResearch)
    expect(stats.documentType).toBe(analysis.documentType)
  })

  it('count the sections that have content, out of eight [S2-064]', () => {
    expect(analysis.stats.sectionsAnalyzed).toBe(8)
    const letter = analysisOf(LETTER, 'letter')
    expect(letter.stats.sectionsAnalyzed).toBe(
      SECTION_KEYS.filter((key) => letter[key].content.length > 0).length,
    )
    expect(letter.stats.sectionsAnalyzed).toBeLessThan(4)
  })

  it('give sample size and significance where the document does, and else leave them out [S2-065]', () => {
    expect(analysis.stats.sampleSize).toBe('372')
    expect(analysis.stats.significance).toMatch(
      /^\d+ of the \d+ p values that were read are at or below \.05$/,
    )
    const letter = analysisOf(LETTER, 'letter').stats
    expect(letter).not.toHaveProperty('sampleSize')
    expect(letter).not.toHaveProperty('significance')
    expect(analysisOf(QUALITATIVE).stats).not.toHaveProperty('significance')
  })
})
