import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { marginOf, neededFor, yamane } from '#capabilities/study/index.ts'
import { readHandbook } from '#capabilities/study/server/index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { makePlan } from '../plan/make-plan.ts'
import {
  adviceAloud,
  advised,
  answerFromWork,
  answerWith,
  nothingOn,
  offerToGoOn,
  onTrouble,
} from './answer-first.ts'
import { asksAdvice } from './asks-advice.ts'
import { turnOf } from './turn.ts'
import { onDanger, onWorry, worryIn } from './worry.ts'

const model = smallThesis()
const thesis = makePlan(openRecord(model), model, 'work.pdf')
const planned = modelOf(SMALL_PROPOSAL, { title: 'A plan' })
const proposal = makePlan(openRecord(planned), planned, 'plan.pdf')
const { find } = await readHandbook()
const answer = (asked: string, plan = thesis) =>
  onDanger(asked) ??
  (worryIn(asked) ? onWorry(plan, asked, 0) : undefined) ??
  answerFromWork(plan, turnOf(asked, [])) ??
  answerWith(plan, turnOf(asked, []), { around: [], near: [], reason: undefined }) ??
  advised(plan, asked, find, true) ??
  adviceAloud(plan, turnOf(asked, []), true) ??
  advised(plan, asked, find)

