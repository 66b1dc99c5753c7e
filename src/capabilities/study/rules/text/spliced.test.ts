import { expect, it } from 'vitest'
import { isSpliced } from './spliced.ts'

it.each([
  'It was used by Mwale et al. (2011) 1.3.1 Aim This work is to test the bark of two trees.',
  'The bark was dried. 2.4 Sampling The trees were chosen by lot.',
  'The bark of the tree CHAPTER THREE MATERIALS AND METHODS The trees stood in two rows.',
])('sees two parts of a page in one sentence: "%s"', (text) => {
  expect(isSpliced(text)).toBe(true)
})

it.each([
  'The mean of 3.2 Kwacha is low.',
  'Section 1.3.1 Aim tells what was asked.',
  'The rules in 4.1.2 Annex hold.',
  'The app runs on version 2.0.1 Android and later.',
])('lets a sentence stand that only names a number: "%s"', (text) => {
  expect(isSpliced(text)).toBe(false)
})
