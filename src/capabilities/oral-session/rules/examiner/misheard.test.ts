import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { answerTo, begin } from './exam.ts'
import type { ExamState } from './exam-state.ts'
import { moveWords } from './manner.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const small = makePlan(openRecord(model), model, 'work.pdf')
// A longer work has more words than this one.
const plan = {
  ...small,
  vocabulary: [...small.vocabulary, ...Array.from({ length: 400 }, (_, at) => `word${at}`)],
}
const sampling = plan.questions.find(({ about }) => about === 'sampling')!
const open: ExamState = { ...begin(plan, 'standard'), current: sampling.id }

const GARBLE = 'the system attic some pling took ever a fifth stool in the mark at so the grim lamb'
const GOOD = 'The assistant began at the gate of each market and took every fifth stall from there.'
const hear = (text: string, trust: RecognisedSpeech['trust'], state = open) =>
  answerTo(plan, state, { text, trust }, 'standard')

describe('what can hardly have been said', () => {
  const once = hear(GARBLE, 'good')

  it('is asked back with the words that were heard, and is not marked', () => {
    expect(once).toMatchObject({ move: { name: 'misheard' }, judged: null })
    const { text } = moveWords({ before: {} } as Parameters<typeof moveWords>[0], {
      move: once.move,
      state: once.state,
      turn: 0,
    })
    expect(text).toMatch(/^I may have misheard: “the system attic/)
  })

  it('is asked back once and no more', () => {
    expect(hear(GARBLE, 'good', once.state).move.name).not.toBe('misheard')
    expect(hear(GOOD, 'good', once.state).judged?.verdict).toBe('answered')
  })

  it('was said, where it was typed; and a clear answer was heard', () => {
    expect(hear(GARBLE, 'exact').move.name).not.toBe('misheard')
    expect(hear(GOOD, 'good').move.name).not.toBe('misheard')
  })
})
