/** A Decoder client's answer for each kind of document, with the product's readers and rules. */
import { expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { analyze, finished, subscriber } from '#tests/decoder.ts'
import { KINDS_OF_DOCUMENT } from '#tests/kinds-of-document.ts'

// Starts readers and threads.
const test = testApp()

const SECTIONS = [
  'executiveSummary',
  'quantitativeFindings',
  'methodologyEvaluation',
  'dataAnalysis',
  'literatureReview',
  'resultsInterpretation',
  'defensePreparation',
  'improvementRecommendations',
]

it('answers each kind of document with eight sections of points, its type and whether it is research [S2-059] [S2-060] [S2-061] [S2-062]', async () => {
  const student = await subscriber(test)
  for (const [kind, name, sections] of KINDS_OF_DOCUMENT) {
    const content = sections
      .map(({ title, blocks }) =>
        [title, ...blocks.map((block) => (typeof block === 'string' ? block : (block.text ?? '')))]
          .filter(Boolean)
          .join('\n\n'),
      )
      .join('\n\n')
    const sent = await analyze(student, {
      name: `${name}.txt`,
      content: Buffer.from(content),
      type: 'text/plain',
    })
    const { sessionId } = sent.json()
    const { analysis, status } = await finished(student, sessionId)
    expect([name, status]).toEqual([name, 'completed'])
    for (const key of SECTIONS) {
      expect(typeof analysis[key].title, key).toBe('string')
      expect(analysis[key].content.every((point: unknown) => typeof point === 'string')).toBe(true)
    }
    expect([name, analysis.documentType]).toEqual([name, kind === 'research' ? 'other' : kind])
    expect([name, analysis.isResearch]).toEqual([name, kind === 'research'])
  }
})
