import { describe, expect, it } from 'vitest'
import { streamSentences } from './sentence-stream.ts'

const TEXT =
  'Banda et al. (2019) disagree, p < .05. So do we.\n\n- First point\n- Second one, e.g. here. The end'

describe('sentences of text that is still arriving', () => {
  it.each([1, 3, 7, 50, 500])('join to the whole text when it comes in pieces of %i', (size) => {
    const stream = streamSentences()
    const out: string[] = []
    for (let at = 0; at < TEXT.length; at += size) out.push(...stream.push(TEXT.slice(at, at + size)))
    out.push(...stream.end())
    expect(out.join('')).toBe(TEXT)
    expect(out.map((sentence) => sentence.trim())).toEqual([
      'Banda et al. (2019) disagree, p < .05.',
      'So do we.',
      '- First point',
      '- Second one, e.g. here.',
      'The end',
    ])
  })

  it('are not cut inside a bracket that is still open', () => {
    const stream = streamSentences()
    const pieces = 'It held (see Table 4. Values in brackets) for all. Good.'.match(/.{1,3}/g)!
    expect([...pieces.flatMap((piece) => stream.push(piece)), ...stream.end()]).toEqual([
      'It held (see Table 4. Values in brackets) for all. ',
      'Good.',
    ])
  })

  it('come out all the same where a bracket never closes', () => {
    const stream = streamSentences()
    expect(stream.push(`It held (and it ended. ${'Then came another. '.repeat(20)}`).length).toBeGreaterThan(
      1,
    )
  })

  it('are given out as soon as the next one has begun', () => {
    const stream = streamSentences()
    expect(stream.push('One here. ')).toEqual([])
    expect(stream.push('T')).toEqual(['One here. '])
  })

  it('are none when nothing came', () => {
    const stream = streamSentences()
    expect([...stream.push(''), ...stream.end()]).toEqual([])
  })
})
