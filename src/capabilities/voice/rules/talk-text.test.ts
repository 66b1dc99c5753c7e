import { expect, it } from 'vitest'
import { typedSpeech } from '#product/recognised-speech.ts'
import { talkAsText } from './talk-text.ts'

const at = new Date(2026, 10, 20, 9, 5).getTime()

it('writes who said what and when, and marks what was only roughly understood', () => {
  const text = talkAsText('Voice Chat, 2026-11-20', [
    { at, heard: { text: 'what is a frame', rung: 'built-in', trust: 'rough' }, reply: 'A list.' },
    { at, heard: typedSpeech('Of whom?'), reply: '' },
  ])
  expect(text).toBe(
    [
      'Voice Chat, 2026-11-20',
      '09:05  You (rough transcript): what is a frame',
      '09:05  Assistant: A list.',
      '09:05  You: Of whom?\n',
    ].join('\n\n'),
  )
})
