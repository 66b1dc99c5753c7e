import { expect, it } from 'vitest'
import { intentOf } from './intent.ts'

it.each([
  ['Summarise my thesis', { kind: 'summary' }],
  ['give me the key phrases', { kind: 'key-phrases' }],
  ['What is my sample size?', { kind: 'sample-size' }],
  ['How many participants were there in this study?', { kind: 'sample-size' }],
  // Women may be part of the sample: their number is looked up.
  ['how many women were interviewed', { kind: 'look-up' }],
  ['What was the alpha of the hope scale in this sample?', { kind: 'look-up' }],
  ['Which statistical test will be used for the hypothesis?', { kind: 'look-up' }],
  ['Why is news not used?', { kind: 'look-up' }],
  ['What is the latest news on cholera?', { kind: 'cannot', what: 'news' }],
  ['which design did this study use', { kind: 'design' }],
  ['What might the examiners ask me?', { kind: 'questions' }],
  ['what is missing', { kind: 'checklist' }],
  ['What are the limitations of my study?', { kind: 'move', move: 'limitation' }],
  ['What is my research gap?', { kind: 'move', move: 'gap' }],
  ['What is a sample size?', { kind: 'look-up' }],
  ['how do I choose a design', { kind: 'look-up' }],
  ['How do I write a discussion chapter?', { kind: 'look-up' }],
  ['Write my discussion chapter', { kind: 'cannot', what: 'write' }],
  ['translate this paragraph into Nyanja', { kind: 'cannot', what: 'translate' }],
  ['will I pass?', { kind: 'cannot', what: 'judge' }],
  ['who are you', { kind: 'introduce' }],
  ['Hello!', { kind: 'introduce' }],
  ['???', { kind: 'nothing' }],
])('"%s" asks for %j', (question, intent) => {
  expect(intentOf(question)).toEqual(intent)
})
