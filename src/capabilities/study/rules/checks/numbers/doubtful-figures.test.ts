import { describe, expect, it } from 'vitest'
import type { DocumentModel } from '#product/document-model.ts'
import { modelOf } from '#tests/model-of.ts'
import { openStudy } from '../../open-study.ts'

const RESULT = 'The two groups differed in their savings, t(48) = 2.31, p = .401, and the effect was small.'
const written = () =>
  modelOf([
    {
      title: 'Methodology',
      role: 'methods',
      blocks: ['A survey was made with 50 participants in two groups.'],
    },
    { title: 'Results', role: 'results', blocks: [RESULT] },
  ])

/** As it comes from a scan: the sentence with the result is marked, and one of its figures is sure or not. */
const scanned = (hasDoubtfulFigure: boolean): DocumentModel => {
  const model = written()
  return {
    ...model,
    sentences: model.sentences.map((sentence) =>
      sentence.text === RESULT ? { ...sentence, recognised: { sure: 90, hasDoubtfulFigure } } : sentence,
    ),
  }
}

const told = (model: DocumentModel) => {
  const study = openStudy(model)
  return {
    verdicts: study.statisticRows().map(({ verdict }) => verdict),
    alarms: study
      .numberChecks()
      .filter(
        ({ outcome, evidence }) => outcome === 'look again' && evidence.some(({ quote }) => quote === RESULT),
      ),
  }
}

describe('a figure recognised in a picture', () => {
  it('raises an alarm where it is sure, as one that was written', () => {
    expect(told(written()).verdicts).toContain('look again')
    expect(told(written()).alarms.length).toBeGreaterThan(0)
    expect(told(scanned(false))).toEqual(told(written()))
  })

  it('raises none where it is not: it is shown, and the student is sent to the page', () => {
    const { verdicts, alarms } = told(scanned(true))
    expect(verdicts).toContain('cannot be computed')
    expect(verdicts).not.toContain('look again')
    expect(alarms).toEqual([])
  })
})
