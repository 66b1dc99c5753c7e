import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { asksAdvice } from '../rules/consultant/asks-advice.ts'
import { makePlan } from '../rules/plan/make-plan.ts'
import { advising } from './advising.ts'

type Deps = Parameters<typeof advising>[0]
type Row = Parameters<ReturnType<typeof advising>>[0]

/** A room that has read one work; what it is asked goes on from what was asked before. */
function consultantOf(model = smallThesis()) {
  const study = openRecord(model)
  const plan = makePlan(study, model, 'work.pdf')
  const advise = advising({
    documents: {
      find: async () => ({ id: 'a', readingName: 'a', status: 'ready' }),
    },
    closeReader: { known: async () => undefined },
    studyWorker: {
      async find(question: string) {
        return { passages: study.passages().find(question, 8) }
      },
      async *ask() {},
    },
  } as unknown as Deps)
  return async (question: string, before: readonly string[] = [], last?: string, told = last ? [last] : []) =>
    (
      await advise(
        { userId: 'u', documentId: 'a' } as Row,
        plan,
        { question, turn: before.length, isAsked: true, before, last, told },
        new AbortController().signal,
      )
    )?.says ?? ''
}
const ask = consultantOf()

it.each([
  ['What will the panel attack first?', /^I would expect these\. First: .*Third: .*three sentences/s],
  ['Please give me three questions to practise with.', /^First: .* Second: .* Third: .*aloud/s],
  ['Ask me one hard question now.', /^Here it is\. .*\?/s],
  [
    'In two sentences, what do I tell the panel about my study?',
    /^Say what you asked: “.*Then what came of it: “/s,
  ],
  ['I am nervous. What will the examiner attack first?', /^(?:Nearly everybody|It is natural).* First: /s],
  ['Can I say that it holds for the whole country?', /^(?:For those your sample|No, not for all)/],
  ['Which sources are missing from my references?', /^(?:Yes, I think so|I found no citation)/],
  [
    'They will ask me why I used only that many women, how do I justify my sample size?',
    /^Say first what you did: “.*372/s,
  ],
  ['Okay, so of everything what do I fix first before I print it?', /^First: .*Second: .*Third: /s],
  [
    'My topic is antenatal booking, can you tell me what my work is really saying?',
    /^It is about this: “.*You set out to do this: “/s,
  ],
  ['I am scared about the abstract', /^(?:It is natural|Nearly everybody).*abstract|ABSTRACT|page 1/is],
  ['Hello, can I tell you what worries me', /^Of course\. Tell me/],
  ['is my discussion ok', /Ask yourself: /],
  ['Should I add a number I did not count?', /^No: what was not counted/],
])('answers from the work itself: %s', async (asked, told) => {
  expect(await ask(asked)).toMatch(told)
})

it('takes a follow-up with the matter of the turn before', async () => {
  const before = ['And for a logistic regression with ten variables, is it enough? Only 51 are late.']
  expect(await ask(before[0]!)).toMatch(/51 in the smaller group on 10 variables are about 5\.1/)
  expect(await ask('So what could I drop from the model?', before)).toMatch(
    /With 51 in the smaller group keep about 5/,
  )
})

it('says how to mend what was spoken of', async () => {
  const said = await ask('What will the panel attack first?')
  const mended = await ask('How do I fix that?', ['What will the panel attack first?'], said)
  expect(mended).not.toMatch(/will not guess|nothing certain/)
})

it('says nothing twice in a row, and leaves no quotation open', async () => {
  const said = await ask('What will the panel attack first?')
  expect(await ask('What will the panel attack first?', ['x'], said)).not.toBe(said)
  expect(said.split('“').length).toBe(said.split('”').length)
})

it('where nothing is known, it offers one thing, and never the same words again', async () => {
  const [one, two] = [await ask('Which bus goes to Kitwe?'), await ask('Which bus goes to Kitwe?', ['x'])]
  expect(one).toMatch(/will not guess/)
  expect(two).not.toBe(one)
})

describe('of what stands in the text', () => {
  const leftOver = consultantOf(
    modelOf(
      [
        ...SMALL_THESIS,
        {
          title: 'Recommendations',
          role: 'conclusion',
          blocks: [
            'The beekeeping cooperative should train its members. The data were summarised with a t-test of the mean.',
            'The population of this study is 61 respondents. A sample size of 47 persons was drawn.',
          ],
        },
      ],
      { title: 'Late antenatal booking in Chongwe District' },
    ),
  )

  it.each([
    [
      'my friend said I copied something about beekeeping, is it true',
      /^This stands in your text: “The beekeeping coop/,
    ],
    [
      'they will ask me why I said t-test but used mean, what do I answer',
      /^This stands in your text: “The data/,
    ],
    [
      'my sample size is confusing me, in one place I wrote sixty one and in another forty seven',
      /^This stands in your text: .*47 persons.*61 respondents.*your forms/s,
    ],
    ['I wrote that I used beekeeping but I did not really do it', /what was done/],
  ])('the place is shown before any advice: %s', async (asked, told) => {
    expect(asksAdvice(asked)).toBe(true)
    expect(await leftOver(asked)).toMatch(told)
  })

  it('a fault that was spoken of will be noticed, and can be replaced', async () => {
    const copied = ['my friend said I copied something about beekeeping, is it true']
    expect(await leftOver('will the examiner notice it', copied, 'x')).toMatch(/^Reckon with it/)
    expect(await leftOver('what do I write there instead', copied, 'x')).toMatch(/^In place of what stands/)
  })

  it('and that a thing stands nowhere is not said unsearched', async () => {
    expect(await leftOver('why did I write about beekeeping')).not.toMatch(/find no sentence|does not say/)
  })
})

it.each([
  ['tell me the first three things to fix', /^First: .*Second: .*Third: /s],
  ['what are the three things i should do tonight', /^First: .*Second: .*Third: /s],
  ['hello, my project is about late antenatal booking', /^Good to meet you\. .*look at first\?/],
  ['should i just say convenience sampling', /^Yes, if that is how they were picked/],
  ['can you do it for me, 36 of 60 boys and 35 of 60 girls', /Chi-square .* 0\.03 .*p about 0\.85/],
  ['I only used percentages and no chi-square, is that a problem', /depends on your objectives/],
  ['I am afraid they will say I did not build it myself', /what only its maker can know/],
  ['ask me two hard questions', /^First: .*Second: (?!.*Third: )/s],
  ['I am nervous, can you ask me one hard question now', /Here it is\. /],
])('a student’s own words are enough: %s', async (asked, told) => {
  expect(asksAdvice(asked)).toBe(true)
  expect(await ask(asked)).toMatch(told)
})

it('one more question is another one', async () => {
  const [one, two] = [
    await ask('Ask me one hard question now.'),
    await ask('one more', ['Ask me one hard question now.'], 'x'),
  ]
  expect(two).toMatch(/^Here it is\. /)
  expect(two.slice(0, 60)).not.toBe(one.slice(0, 60))
})
