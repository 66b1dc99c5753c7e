import { expect, it } from 'vitest'
import { onlySpeech } from './only-speech.ts'

const LINE = 'My supervisor was right to talk about it.'

it.each([
  ['[Music]', ''],
  ['(coughing) [gunshot]', ''],
  ['♪♪', ''],
  ['*sighs* I do not know.', 'I do not know.'],
  [`${LINE} ${LINE} ${LINE}`, ''],
  [`${LINE} ${LINE}`, `${LINE} ${LINE}`],
  ['no no no no', 'no no no no'],
])('%j is heard as %j', (transcript, heard) => {
  expect(onlySpeech(transcript)).toBe(heard)
})

it('is quick with a transcript as long as one may be', () => {
  const begun = performance.now()
  onlySpeech('every word of it is another '.concat('ab cd ef gh '.repeat(10)).repeat(40).slice(0, 6_000))
  onlySpeech(Array.from({ length: 900 }, (_, at) => `word${at}`).join(' '))
  expect(performance.now() - begun).toBeLessThan(1_000)
})
