import { expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'

it.each([
  'This agrees with Banda (2019), who found t(40) = 1.10, p = .004.',
  'Mwape’s study used a chi-square test, χ²(1, N = 280) = 38.61, p < .05.',
  'Phiri and Zulu’s research gave r(50) = .10, p < .001.',
])('a result of others stays theirs in the results too: %s', (text) => {
  expect(partOf(text).own.sentences).toEqual([])
})

it.each([
  'Users saved more than others, t(58) = 2.41, p = .019.',
  'As planned (Cohen, 1988), we tested t(58) = 2.41, p = .019.',
  'Like Banda’s study, this study found t(58) = 2.41, p = .019.',
  'Fisher’s exact test gave p = .019.',
])('the study’s own stays its own: %s', (text) => {
  expect(partOf(text).own.sentences).toHaveLength(1)
})
