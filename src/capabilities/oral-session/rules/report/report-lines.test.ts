import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { asScanned } from '#tests/as-scanned.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { quotedLead } from '../plan/grounds.ts'
import { makePlan } from '../plan/make-plan.ts'
import { AnswerCard, type Report } from './contract.ts'
import { makeReport } from './make-report.ts'
import { asText, reportLines } from './report-lines.ts'

const model = asScanned(smallThesis())
const plan = makePlan(openRecord(model), model, 'scan.pdf')
const { questions } = plan
const asked = questions[0]!
const card = AnswerCard.parse({
  questionId: asked.id,
  area: asked.area,
  question: asked.asks,
  place: asked.place,
  better: ['Every third woman was asked.'],
  places: [asked.place],
  verdict: 'answered',
  answer: 'In two districts.',
  heard: null,
  attempts: 1,
  marks: [],
  total: 1,
  outOf: 2,
  again: false,
  bestFromBefore: false,
  advice: asked.advice,
})
const report: Report = {
  sessionId: 's1',
  assistant: 'consultant',
  at: '2026-11-22T09:00:00Z',
  document: { id: 'd1', name: 'scan.pdf', title: 'Late booking' },
  style: 'standard',
  examiners: 1,
  seconds: 600,
  answered: 1,
  planned: 1,
  score: 50,
  fixes: [{ says: 'The text gives 385.', advice: 'Compare it.', place: asked.place }],
  fixSummary: '1 figure to look at again.',
  practise: [],
  cards: [card],
  leftOpen: [{ questionId: 'q2', question: 'Why two districts?', place: asked.place, advice: 'Say why.' }],
  advised: [{ asked: 'Is my sample large enough?', told: 'You have 240 already.' }],
  strengths: [],
  notJudged: [],
  actions: [{ within: 'day', items: [{ says: asked.advice, place: asked.place }] }],
  transcript: [],
  progress: [],
  engine: { name: 'Built-in', builtIn: true },
}

it('says of an answer that was heard roughly what cannot be judged', () => {
  const rough = AnswerCard.parse({
    ...card,
    heard: { text: card.answer, rung: 'built-in', trust: 'rough' },
    marks: [{ name: 'evidence', value: null, says: 'Figures cannot be told.', words: '' }],
  })
  const text = asText(reportLines({ ...report, cards: [rough] }))
  expect(text).toContain('In two districts. (roughly recognised)')
  expect(text).toContain('Pointed to evidence: not judged.')
  expect(asText(reportLines(report))).not.toMatch(/roughly|not judged/)
})

it('says of an answer that could not be judged just that, and no nought of nought', () => {
  const open = AnswerCard.parse({ ...card, total: 0, outOf: 0 })
  const text = asText(reportLines({ ...report, cards: [open] }))
  expect(text).toContain('Not judged.')
  expect(text).not.toContain('0 of 0')
})

it('keeps each piece of advice with the question it was given to', () => {
  const lines = asText(reportLines(report)).split('\n')
  expect(lines[lines.indexOf('Is my sample large enough?') + 1]).toBe('You have 240 already.')
  const heard = { text: 'Is my sample large enough?', rung: 'typed', trust: 'exact' } as const
  const steps = [
    { questionId: asked.id, judged: null, heard, move: 'advises', advised: 'You have 240 already.' },
    { questionId: asked.id, judged: null, heard: { ...heard, text: 'Go on.' }, move: 'repeat' },
  ]
  expect(makeReport(plan, steps, [], true).advised).toEqual(report.advised)
  const { advised: _, ...unanswered } = steps[0]!
  expect(makeReport(plan, [unanswered], [], true).advised).toEqual([
    { asked: heard.text, told: 'I had no answer to this then.' },
  ])
})

it('says of how many answers the sum is made', () => {
  const open = AnswerCard.parse({ ...card, total: 0, outOf: 0 })
  expect(asText(reportLines({ ...report, cards: [card, open] }))).toContain(
    'Across 1 of 2 answers: 50 of 100.',
  )
  const heard = (text: string) => ({ text, rung: 'typed', trust: 'exact' }) as const
  const value = (of: number | null) => ({ name: 'direct', value: of, says: '', words: '' }) as const
  const steps = [2, null].map((of, at) => ({
    questionId: questions[at]!.id,
    judged: { verdict: 'answered' as const, marks: [value(of)], total: of ?? 0, outOf: of === null ? 0 : 2 },
    heard: heard('In two districts.'),
    move: 'next',
  }))
  expect(makeReport(plan, steps, [], true)).toMatchObject({
    score: 100,
    notJudged: ['1 of 2 answers could be marked; the sum is of that one alone.'],
    strengths: ['You answered in full the one question that could be marked.'],
  })
})

describe('of a scanned work', () => {
  it('the report says beside each place that it was read from a scan', () => {
    const lines = asText(reportLines(report)).split('\n')
    const placed = lines.filter((line) => /pages? \d/.test(line))
    expect(placed).toHaveLength(3)
    expect(placed.filter((line) => !line.includes('read from a scan: 88% sure'))).toEqual([])
  })

  it('a question names the page aloud, and not how it was read', () => {
    expect(quotedLead(asked.place)).toMatch(/^On page \d+ you write: “/)
  })
})
