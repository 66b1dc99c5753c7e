import { describe, expect, it } from 'vitest'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { type Judged, judge, misses } from '../examiner/judge.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { type AnsweredQuestion, bestAnswers, isWeak, leftOpen, weakOnes } from './best-answers.ts'

const question = (id: string): PlannedQuestion => ({
  id,
  area: 'method',
  about: 'sampling',
  lead: 'On page 4 you write: “Every fifth stall was drawn.”',
  asks: 'Why these stalls?',
  place: { sentenceId: id, page: 4, quote: 'Every fifth stall was drawn.' },
  also: [],
  weak: false,
  weight: 1,
  terms: ['stall', 'drawn', 'fifth'],
  deeper: '',
  advice: '',
  within: 'hour',
})
const heard = (text: string): RecognisedSpeech => ({ text, rung: 'typed', trust: 'exact' })
const answered = (id: string, text: string): AnsweredQuestion => ({
  questionId: id,
  judged: judge(heard(text), question(id)),
  heard: heard(text),
  move: 'next',
})
const gaveUp = (id: string, move: string): AnsweredQuestion => ({
  questionId: id,
  judged: null,
  heard: heard(''),
  move,
})

const GOOD =
  'Every fifth stall was drawn from the list on page 4. It is limited to those with a stall. I would add the others next year.'
const ELSEWHERE = 'On page 9 there is a limit that we know. I would write to the council next year.'
const SHORT = 'The stall came by lot.'

describe('an answer that speaks of something else', () => {
  const of = (text: string): Judged => judge(heard(text), question('q'))

  it('is worth another try, whatever else it holds', () => {
    expect(of(ELSEWHERE)).toMatchObject({ total: 3, outOf: 8 })
    expect(of(ELSEWHERE).marks.map(({ value }) => value)).toEqual([0, 1, 1, 1])
    expect(isWeak(of(ELSEWHERE))).toBe(true)
    expect(isWeak(of(GOOD))).toBe(false)
  })

  it('is not told of rough hearing, which loses words', () => {
    const rough = judge({ text: ELSEWHERE, trust: 'rough' }, question('q'))
    expect(misses(rough)).toBe(false)
    expect(rough.marks.map(({ value }) => value)).toEqual([0, null, 2, 2])
  })

  it('does not count before one that speaks of what was asked', () => {
    const best = bestAnswers([answered('q', SHORT), answered('q', ELSEWHERE)])
    expect(best.get('q')?.heard.text).toBe(SHORT)
  })
})

describe('the words beside a mark', () => {
  it('are a whole sentence, also where there is a figure with a point in it', () => {
    const text = 'Every fifth stall was drawn, which is 0.2 of 240.5 on the list.'
    const [direct] = judge(heard(text), question('q')).marks
    expect(direct?.words).toBe(text)
  })
})

describe('in the next session', () => {
  const steps = [
    answered('weak', SHORT),
    gaveUp('skipped', 'skip'),
    gaveUp('unknown', 'reads-page'),
    gaveUp('answered-later', 'reads-page'),
    answered('answered-later', GOOD),
    answered('good', GOOD),
  ]

  it('what was not known comes first, then what was weak, then what was skipped', () => {
    const questions = ['good', 'weak', 'skipped', 'unknown', 'answered-later'].map(question)
    expect(weakOnes(steps, questions)).toEqual(['unknown', 'weak', 'skipped'])
  })

  it('what was given up is not marked, and told as left open', () => {
    expect(leftOpen(steps, bestAnswers(steps))).toEqual(['unknown', 'skipped'])
  })
})
