import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { makePlan } from '../rules/plan/make-plan.ts'
import { advising } from './advising.ts'

type Deps = Parameters<typeof advising>[0]
type Row = Parameters<ReturnType<typeof advising>>[0]

/** A room that has read one work; what it is asked goes on from what was asked before. */
function consultantOf() {
  const model = smallThesis()
  const study = openRecord(model)
  const plan = makePlan(study, model, 'work.pdf')
  const advise = advising({
    documents: {
      openStored: async () => ({ ok: true, value: { row: { id: 'a', readingName: 'a' }, model } }),
    },
    closeReader: { known: async () => undefined },
    studyWorker: {
      async find(question: string) {
        return { passages: study.passages().find(question, 8) }
      },
      async *ask() {},
    },
  } as unknown as Deps)
  return async (question: string, before: readonly string[] = [], last?: string) =>
    (
      await advise(
        { userId: 'u', documentId: 'a' } as Row,
        plan,
        { question, turn: before.length, isAsked: true, before, last },
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
