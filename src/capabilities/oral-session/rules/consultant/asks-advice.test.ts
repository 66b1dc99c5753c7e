import { expect, it } from 'vitest'
import { asksAdvice } from './asks-advice.ts'

it.each([
  'hi, I dont know where to start with correcting my work',
  'sir can you tell me if my title is too long',
  'my supervisor says my objectives are not smart, how do i fix that',
  'do I need both research questions and hypotheses',
  'my lecturer said I have no gap. what do i write',
  'i used convenience sampling, is that bad',
  "my respondents can't read english what should i do",
  'is 25% similarity too high',
  'my teachers attitude is negative why',
  'write for me limitations',
  'apa or harvard which is better',
  "my supervisor hasn't replied for a month",
  'spss gives me error when I import excel',
  'who benefits from my study',
  'what if they ask something I dont know',
  'I am confused about which test to use',
])('is a question without its mark: %s', (text) => {
  expect(asksAdvice(text)).toBe(true)
})

it.each([
  'What I did was to ask every fifth trader at the gate.',
  'When we went there, the school was closed, so we came back and did it again.',
  'We chose it because the list was complete, which is why every name had the same chance.',
  'I do not know how to explain it.',
  'The people who answered were mostly women, and those who did not were at work.',
  'How they save was asked in question four.',
  'We wanted to know how traders save and what it costs them.',
  'My supervisor agreed with the sample of forty.',
  'Because what is reported from memory may be wrong.',
])('is an answer: %s', (text) => {
  expect(asksAdvice(text)).toBe(false)
})
