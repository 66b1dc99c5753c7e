import { describe, expect, it } from 'vitest'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { saidOtherwise } from '../examiner/held-against.ts'
import { type Judged, judge, misses } from '../examiner/judge.ts'
import type { JudgedAgainst } from '../examiner/overlap.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { type AnsweredQuestion, bestAnswers, isWeak, leftOpen, weakOnes } from './best-answers.ts'

const question = (id: string): PlannedQuestion => ({
  id,
  area: 'method',
  phase: 'chain',
  easier: '',
  why: '',
  quoted: true,
  better: [],
  about: 'sampling',
  lead: 'On page 4 you write: “Every fifth stall was drawn.”',
  asks: 'Why these stalls?',
  place: { sentenceId: id, page: 4, quote: 'Every fifth stall was drawn.' },
  also: [],
  weak: false,
  weight: 1,
  asked: ['stall'],
  grounds: ['stall', 'drawn', 'fifth'],
  deeper: '',
  advice: '',
  within: 'hour',
})
const WORK: JudgedAgainst = {
  questions: [],
  words: [],
  vocabulary: [],
  numbers: [],
  claims: [],
  said: {},
  methods: [],
  lines: [],
  places: [],
  heads: [],
  kind: 'done',
}
const heard = (text: string): RecognisedSpeech => ({ text, rung: 'typed', trust: 'exact' })
const answered = (id: string, text: string): AnsweredQuestion => ({
  questionId: id,
  judged: judge(heard(text), question(id), WORK),
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
  'Every fifth stall was drawn from the list on page 4, because a list gives each stall the same chance.'
const ELSEWHERE = 'On page 9 there is a limit that we know. I would write to the council next year.'
const SHORT = 'The stall came by lot.'

describe('an answer that speaks of something else', () => {
  const of = (text: string): Judged => judge(heard(text), question('q'), WORK)

  it('earns nothing, whatever else it holds, and is told so kindly', () => {
    expect(of(ELSEWHERE)).toMatchObject({ verdict: 'off-topic', total: 0, outOf: 4 })
    expect(of(ELSEWHERE).marks[0]?.says).toMatch(/^Not answered: .*try again\.$/)
    expect(of(GOOD)).toMatchObject({ verdict: 'answered', total: 6, outOf: 6 })
    expect(isWeak(of(ELSEWHERE))).toBe(true)
    expect(isWeak(of(GOOD))).toBe(false)
  })

  it('is one word of the place heard roughly, where figures and pages are not judged', () => {
    const rough = judge({ text: 'the stall came by a lot in the list', trust: 'rough' }, question('q'), WORK)
    expect(misses(rough)).toBe(false)
    expect(rough.marks.map(({ value }) => value)).toEqual([1, 0, null])
  })

  it('does not count before one that speaks of what was asked', () => {
    const best = bestAnswers([answered('q', SHORT), answered('q', ELSEWHERE)])
    expect(best.get('q')?.heard.text).toBe(SHORT)
  })
})

describe('what an answer is marked for', () => {
  const judged = (asks: string, text: string) => judge(heard(text), { ...question('q'), asks }, WORK)
  const PLAIN =
    'Every fifth stall of the traders in the list was drawn, from the gate to the river, by the two assistants.'
  const namesOf = ({ marks }: Judged) => marks.map(({ name }) => name)

  it('is what the question asks for', () => {
    expect(namesOf(judged('Why these stalls?', PLAIN))).toEqual(['direct', 'reason'])
    expect(namesOf(judged('How many stalls were drawn?', PLAIN))).toEqual(['direct', 'evidence'])
    expect(namesOf(judged('Who had no chance to be drawn?', PLAIN))).toEqual(['direct', 'limit'])
  })

  it('and what was given unasked counts as well', () =>
    expect(
      namesOf(judged('How many stalls were drawn?', `${PLAIN} We did so because of the crowd.`)),
    ).toEqual(['direct', 'reason', 'evidence']))

  it('a decimal that stands nowhere in the work is asked about, and a level of significance is not', () => {
    const known = { ...WORK, lines: ['The recall of the stalls was 0.36 of 240.'] }
    expect(saidOtherwise('The recall of the stalls was 0.91.', question('q'), known)).toContain('0.91')
    expect(
      saidOtherwise('The recall of the stalls was 0.36, and p was below 0.05.', question('q'), known),
    ).toBeUndefined()
  })
})

describe('the words beside a mark', () => {
  it('are a whole sentence, also where there is a figure with a point in it', () => {
    const text = 'Every fifth stall was drawn, which is 0.2 of 240.5 on the list.'
    const [direct] = judge(heard(text), question('q'), WORK).marks
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
