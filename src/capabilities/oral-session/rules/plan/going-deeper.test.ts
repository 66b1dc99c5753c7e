import { describe, expect, it } from 'vitest'
import { contentStems } from '#kit/text/content-stems.ts'
import { adviceOf, deeperFor } from './going-deeper.ts'
import { BY_KIND } from './questions-by-kind.ts'
import { handOf } from './wording.ts'

const kinds = Object.entries(BY_KIND).flatMap(([about, kind]) => (kind ? [{ about, kind }] : []))
const deeper = (isPlanned: boolean) => deeperFor({ isPlanned, hand: handOf('a work') })
/** Finished work. */
const DONE =
  /\b(?:did you|have you (?:found|got)|your (?:findings|conclusions?)|had been done|had analysed|was weakest|could not be reached|came out)\b/i

describe('what is asked of whoever answers well', () => {
  it.each(kinds)('is never the question over again: $about', ({ kind }) => {
    for (const { done, planned } of kind.asks)
      for (const asks of [done, planned].filter((one) => one !== null)) {
        const said = deeper(false)(kind, { id: 's1', quote: 'It was so.', asks })
        const asked = new Set(contentStems(asks))
        const own = [...new Set(contentStems(said))]
        expect(own.filter((stem) => asked.has(stem)).length, `${asks} / ${said}`).toBeLessThan(own.length / 2)
      }
  })

  it.each(kinds)('asks of a plan nothing that only done work can answer: $about', ({ kind }) => {
    const quote = 'It will be so.'
    const said = deeper(true)
    for (const id of ['s1', 's2', 's3', 's4'])
      expect(said(kind, { id, quote, asks: 'Why?' })).not.toMatch(DONE)
  })

  it('is something else every time, as long as there is something else', () => {
    const said = deeper(false)
    const { procedure } = BY_KIND
    const all = ['s1', 's2', 's3', 's4', 's5'].map((id) =>
      said(procedure!, { id, quote: 'It was so.', asks: 'Why?' }),
    )
    expect(new Set(all).size).toBe(5)
  })

  it('does not ask of a few conversations how small a difference they show', () => {
    const size = BY_KIND['sample-size']!
    for (const id of ['s1', 's2', 's3', 's4', 's5', 's6'])
      expect(deeper(false)(size, { id, quote: 'Six interviews were held.', asks: 'Why?' })).not.toMatch(
        /difference/,
      )
  })
})

describe('what is advised', () => {
  it.each(['question', 'objective', 'hypothesis', 'theory', 'ethics', 'limitation', 'procedure'])(
    'to a plan is something that can be done before anything is found: %s',
    (about) => {
      const planned = adviceOf(BY_KIND[about]!, true, 'It will be so.')
      expect(planned).not.toBe(adviceOf(BY_KIND[about]!, false, 'It was so.'))
      expect(planned).not.toMatch(/\b(?:the results?|findings?|became|followed|would have)\b/i)
    },
  )

  it('asks of conversations no smallest group, and of a finding in words no significance', () => {
    const said = (about: string, quote: string) => adviceOf(BY_KIND[about]!, false, quote)
    expect(said('sample-size', 'Six interviews were held.')).not.toMatch(/smallest group/)
    expect(said('sample-size', 'A total of 240 traders took part.')).toMatch(/smallest group/)
    expect(said('result', 'Nurses listened more than they looked.')).not.toMatch(/significance/)
    expect(said('result', 'The mean wait was 41 minutes (p = .03).')).toMatch(/significance/)
  })
})
