import { describe, expect, it } from 'vitest'
import { analysisOf } from '#tests/analysed.ts'
import { Analysis } from '../contract.ts'
import { correctKind } from './correct-kind.ts'
import { SECTION_KEYS } from './keys.ts'
import { RESEARCH_ONLY } from './sections/sections.ts'

const research = analysisOf(undefined, 'research')

describe('correcting what a document is', () => {
  it('makes the scores again, without the document', () => {
    const manual = correctKind(research, 'technical_manual')
    expect(manual).toEqual(analysisOf(undefined, 'technical_manual'))
    expect(manual.scores.methodologyScore.value).toBeLessThan(20)
    expect(manual.stats.methodologyScore).toBe(manual.scores.methodologyScore.value)
    expect(manual).toMatchObject({ isResearch: false, documentType: 'technical_manual' })
  })

  it('empties the sections that only research has, and keeps what can honestly be said', () => {
    const report = correctKind(research, 'business_report')
    for (const key of RESEARCH_ONLY) expect(report[key].content).toEqual([])
    expect(report.defenseChecklist).toEqual([])
    expect(report.executiveSummary.content.join('\n')).toContain('It says: “The general objective')
    expect(report.executiveSummary.content.join('\n')).not.toMatch(/research paper|set out to/)
    expect(report.quantitativeFindings).toEqual(research.quantitativeFindings)
    expect(report.stats.sectionsAnalyzed).toBe(
      SECTION_KEYS.filter((key) => report[key].content.length > 0).length,
    )
  })

  it('advises on the writing alone where there is no research to advise on', () => {
    const letter = correctKind(research, 'letter')
    const writing = letter.checks.filter(({ area, advice }) => area === 'writing' && advice)
    expect(letter.improvementRecommendations.content.length).toBeLessThanOrEqual(writing.length)
  })

  it('can be taken back, by way of any other kind', () => {
    const back = correctKind(correctKind(correctKind(research, 'letter'), 'other'), 'research')
    expect(back).toEqual(research)
  })

  it('says whether the student corrected it', () => {
    expect(correctKind(research, research.type.found).type.corrected).toBe(false)
    const other = research.type.found === 'letter' ? 'other' : 'letter'
    expect(correctKind(research, other).type.corrected).toBe(true)
  })

  it('still fits what crosses the wire', () => {
    const letter = correctKind(research, 'letter')
    expect(Analysis.parse(letter)).toEqual(letter)
  })
})