describe('a consultant answers', () => {
  it.each([
    [
      'Give me an example of a good research question.',
      /“Which factors are associated with late antenatal booking/,
    ],
    [
      'give me example of a conclusion for objective 2',
      /You could write: “Distance to the clinic .*not which of them causes the other/,
    ],
    ['Can you suggest an objective?', /“To identify the factors associated with/],
    ['How do I write a hypothesis?', /“There is no difference in late antenatal booking/],
    ['can i say distance causes late booking', /^Better not\..*cross-sectional.*was associated with/i],
    ['What is my aim?', /^Your work says: .*late antenatal booking/],
    ['Which sampling did I use?', /Systematic sampling|third woman/],
    ['Which limitations did I name?', /self-reported/],
    ['I am so stressed and I cannot sleep.', /One small step, ten minutes/],
    ['My supervisor never answers, I feel desperate.', /send three lines/],
    ['I want to kill myself.', /a person/],
    ['What should I repair first?', /^First: .*Second: .*Third: |weakest point with certainty/s],
  ])('%s', (asked, told) => {
    expect(asksAdvice(asked)).toBe(true)
    expect(answer(asked)).toMatch(told)
  })

  it.each([
    ['Is my topic good?', /Your title is “.*who needs the answer/is],
    ['I have already collected my data, what should I do next?', /^First look at the data/],
    ['I have 462 answers, do I still need a pilot?', /^No: with 462 answers/],
    ['What test should I use?', /^It follows from two things/],
    ['How do I respond to comments from the examiners?', /^Copy every comment/],
    ['Where do I put the limitations?', /near the end/],
    ['What will the examiners ask me?', /^I would expect these\. First: .*Second: /s],
    ['How do I start my presentation?', /^Say what you asked: “.* Then what came of it: “/],
  ])('before anything else: %s', (asked, told) => {
    expect(asksAdvice(asked)).toBe(true)
    expect(answer(asked)).toMatch(told)
  })

  it.each([
    ['What is the difference between reliability and validity?', /^Reliability asks/],
    ['My chi-square has cells under five, what now?', /Fisher/],
    ['Is 137 of 251 questionnaires enough?', /^137 of 251 is 54\.6 per cent/],
    ['What does a correlation of 0.4 mean?', /moderate link.*16 per cent/s],
    ['How do I convert 20 kg per plot to tonnes per hectare?', /33\.3 tonnes/],
    ['How many farms should I ask for a population of 500?', /Of a population of 500 you need 218/],
    ['Is my sample size of 400 right?', /^You have 400 already/],
    ['Can I generalise to the whole country?', /beyond them, no|not for all of them/],
    ['I feel stupid, everybody else has finished.', /One small step/],
    ['My supervisor wants me to add a hypothesis, how do I write one?', /“There is no difference in/],
    ['What comes first, objectives or research questions?', /which you draft first/],
    [
      'how many customers should I ask if the bank has 15000 customers',
      /Of a population of 15000 you need 375/,
    ],
    ['how do I calculate cronbach alpha in spss', /Reliability Analysis/],
    ['do I need ethical clearance for my interviews', /needs approval before any data/],
    ['can 47 people be enough for a project', /from 47 is known to about 14\.3 points/],
    ['how many focus groups should i have', /Two or three focus groups/],
    ['is 10 panelists enough', /You have 10 already.*31 points/],
    ['my population is 15 and sample 20 is it a problem', /20 out of 15 cannot be/],
    ['what is a hedonic scale', /^A hedonic scale asks/],
    ['my sample has more women than men is that a problem', /problem only for what you want to say/],
    ['can i say that everybody accepts it', /^(?:For those your sample|No, not for all)/],
    ['my p value is 0.05, do i reject it or not', /^Look at the third decimal/],
    ['my supervisor says my hypothesis is weak what should i add', /two things that you measure/],
    ['is my R squared of 0.349 good', /34\.9 per cent of the variation/],
    ['is it ok to use data from another country', /another country/],
    ['should i put limitations in chapter 5 or 1', /last chapter|near the end/],
    ['what is wrong with my methodology', /^In methodology .*your design/s],
  ])('with the answer itself: %s', (asked, told) => {
    expect(asksAdvice(asked)).toBe(true)
    expect(answer(asked)).toMatch(told)
  })

  it('with an example of a question in the words of what was compared', () => {
    const gap = {
      on: 'discrepancy between expectations and perceptions of the service',
      among: 'in one bank',
    }
    expect(answer('give me a research question', { ...thesis, subject: gap })).toContain(
      'How far are expectations and perceptions of the service apart in one bank?',
    )
  })

  it('by the stage the work is in', () => {
    expect(answer('What should I do next?', proposal)).toMatch(/^First, .*permission today/s)
    expect(answer('What should I do next?')).toMatch(/^Your draft has its results/)
    expect(answer('I have finished my draft and I do not know what to do first.')).toMatch(/^Your draft/)
    expect(answer('Do I need a pilot?', proposal)).toMatch(/^Yes, a small one/)
    expect(answer('Do I need a pilot?')).toMatch(/^No: with 3\d\d answers/)
  })

  it('who has the answers already is told what they can tell, and not to collect more', () => {
    expect(answer('How big should my sample be?')).toMatch(/You have 3\d\d already .*do not collect more/s)
    expect(answer('How big should my sample be?', proposal)).toMatch(/you need|no formula/)
  })

  it.each([
    'Which bicycle should I buy for my nephew?',
    'Who won the match yesterday?',
    'How do I fix my car?',
  ])('and says nothing where the handbook only has a word in common: %s', (asked) => {
    expect(answer(asked)).toBeUndefined()
  })

  it.each([
    ['my two supervisors disagree about chapter three', /supervisors/],
    ['I have two ideas and cannot choose between them', /topic/],
  ])('a trouble that was told and not asked: %s', (told, says) => {
    expect(onTrouble(told, find)).toMatch(says)
  })

  it('while an answer, however short, is no trouble', () => {
    expect(onTrouble('We used a questionnaire because it was cheap.', find)).toBeUndefined()
    expect(onTrouble('A questionnaire.', find)).toBeUndefined()
  })

  it('and never puts off to another day', () => {
    for (const turn of [0, 1, 2, 5, 8])
      expect(`${offerToGoOn(turn)} ${nothingOn({ asked: 'which bus' }, turn)}`).not.toMatch(
        /another day|later|come back/i,
      )
  })
})

it('a sample is computed as the books have it', () => {
  expect(neededFor(0.05)).toBe(385)
  expect(neededFor(0.05, 1_200)).toBe(292)
  expect(yamane(1_200, 0.05)).toBe(300)
  expect(marginOf(385)).toBe(5)
})

it.each(['my objectives are three, is that ok', 'how many respondents were female'])(
  'takes no question for a sample that is none: %s',
  (asked) => {
    expect(answerFromWork(proposal, turnOf(asked, [])) ?? '').not.toMatch(/points either way|you need \d/)
  },
)

it.each(['can i add sentiment analysis'])(
  'says nothing of another matter that is asked about in the same way: %s',
  (asked) => {
    expect(advised(proposal, asked, find)).toBeUndefined()
  },
)
