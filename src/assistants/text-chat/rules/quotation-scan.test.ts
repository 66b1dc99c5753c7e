import { describe, expect, it } from 'vitest'
import { quotationScan, type ScanStep } from './quotation-scan.ts'

/** In pieces of every length: the result does not depend on the pieces. */
function scanned(answer: string, length = answer.length) {
  const scan = quotationScan()
  const steps: ScanStep[] = []
  for (let at = 0; at < answer.length; at += length) steps.push(...scan.read(answer.slice(at, at + length)))
  steps.push(...scan.end())
  return readFrom(steps)
}

function readFrom(steps: readonly ScanStep[]) {
  return {
    text: steps.map((step) => (step.type === 'text' ? step.text : '')).join(''),
    places: steps.flatMap((step) => (step.type === 'place' ? [step.told] : [])),
    quotations: steps.flatMap((step) => (step.type === 'quotation' ? [step.words] : [])),
  }
}

describe.each([1, 2, 7, 500])('an answer in pieces of %i letters', (length) => {
  it.each([
    [
      'It says “We asked 120 teachers.” so.',
      'It says “We asked 120 teachers.” so.',
      ['We asked 120 teachers.'],
    ],
    ['It says "We asked them" (p. 3).', 'It says "We asked them" (p. 3).', ['We asked them']],
    ['“One thing.” [1] and “two” [^12].', '“One thing.” and “two”.', ['One thing.', 'two']],
    ['“One.”[1, 2] Then [3] more', '“One.” Then more', ['One.']],
    ['A list [of things] and [1](https://x.org)', 'A list [of things] and(https://x.org)', []],
    ['Use `a = "b c d e"` and `x[1]` here', 'Use `a = "b c d e"` and `x[1]` here', []],
    ['```r\nx <- "one two" [1]\n```\nIt is “so”.', '```r\nx <- "one two" [1]\n```\nIt is “so”.', ['so']],
    ['“Left open\n\nand “closed” here', '“Left open\n\nand “closed” here', ['closed']],
    ['a 5" pipe and 6" pipe', 'a 5" pipe and 6" pipe', []],
    ['ends with [', 'ends with [', []],
  ])('%j', (answer, text, quotations) => {
    expect(scanned(answer, length)).toMatchObject({ text, quotations })
  })
})

describe.each([1, 3, 500])('places that an answer in pieces of %i letters names', (length) => {
  it.each([
    [
      'Most are women (Table 4.2). See pages 31–33, too.',
      ['Most are women (Table 4.2', 'Most are women (Table 4.2). See pages 31–33'],
    ],
    ['It rose, p. 31.', ['It rose, p. 31.']],
    ['It is told (3.2 Sample, paragraph 4) and later.', ['It is told (3.2 Sample, paragraph 4']],
    ['**Figure 3** shows it; Table 4.2a does not', ['**Figure 3']],
    ['| Women | 48 | page 7 |', ['| Women | 48 | page 7']],
    ['**Table 1: Women and men**\n\nTable 2. Men\n', []],
    ['“As Table 3 shows” and `table 4 ` and stable 5, vegetables 6', []],
  ])('%j', (answer, told) => {
    expect(scanned(answer, length)).toMatchObject({ text: answer, places: told })
  })
})

it('is the same wherever it is cut, in a fence and outside it, and ends whole where it breaks off', () => {
  const answer = 'See Table 2.\n\n```r\nx <- "one two three" # p. 3 [1]\n```\nIt is “so” (p. 4).'
  const whole = scanned(answer)
  for (let cut = 1; cut < answer.length; cut += 1) {
    const scan = quotationScan()
    const steps = [...scan.read(answer.slice(0, cut)), ...scan.read(answer.slice(cut)), ...scan.end()]
    expect(readFrom(steps)).toEqual(whole)
    const broken = scanned(answer.slice(0, cut))
    expect(answer.startsWith(broken.text)).toBe(true)
    expect(broken.text.length).toBe(cut)
  }
})
