import { describe, expect, it } from 'vitest'
import { ANSWERS } from './answers.fake.ts'
import { EMPTY_ANSWER, type GrowingAnswer, growAnswer } from './grow-answer.ts'
import { readMarkdown } from './read-markdown.ts'
import { visibleText } from './visible-text.ts'

const words = (text: string) => text.replace(/\s+/g, ' ').trim()
const shown = ({ blocks }: GrowingAnswer) => visibleText(blocks.map(({ block }) => block))
/** A seeded random generator: the same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

describe.each(ANSWERS)('while "$name" is being written', ({ text }) => {
  const whole = readMarkdown(text)
  const final = words(visibleText(whole))

  it('no letter that was shown is taken back, at any of its letters', () => {
    let answer = EMPTY_ANSWER
    for (let length = 1; length <= text.length; length += 1) {
      answer = growAnswer(answer, text.slice(0, length), true)
      const so_far = words(shown(answer))
      if (!final.startsWith(so_far))
        expect({ at: text.slice(0, length).slice(-40), shown: so_far.slice(-60) }).toBe('shown for good')
    }
  })

  it('no block changes its kind or its key', () => {
    let answer = EMPTY_ANSWER
    const last = growAnswer(EMPTY_ANSWER, text, false)
    for (let length = 1; length <= text.length; length += 1) {
      answer = growAnswer(answer, text.slice(0, length), true)
      for (const [place, { at, block }] of answer.blocks.entries()) {
        const later = last.blocks[place]
        if (later?.at !== at || later.block.type !== block.type)
          expect({ at: text.slice(0, length).slice(-40), is: block.type }).toBe(later?.block.type)
      }
    }
  })

  it('is at its end what it is read at once, in whatever pieces it came', () => {
    const roll = dice(text.length)
    for (let run = 0; run < 20; run += 1) {
      let answer = EMPTY_ANSWER
      for (let length = 0; length < text.length; ) {
        length = Math.min(text.length, length + 1 + roll(90))
        answer = growAnswer(answer, text.slice(0, length), true)
      }
      answer = growAnswer(answer, text, false)
      expect(answer.blocks.map(({ block }) => block)).toEqual(whole)
    }
  })

  it('keeps the blocks before the last one as the objects they are', () => {
    let answer = EMPTY_ANSWER
    for (let length = 1; length <= text.length; length += 7) {
      const next = growAnswer(answer, text.slice(0, length), true)
      for (const [place, placed] of answer.blocks.slice(0, answer.complete).entries())
        if (next.blocks[place] !== placed) expect(place).toBe('the same object')
      answer = next
    }
  })
})

describe('an answer', () => {
  it('that is another one begins anew', () => {
    const first = growAnswer(EMPTY_ANSWER, 'One.\n\nTwo.', true)
    expect(shown(growAnswer(first, 'Three.', false))).toBe('Three.')
  })

  it('of 2,000 rows is not read from its top with each row', () => {
    const row = (n: number) => `| ${n} | Household ${n} | ${n * 3}.00 |\n`
    const firstRow = ({ blocks: [first] }: GrowingAnswer) =>
      first?.block.type === 'table' && first.block.rows[0]
    let text = '| No. | Name | Saved |\n|---|---|---|\n'
    let answer = EMPTY_ANSWER
    let kept: unknown
    for (let n = 1; n <= 2_000; n += 1) {
      text += row(n)
      answer = growAnswer(answer, text, true)
      if (n === 100) kept = firstRow(answer)
    }
    expect(firstRow(answer)).toBe(kept)
    expect(growAnswer(answer, text, false).blocks[0]?.block).toEqual(readMarkdown(text)[0])
  })

  it.each(['`', '```', '**', '$$', '\\', '[', '![', '| a', '<scr', '&am', '- [', '#'])(
    'that ends at %s shows what stood there all the same',
    (mark) => {
      const text = `Words ${mark}`
      const answer = growAnswer(growAnswer(EMPTY_ANSWER, text, true), text, false)
      expect(words(shown(answer))).toBe(words(text))
    },
  )

  it('survives any letters in any order, and loses none of its words', () => {
    const signs = [
      '*',
      '**',
      '_',
      '`',
      '```',
      '~~',
      '$',
      '$$',
      '\\(',
      '\\]',
      '[',
      '](',
      ')',
      '|',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '# ',
      '<b>',
      '&',
      ' ',
      'word ',
      'a',
      '7',
    ]
    const roll = dice(7)
    for (let run = 0; run < 400; run += 1) {
      const text = Array.from({ length: 60 }, () => signs[roll(signs.length)]).join('')
      let answer = EMPTY_ANSWER
      for (let length = 0; length < text.length; length += 1 + roll(9))
        answer = growAnswer(answer, text.slice(0, length), true)
      answer = growAnswer(answer, text, false)
      expect(answer.blocks.map(({ block }) => block)).toEqual(readMarkdown(text))
    }
  })
})
