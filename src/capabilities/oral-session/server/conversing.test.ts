import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { asksAdvice } from '../rules/consultant/asks-advice.ts'
import { makePlan } from '../rules/plan/make-plan.ts'
import { advising } from './advising.ts'

type Deps = Parameters<typeof advising>[0]
type Row = Parameters<ReturnType<typeof advising>>[0]

/** What the consultant says, turn by turn, to one student of one work. */
function conversing(model: ReturnType<typeof modelOf>) {
  const study = openRecord(model)
  const plan = makePlan(study, model, 'work.pdf')
  const advise = advising({
    documents: { find: async () => ({ id: 'a', readingName: 'a', status: 'ready' }) },
    closeReader: { known: async () => undefined },
    studyWorker: {
      find: async (question: string) => ({ passages: study.passages().find(question, 8) }),
      async *ask() {},
    },
  } as unknown as Deps)
  return async (...turns: string[]): Promise<string[]> => {
    const said: string[] = []
    let told: string[] = []
    let last: string | undefined
    for (const [nth, question] of turns.entries()) {
      const asked = {
        question,
        turn: nth,
        isAsked: asksAdvice(question),
        before: turns.slice(0, nth),
        last,
        told,
      }
      const advice = await advise(
        { userId: 'u', documentId: 'a' } as Row,
        plan,
        asked,
        new AbortController().signal,
      )
      said.push(advice?.says ?? '')
      last = advice?.keeps
      told = last ? [...told, last] : told
    }
    return said
  }
}

const withObjectives = SMALL_THESIS.toSpliced(2, 0, {
  title: 'Objectives of the study',
  role: 'introduction',
  blocks: [
    'The specific objectives of the study are:',
    { kind: 'list-item', text: 'To determine the relationship between distance and late antenatal booking.' },
    { kind: 'list-item', text: 'To compare the barrier scores of early and late bookers.' },
  ],
})
const thesis = conversing(modelOf(withObjectives, { title: 'Late antenatal booking in Chongwe District' }))
const proposal = conversing(modelOf(SMALL_PROPOSAL, { title: 'A plan' }))

describe('a question is answered before anything else', () => {
  it('which of two: what was done stays, and the choice is said again in one sentence', async () => {
    const [both, one, why] = await thesis(
      'should I use systematic or stratified sampling',
      'so which one should I choose?',
      'why?',
    )
    expect(both).toMatch(/^Stay with simple random or systematic sampling: your text says so \(page 1\)/)
    expect(one).toMatch(/^Simple random or systematic sampling, because that is what you did/)
    expect(why).toMatch(/^Because stratified sampling fits where you will compare groups/)
  })

  it('which test: by the verb of that very objective', async () => {
    const [link, groups, none] = await thesis(
      'which test for objective 1?',
      'and which test should I use for my second objective?',
      'which test for objective 5?',
    )
    expect(link).toMatch(
      /^It reads “To determine the relationship .*asks for a link between two things: .*chi-square/s,
    )
    expect(groups).toMatch(/^It reads “To compare the barrier scores.*a difference between groups: .*t test/s)
    expect(none).toMatch(/^I make out 2 in your text and no number 5/)
  })

  it('how a chapter is written: its parts, and the objectives of this work', async () => {
    const [five, example] = await thesis('how do I write chapter 5', 'give me an example')
    expect(five).toMatch(
      /^Chapter five has the answer to your main question first.*“To determine the relationship/s,
    )
    expect(example).toMatch(/^You could write: “/)
    expect((await proposal('how do I write chapter 4'))[0]).toMatch(/Yours is a plan still.*empty table/s)
  })

  it('what a supervisor said of a part: how it is mended, and not whether it is good', async () => {
    const [first, mended] = await thesis(
      'my supervisor says my recommendations are too vague',
      'so how do I fix it?',
    )
    expect(first).toMatch(/Two columns: the finding with its table on the left/)
    expect(mended).toMatch(/^For your study, for example: “Because /)
  })

  it('whether one needs a thing: yes or no comes first', async () => {
    expect((await thesis('do I have to mention ethics'))[0]).toMatch(/^Yes: people were asked/)
  })

  it('which objective is weakest: by its form, where a form can show it', async () => {
    const twofold = withObjectives.map((section) =>
      section.title === 'Objectives of the study'
        ? {
            ...section,
            blocks: [
              'The specific objectives of the study are:',
              {
                kind: 'list-item' as const,
                text: 'To determine the distance between homes and clinics and to recommend new clinics.',
              },
              {
                kind: 'list-item' as const,
                text: 'To compare the barrier scores of early and late bookers.',
              },
            ],
          }
        : section,
    )
    const [told] = await conversing(modelOf(twofold, { title: 'Late antenatal booking' }))(
      'which of my objectives is the weakest',
    )
    expect(told).toMatch(/two things at once: “To determine the distance/)
  })
})

describe('a follow-up goes on with what was told', () => {
  it('with another number', async () => {
    const [first, second, third] = await thesis(
      'is 120 enough?',
      'and if I only have 60?',
      'how do I write the abstract',
    )
    expect(first).toMatch(/120 is known to about 8\.9 points.*Your text has 372.*about 5\.1/s)
    expect(second).toMatch(/60 is known to about 12\.7 points/)
    expect(third).toMatch(/^Write it last/)
  })

  it('with another p value, and what it does to the hypothesis', async () => {
    const [, above, rejected] = await thesis(
      'what does p = 0.03 mean',
      'what about 0.08',
      'so is my hypothesis rejected',
    )
    expect(above).toMatch(/^0\.08 is above 0\.05/)
    expect(rejected).toMatch(/^At p = 0\.08, no: .*not rejected/)
  })

  it('with the chapter that was spoken of', async () => {
    expect((await thesis('what should I write in chapter 3', 'what is missing in it'))[1]).toMatch(
      /^In chapter three /,
    )
  })

  it('with the weak point that was told last: what to say, and whether it will be seen', async () => {
    const [first, seen, say] = await thesis(
      'what is the biggest problem in my work',
      'will they notice',
      'what should I say then',
    )
    expect(first).toMatch(/^First: |^I found no figure/)
    expect(seen).toMatch(/reckon with it/i)
    expect(say).toMatch(/^Say /)
  })

  it('and never in the same words twice', async () => {
    const said = await thesis(
      'how do I write my conclusion',
      'how do I write my conclusion',
      'how do I write my conclusion',
      'how do I write my conclusion',
    )
    const sentences = said
      .flatMap((one) => one.split(/(?<=[.!?]) /))
      .filter((one) => one.split(' ').length > 12)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('certain or silent', () => {
  it('a word that every text has is no place that was meant', async () => {
    const [told] = await thesis('my lecturer says my literature review is just a list')
    expect(told).not.toMatch(/This stands in your text/)
    expect(told).toMatch(/^Synthesis sets sources side by side/)
  })

  it('where nothing is certain, it says what was looked for, and one step', async () => {
    expect((await thesis('Which bus goes to Kitwe?'))[0]).toMatch(
      /^I looked for “bus”.* in your text .*have no certain answer; I will not guess\./,
    )
  })
})
