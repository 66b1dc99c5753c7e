/**
 * No text of 20,000 letters keeps a core for seconds, whichever function it comes to. An expression that looks back for each
 * of its letters takes a hundred times as long for ten times the text, and one student stops the server for everybody.
 */
import { expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { WHOLE_TEST } from '#tests/patience.ts'
import { slowAmong } from './slow-among.ts'
import { textFunctions } from './text-functions.ts'

const LETTERS = 20_000
const TOKENS = {
  'one letter': 'a',
  'one sign of Chinese': '中',
  'two signs': 'a.',
  'a sign and a line': 'a\n',
  'a sign and a hyphen': 'a-',
  digits: '7',
  'digits and commas': '1,',
  'opening brackets': '(',
  brackets: '[(',
  'a bracket and a letter': '(a ',
  spaces: ' ',
  lines: '\n',
  quotation: '"',
  'quotation and words': '“a ',
  stars: '*',
  'stars and words': '**a ',
  backticks: '`',
  bars: '|',
  dollars: '$',
  'combining marks': 'e\u0301\u0323',
  'marks alone': '\u0301',
  'direction marks': '\u202ea\u202c',
  'words and points': 'Mr. B. ',
  'a name and a year': 'Banda (2019), ',
  'equals and figures': 'p = .05, ',
  'halves of a sign': '\ud83d',
}
/** Of its own time on a core: a busy machine is no fault. On a quiet one all but a few need less than a hundredth. */
const LONGEST = 2_000
/** What says nothing for so long has hung. */
const HANGS = minutes(2)

const texts = Object.entries(TOKENS).flatMap(([name, token]) => {
  const text = token.repeat(Math.ceil(LETTERS / token.length)).slice(0, LETTERS)
  // An end that fits nothing makes an expression go back over all that did.
  return [
    [name, text],
    [`${name}, and an end`, `${text}!x`],
  ] as const
})

it('is true of every function that takes a text', { timeout: 5 * WHOLE_TEST }, async () => {
  const functions = textFunctions()
  expect(functions.length).toBeGreaterThan(300)
  expect(await slowAmong(functions, { texts, longest: LONGEST, hangs: HANGS })).toEqual([])
})
