import { describe, expect, it } from 'vitest'
import { modelOf, writtenWork } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { summarise } from './summary.ts'

describe('a summary', () => {
  const model = smallThesis()
  const points = summarise(readForStudy(model))
  const of = (move: string) =>
    points.filter((point) => point.move === move).map(({ evidence }) => evidence.quote)

  it('tells aim, gap, method, sample, findings, limitation, conclusion and recommendation', () => {
    expect(of('aim')[0]).toContain('aimed to determine factors')
    expect(of('gap')[0]).toContain('little is known')
    expect(of('method')[0]).toContain('cross-sectional design')
    expect(of('sample')[0]).toMatch(/372|385/)
    expect(of('finding').join(' ')).toContain('AOR = 2.41')
    expect(of('limitation')[0]).toContain('self-reported')
    expect(of('conclusion')[0]).toContain('distance is the main barrier')
    expect(of('recommendation')[0]).toContain('outreach clinics')
  })

  it('is made of sentences of the document and of nothing else', () => {
    const sentences = new Map(model.sentences.map(({ id, text }) => [id, text]))
    for (const { evidence } of points) expect(sentences.get(evidence.sentenceId)).toBe(evidence.quote)
  })

  it('does not say one sentence twice', () => {
    const ids = points.map(({ evidence }) => evidence.sentenceId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("does not take other people's findings for this study's", () => {
    expect(of('finding').some((quote) => quote.includes('Banda'))).toBe(false)
  })

  it('falls back on the opening of each section where there are no parts of a thesis', () => {
    const letter = modelOf(
      writtenWork(`
      # other: Water
      The borehole at Mwembezhi broke in May. Nobody came.
      # other: Roads
      The road to the market is closed after rain. It was graded once.
    `),
    )
    expect(summarise(readForStudy(letter)).map(({ evidence }) => evidence.quote)).toEqual([
      'The borehole at Mwembezhi broke in May.',
      'The road to the market is closed after rain.',
    ])
  })

  it('has nothing to say of an empty document', () => {
    expect(summarise(readForStudy(modelOf([])))).toEqual([])
  })
})
