import { expect, it } from 'vitest'
import { pieceWriter } from './answer-pieces.ts'

const handbook = { kind: 'handbook' as const, entryId: 'x', title: 'Sampling', quote: '' }

it('says who speaks before every change of voice, and only then', () => {
  const write = pieceWriter()
  const text = [
    write({ kind: 'says', text: 'I am the engine.', sources: [] }),
    write({ kind: 'limit', text: 'I found this.', sources: [] }),
    write({ kind: 'quote', text: '“One.” (page 1)', sources: [] }),
    write({ kind: 'quote', text: '“Two.” (page 2)', sources: [] }),
    write({ kind: 'handbook', text: 'Name the frame.', sources: [handbook] }),
    write({ kind: 'handbook', text: 'Who is missing?', sources: [handbook] }),
    write({ kind: 'question', text: 'Why 120?', sources: [] }),
  ].join('')
  expect(text).toBe(
    'I am the engine. I found this.\n\nYour document says:\n\n- “One.” (page 1)\n- “Two.” (page 2)\n\n' +
      'From the handbook, “Sampling”: Name the frame. Who is missing?\n\nAn examiner may ask:\n\n- Why 120?',
  )
})

it('names each entry of the handbook that it tells from, and none that it only points to', () => {
  const write = pieceWriter()
  const said = (text: string, entryId: string, title: string) =>
    write({ kind: 'handbook', text, sources: [{ kind: 'handbook', entryId, title, quote: text }] })
  const pointed = { kind: 'handbook' as const, entryId: 'z', title: 'Quotas', quote: 'Quotas' }
  const text = [
    write({ kind: 'says', text: 'Hold both against it:', sources: [] }),
    said('It needs a list.', 'x', 'Frames'),
    said('It needs none.', 'y', 'Chains'),
    said('Say who began.', 'y', 'Chains'),
    write({ kind: 'handbook', text: 'See also: Quotas.', sources: [pointed] }),
  ].join('')
  expect(text).toBe(
    'Hold both against it:\n\nFrom the handbook, “Frames”: It needs a list.\n\n' +
      'From the handbook, “Chains”: It needs none. Say who began. See also: Quotas.',
  )
})
