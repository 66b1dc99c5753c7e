import { describe, expect, it } from 'vitest'
import { quotedLead } from './grounds.ts'
import { quotedAloud } from './place-in-words.ts'
import { isSpeakable } from './speakable.ts'

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(' ')

describe('a sentence that is read out', () => {
  it('is said whole where it is short, and where only a few words would be cut', () => {
    expect(quotedAloud(`${words(20)}.`)).toBe(`“${words(20)}.”`)
    expect(quotedAloud(`${words(30)}.`)).toBe(`“${words(30)}.”`)
    expect(quotedAloud(`${words(60)}.`)).toBe(`“${words(26)} …”`)
  })

  it('comes to an end where every word is one that leaves an end open', () => {
    expect(quotedAloud('to '.repeat(40))).toBe('“to …”')
  })

  it('keeps a size in its strokes, and says the cells of a row one after another', () => {
    expect(quotedAloud('The value of |z| is greater than 1.96 in each row.')).toContain('|z|')
    expect(quotedAloud('Age of the farmer | | 0.4 | .03')).toBe('“Age of the farmer, 0.4, .03”')
  })

  it('stops before a sign that could not be read, and leaves out an aside with one', () => {
    expect(quotedAloud('The mean wait of the women did not differ, B \uFFFD 0.11, t(9) = 0.7.')).toBe(
      '“The mean wait of the women did not differ …”',
    )
    expect(quotedAloud('The women (M age \uFFFD 24) waited for a whole morning.')).toBe(
      '“The women waited for a whole morning.”',
    )
  })

  it('leaves out a tick, and what is left of a sum', () => {
    expect(quotedAloud('✓ To design a system for votes.')).toBe('“To design a system for votes.”')
    expect(quotedAloud('= 52.17 Therefore, the sample size of the study is 52.')).toBe(
      '“The sample size of the study is 52.”',
    )
  })

  it('is none that explains the signs of a formula', () => {
    expect(isSpeakable('Where: n = required sample size and d² = desired precision.')).toBe(false)
    expect(isSpeakable('Where the women live decides when they book.')).toBe(true)
  })

  it('leaves out the number of an item and what is written over a remark', () => {
    expect(quotedAloud('3) Comment: The younger wait longer.')).toBe('“The younger wait longer.”')
  })
})

it('a sentence is said without what ties it to the one before, its label and its sources', () => {
  expect(quotedAloud('However, the women waited longer (Banda et al., 2019) than the men.')).toBe(
    '“The women waited longer than the men.”',
  )
  expect(quotedAloud('H0: There is no difference between the two markets.')).toBe(
    '“There is no difference between the two markets.”',
  )
  expect(quotedAloud('In contrast to the men the women waited longer.')).toContain('In contrast to the men')
})

it('a heading without a number is said as a title, and without the colon behind it', () => {
  const within = { section: 'Where the Traders Save:', paragraph: 2 }
  expect(quotedLead({ sentenceId: 'x', page: 1, within, quote: 'They save at home.' })).toMatch(
    /^In “Where the Traders Save”, paragraph 2, you write/,
  )
})
