/** The shape the specification gives an analysis, for any input. */
import { describe, expect, it } from 'vitest'
import { analysisOf } from '#tests/analysed.ts'
import { KINDS_OF_DOCUMENT } from '#tests/kinds-of-document.ts'
import { correctKind } from './correct-kind.ts'

/** Written out, so that a section renamed in the code is noticed here. */
const SECTIONS = [
  'executiveSummary',
  'quantitativeFindings',
  'methodologyEvaluation',
  'dataAnalysis',
  'literatureReview',
  'resultsInterpretation',
  'defensePreparation',
  'improvementRecommendations',
] as const
const TYPES = ['cv_resume', 'business_report', 'letter', 'news_article', 'technical_manual', 'other']

describe.each(KINDS_OF_DOCUMENT)('the analysis of a document that is %s: %s', (kind, _, sections) => {
  const analysis = analysisOf(sections, undefined, '')

  it('has the eight sections of the map, and no ninth [S2-059]', () => {
    const parts = Object.entries(analysis).filter(
      ([, part]) => typeof part === 'object' && part !== null && 'content' in part,
    )
    expect(parts.map(([key]) => key).sort()).toEqual([...SECTIONS].sort())
  })

  it('gives each section a title and a list of points in words [S2-060]', () => {
    for (const key of SECTIONS) {
      expect(analysis[key].title).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
      expect(Array.isArray(analysis[key].content)).toBe(true)
      for (const point of analysis[key].content) expect(point).toMatch(/\p{L}{2}/u)
    }
    expect(new Set(SECTIONS.map((key) => analysis[key].title)).size).toBe(8)
  })

  it('is of one of the six types, the one its signs show [S2-061]', () => {
    expect(TYPES).toContain(analysis.documentType)
    expect(analysis.documentType).toBe(kind === 'research' ? 'other' : kind)
    for (const type of TYPES) expect(correctKind(analysis, type as typeof kind).documentType).toBe(type)
  })

  it('says whether it is research [S2-062]', () => {
    expect(analysis.isResearch).toBe(kind === 'research')
    expect(correctKind(analysis, 'research').isResearch).toBe(true)
    expect(correctKind(analysis, 'letter').isResearch).toBe(false)
  })

  it('says nothing twice within a section, and never that something was not done', () => {
    for (const key of SECTIONS) {
      const { content } = analysis[key]
      expect(new Set(content).size).toBe(content.length)
      for (const text of content) {
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(
          /\b(?:not done|(?:author|student|you) did not|failed to|neglected|forgot)\b/i,
        )
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/\b0 of \d|\b1 of 1\b|\ball 1\b|\bthe other \(/)
      }
    }
  })
})
