/**
 * Examiner's questions for each kind of fact, at each stage: of a plan how it will be done, of a finished work what was
 * found. Every question quotes the sentence it is about, so it belongs to one work and no other.
 */
import type { FactKind } from '../facts/fact.ts'

type Ask = {
  /** Asked of finished work; `«»` is replaced by the sentence. */
  done: string
  /** Asked of a plan; null if a plan owes nothing of the kind. */
  planned: string | null
  /** The handbook entry to prepare with. */
  read: string
  /** How likely an examiner is to ask it first, and then about a second and a third fact of the kind. */
  weights: readonly number[]
}

const factQuestion = (done: string, planned: string | null, read: string, ...weights: number[]): Ask => ({
  done,
  planned,
  read,
  weights,
})

export const ASKS: Partial<Record<FactKind, Ask>> = {
  result: factQuestion(
    'You report: «» How sure can you be of this, and what else could explain it?',
    null,
    'discussion-chapter',
    10,
    8.4,
    6.4,
  ),
  hypothesis: factQuestion(
    'You state: «» Which result would have made you give this up, and did you get it?',
    'You state: «» Which result would make you give this up, and can your data show it?',
    'questions-or-hypotheses',
    9.6,
    6.2,
  ),
  sampling: factQuestion(
    'Of your choice you write: «» Why these and not others, and who may have been left out?',
    'Of your choice you write: «» Why these and not others, and who may be left out?',
    'viva-sample',
    9.4,
    6,
  ),
  conclusion: factQuestion(
    'You conclude: «» Which of your results carries this, and where does it go beyond them?',
    null,
    'viva-contribution',
    9.2,
    7.8,
  ),
  gap: factQuestion(
    'You say: «» Where did you look, and do the studies you review yourself not fill it?',
    'You say: «» Where did you look, and do the studies you review yourself not fill it?',
    'research-gap',
    9,
  ),
  analysis: factQuestion(
    'Of the analysis you write: «» Why was this the right way, and which of its assumptions did you check?',
    'Of the analysis you write: «» Why is this the right way, and how will you check its assumptions?',
    'choosing-a-test',
    8.8,
    7,
    5.2,
  ),
  'sample-size': factQuestion(
    'You give a number: «» How did you arrive at this number, and is it enough for what you compare?',
    'You give a number: «» How did you arrive at this number, and is it enough for what you want to compare?',
    'sample-size-proportion',
    8.6,
  ),
  design: factQuestion(
    'Of the design you write: «» What can this design show, and what can it not?',
    'Of the design you write: «» What can this design show, and what can it not?',
    'viva-why-method',
    8.2,
  ),
  limitation: factQuestion(
    'You admit: «» Which way may this have pushed your results?',
    'You admit: «» What will you do about it, and what will remain?',
    'viva-limitations',
    8,
    5.6,
  ),
  procedure: factQuestion(
    'One step reads: «» Take us through it: what exactly was done, in which order, and by whom?',
    'One step reads: «» Take us through it: what exactly will be done, in which order, and by whom?',
    'viva-why-method',
    7.6,
    6.6,
    5,
  ),
  question: factQuestion(
    'You ask: «» Which of your data answer this, and what is the answer in one sentence?',
    'You ask: «» Which data will answer this, and which answer would surprise you?',
    'writing-objectives',
    7.4,
    5.4,
  ),
  instrument: factQuestion(
    'Of your data you write: «» How do you know that this measured what it was meant to measure?',
    'Of your data you write: «» How will you know that this measures what it is meant to measure?',
    'content-validity',
    7.2,
    5.8,
  ),
  'null-result': factQuestion(
    'You found nothing here: «» Does that mean that there is nothing, or that your study could not see it?',
    null,
    'statistical-power',
    7.1,
  ),
  theory: factQuestion(
    'You build on this: «» Where in your analysis is this theory at work, and what would a rival have predicted?',
    'You build on this: «» What will this theory let you see that another would not?',
    'choosing-a-theory',
    6.8,
  ),
  objective: factQuestion(
    'One objective reads: «» By which measure was it reached?',
    'One objective reads: «» By which measure will you know that it is reached?',
    'writing-objectives',
    6.7,
    4.8,
  ),
  recommendation: factQuestion(
    'You recommend: «» Which finding does this follow from, and who would have to act first?',
    null,
    'writing-recommendations',
    6.5,
    4.6,
  ),
  aim: factQuestion(
    'You set out: «» How far did you get, and what in your results shows it?',
    'You set out: «» How will you know at the end that you got there?',
    'writing-objectives',
    6.3,
  ),
  problem: factQuestion(
    'You see a problem: «» What evidence shows that this is a problem, and whose is it?',
    'You see a problem: «» What evidence shows that this is a problem, and whose is it?',
    'problem-statement',
    6.1,
  ),
  contribution: factQuestion(
    'You promise: «» What is known or done differently now because of it?',
    'You promise: «» Who will do what differently because of it?',
    'viva-contribution',
    5.9,
  ),
  variables: factQuestion(
    'You look at these: «» Why these, and what did you leave out that may matter more?',
    'You look at these: «» Why these, and what do you leave out that may matter more?',
    'content-validity',
    5.7,
  ),
  setting: factQuestion(
    'You name a place: «» Why there, and what makes it like or unlike other places?',
    'You name a place: «» Why there, and what makes it like or unlike other places?',
    'external-validity',
    5.5,
  ),
  reliability: factQuestion(
    'You vouch for it: «» What does this tell us about your data, and what does it leave open?',
    'You vouch for it: «» What will this tell us about your data, and what will it leave open?',
    'cronbach-alpha',
    5.3,
  ),
  ethics: factQuestion(
    'On ethics you write: «» What could your study have cost the people in it all the same?',
    'On ethics you write: «» What could your study cost the people in it all the same?',
    'informed-consent',
    4.9,
  ),
  population: factQuestion(
    'You speak of these: «» For whom else does what you found hold, and for whom not?',
    'You speak of these: «» For whom else will what you find hold, and for whom not?',
    'viva-generalisation',
    4.7,
  ),
}

/** A second and a third fact of a kind get different questions, at every stage. */
export const AGAIN: Partial<Record<FactKind, readonly string[]>> = {
  result: [
    'You also report: «» How does this fit with what others found?',
    'Further you report: «» How large is this in practice, and for whom?',
  ],
  hypothesis: ['A second hypothesis reads: «» How does it follow from what was known?'],
  sampling: ['On who takes part you also write: «» How would another choice change the picture?'],
  conclusion: ['You conclude as well: «» What would show that this is wrong?'],
  analysis: [
    'On the analysis you also write: «» What would another way show?',
    'Further on the analysis: «» What is done where this does not fit the data?',
  ],
  limitation: ['Another limit is: «» What could be done about it?'],
  procedure: [
    'You go on: «» Could somebody repeat this from your text alone?',
    'A further step reads: «» What can go wrong there, and how would you notice?',
  ],
  question: ['You also ask: «» How is this different from your first question?'],
  instrument: ['On your data you also write: «» What do they not capture?'],
  objective: ['Another objective reads: «» Which of your questions does it belong to?'],
  recommendation: ['You recommend as well: «» What would it cost, and who would pay?'],
}
