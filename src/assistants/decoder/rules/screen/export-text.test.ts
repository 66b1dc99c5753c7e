import { describe, expect, it } from 'vitest'
import { analysisOf, LETTER } from '#tests/analysed.ts'
import { SECTION_KEYS } from '../keys.ts'
import { exportText } from './export-text.ts'

describe('an analysis as text', () => {
  const analysis = analysisOf(undefined, 'research')
  const text = exportText(analysis)

  it('holds every point of every section under its title', () => {
    for (const key of SECTION_KEYS) {
      expect(text).toContain(`${analysis[key].title}\n`)
      for (const point of analysis[key].content) expect(text).toContain(`- ${point}`)
    }
  })

  it('gives each quotation its page, and says it once', () => {
    expect(text).toContain('    page 1')
    const question = analysis.defenseChecklist.find(({ evidence }) => evidence.length > 0)!
    expect(text).toContain(`    page ${question.evidence[0]!.page}: “${question.evidence[0]!.quote}”`)
    expect(text.match(/“The general objective of the study was to determine/g)!.length).toBeLessThan(5)
  })

  it('says what each score rests on', () => {
    const methodologyScore = { ...analysis.scores.methodologyScore, restsOn: ['fact-aim'] }
    const { value, most, says } = methodologyScore
    const text = exportText({ ...analysis, scores: { ...analysis.scores, methodologyScore } })
    expect(text).toMatch(new RegExp(`Methodology: ${value} of ${most} \\((?:strong|middle|weak)\\)\\.`))
    expect(text).toContain(says)
  })

  it('names the file, what it was read as, and who phrased it', () => {
    expect(text).toMatch(/File: thesis\.pdf, 2 pages\nRead as a research paper/)
    expect(text).toContain('Read by: Weekbe4’s own rules')
  })

  it('asks no question twice, and names what does not apply in one line', () => {
    for (const { question } of analysis.defenseChecklist)
      expect(text.split(`- ${question}\n`).length).toBeLessThanOrEqual(2)
    expect(text.match(/Does not apply/g)).toHaveLength(1)
    expect(text).not.toMatch(/Not found in the text: [^\n]*Not found in the text/)
  })

  it('says where no title was found, and takes no file name for one', () => {
    const untitled = exportText({ ...analysis, document: { ...analysis.document, title: '' } })
    expect(untitled).toContain('No title was found')
  })

  it('leaves out the sections without content', () => {
    const letter = exportText(analysisOf(LETTER, 'letter'))
    expect(letter).not.toContain('Methodology evaluation')
    expect(letter).toContain('Read as a letter')
    expect(letter).not.toMatch(/States its aim|ethics|p value/)
  })
})
