import { expect, it } from 'vitest'
import { tidyPieces } from './tidy-pieces.ts'

const tidied = (...pieces: string[]) => {
  const tidy = tidyPieces()
  return [...pieces.map(tidy.read), tidy.rest()].join('')
}

it.each([
  [['The sample ', 'was 120.'], 'The sample was 120.', 'an ordinary answer stays as it is'],
  [
    ['<thi', 'nk>hm', 'm</th', 'ink>', '\n\n', 'It was 120.'],
    'It was 120.',
    'thinking in any number of pieces goes',
  ],
  [['\n<think>x</think>120'], '120', 'thinking after a blank line goes too'],
  [['<b>Bold</b>'], '<b>Bold</b>', 'another tag at the start is part of the answer'],
  [['The <think> tag'], 'The <think> tag', 'the word in the middle of an answer stays'],
  [['<thi'], '<thi', 'what only looked like the beginning of a tag is given back'],
  [['<think>never closed'], '', 'thinking that never ends is no answer'],
  [['\n\n', ' Good ', 'day'], 'Good day', 'blank space before the first word goes'],
  [['a\uD83D', '\uDE4Fb'], 'a🙏b', 'two halves become one letter'],
  [['a\u200Bb', '\u{E0041}'], 'ab', 'invisible characters go'],
])('%j becomes %j: %s', (pieces, text) => {
  expect(tidied(...pieces)).toBe(text)
})
