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
