import { expect, it } from 'vitest'
import { topicIn } from './topic-in.ts'

const topics = [
  'interview',
  'Sampling',
  'stratified sampling',
  'frame',
  'viva',
  'R',
  'semi-structured interviews',
]

it.each([
  ['we used interviews in kasama', 'interview'],
  ['I chose stratified sampling because of the districts', 'stratified sampling'],
  ['They were semi-structured interviews.', 'semi-structured interviews'],
  ['we framed it well', undefined],
  ['I am nervous about my viva.', 'viva'],
  ['it is in R', undefined],
  ['hello', undefined],
])('finds in %j the topic %j', (said, topic) => {
  expect(topicIn(said, topics)).toBe(topic)
})
