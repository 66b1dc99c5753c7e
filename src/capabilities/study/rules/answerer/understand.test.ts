import { expect, it } from 'vitest'
import { followUpOf, subjectOf } from './subject.ts'
import { understand } from './understand.ts'

const slotsOf = (question: string) => {
  const asked = understand(question)
  return asked.kind === 'slots' ? asked.groups.flatMap(({ slots }) => slots[0]) : asked.kind
}

it.each([
  ['Summarise my thesis', 'summary'],
  ['what is this paper about', 'summary'],
  ['what is missing', 'missing'],
  ['what is wrong with my thesis?', 'faults'],
  ['What is the latest news on cholera?', 'cannot'],
  ['Write my discussion chapter', 'cannot'],
  ['translate this paragraph into Nyanja', 'cannot'],
  ['will I pass?', 'cannot'],
  ['who are you', 'introduce'],
  ['Hello!', 'greeting'],
  ['thanks a lot', 'thanks'],
  ["I'm so stressed about my viva", 'stressed'],
  ['???', 'nothing'],
  ['What is a sample size?', 'look-up'],
  ['how do I choose a design', 'look-up'],
  ['How do I write a discussion chapter?', 'look-up'],
  ['Why is news not used?', 'look-up'],
  ['compare the abstract with the results', 'compare'],
])('"%s" asks for %s', (question, kind) => {
  expect(understand(question).kind).toBe(kind)
})

it.each([
  ['who wrote it and at which university?', ['people', 'institution']],
  ['How many people took part?', ['sampleAnalysed']],
  ['What is my research gap?', ['gap']],
  ['what problem statement is in my study', ['problem']],
  ['which design did this study use', ['design']],
  ['who was the supervisor', ['supervisors']],
])('"%s" asks the record for %j', (question, slots) => {
  expect(slotsOf(question)).toEqual(slots)
})

it.each([
  ['summarise chapter 2', { by: 'chapter', number: 2, words: 'chapter 2' }],
  ['chapter four', { by: 'chapter', number: 4, words: 'chapter 4' }],
  ['summarize the literature review', { by: 'role', role: 'literature', words: 'literature review' }],
  ['what does section 3.2 say', { by: 'section', number: '3.2', words: 'section 3.2' }],
])('"%s" asks for a part', (question, part) => {
  expect(understand(question)).toEqual({ kind: 'part', part })
})

it.each([
  ['ask me five questions', 5],
  ['give me 3 questions the panel may ask', 3],
  ['quiz me', 5],
])('"%s" asks for %i questions', (question, count) => {
  expect(understand(question)).toEqual({ kind: 'questions', count })
})

it('keeps what is left of a question beside what it asks for', () => {
  const asked = understand('what are the recommendations for clinics')
  expect(asked).toMatchObject({ kind: 'slots', rest: expect.arrayContaining(['clinic']) })
})

it.each([
  ['why?', 'why What is snowball sampling', 'reason'],
  ['give me an example', 'What is snowball sampling?', 'example'],
  ['explain more', 'What is snowball sampling?', 'more'],
  ['and for females?', 'What is snowball sampling for females?', 'more'],
  ['which one is better for me if I have no list', undefined, 'more'],
])('"%s" follows what was being spoken of', (question, whole, wants) => {
  const follows = followUpOf(question, 'What is snowball sampling?')
  expect(follows?.wants).toBe(wants)
  if (whole) expect(follows?.question).toBe(whole)
})

it('leaves a question with a subject of its own, and one that nothing came before', () => {
  expect(followUpOf('what are the objectives of my study?', 'What is an odds ratio?')).toBeUndefined()
  expect(followUpOf('why?', undefined)).toBeUndefined()
  expect(subjectOf(['What is ANOVA?', 'why?', 'give me an example'])).toBe('What is ANOVA?')
})
