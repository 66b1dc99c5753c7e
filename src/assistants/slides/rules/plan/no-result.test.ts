import { expect, it } from 'vitest'
import { isOfPeople, isOneSpeaking, isResult, isWish } from './no-result.ts'

it.each<[string, boolean]>([
  ['Banks should open an office in each market', true],
  ['There is need for more clerks at the counter', true],
  ['Further study on savings would be welcome', true],
  ['72% of the traders said that they need training', false],
  ['Traders with an account saved more often', false],
])('tells what is wished for from what was found: %s', (text, is) => expect(isWish(text)).toBe(is))

it.each<[string, boolean]>([
  ['I don’t remember what I saved at first', true],
  ['It has always been a part of my family to save', true],
  ['I found that fees keep traders away', false],
  ['The rate of type I errors was 5%', false],
  ['Traders said that fees keep them away', false],
])('hears when a participant speaks without a mark: %s', (text, is) => expect(isOneSpeaking(text)).toBe(is))

it.each<[string, boolean]>([
  ['52.8% or 197 men, and 47.2% or 176 women, indicating that men made up the majority of respondents', true],
  ['The majority of the respondents, 61%, were married', true],
  ['55% of the household heads were male while 45% were female', true],
  ['61% of the married traders kept their savings with an agent', false],
  ['Women saved significantly more often than men (64% against 51%)', false],
])('tells who took part from what was found of them: %s', (text, is) => expect(isOfPeople(text)).toBe(is))

it.each<[string, boolean]>([
  ['Null Hypothesis (H0): There is no significant association between fees and savings', false],
  ['The null hypothesis was rejected: fees and savings are associated (p = 0.02)', true],
])('takes what was put to the test for no result: %s', (text, is) => expect(isResult(text)).toBe(is))
