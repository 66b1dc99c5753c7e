import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { readForStudy } from '../document/reading.ts'
import { QUESTION_RULES } from './question-rules.ts'
import { askQuestions, questionsOn } from './questions.ts'

const asked = (text: string, role: SectionRole) =>
  askQuestions(readForStudy(modelOf([{ title: 'Part', role, blocks: [text] }]))).map(
    ({ question }) => question,
  )

describe('questions of an examiner', () => {
  const model = smallThesis()
  const reading = readForStudy(model)
  const questions = askQuestions(reading, 40)

  it('each rest on a sentence of the document', () => {
    const sentences = new Map(model.sentences.map(({ id, text }) => [id, text]))
    expect(questions.length).toBeGreaterThan(15)
    for (const { evidence } of questions) expect(sentences.get(evidence.sentenceId)).toBe(evidence.quote)
  })

  it('name no number that is not in their sentence', () => {
    for (const { question, evidence } of questions)
      for (const number of question.match(/\d+(?:[.,]\d+)*/g) ?? []) expect(evidence.quote).toContain(number)
  })

  it('cover every part of the thesis, and what the abstract repeats only once', () => {
    expect(new Set(questions.map(({ role }) => role))).toEqual(
      new Set(['introduction', 'literature', 'methods', 'results', 'discussion', 'conclusion']),
    )
    expect(questionsOn(reading, 'results').every(({ role }) => role === 'results')).toBe(true)
  })

  it('are one of a kind, with the sentences that ask for the same beside it', () => {
    expect(new Set(questions.map(({ about }) => about)).size).toBe(questions.length)
    const [shares, ...others] = askQuestions(
      readForStudy(
        modelOf([
          {
            title: 'Results',
            role: 'results',
            blocks: ['Late booking was found in 54.4% of wards.', 'Of all wards 24.1% had a clinic.'],
          },
        ]),
      ),
    )
    expect(others).toEqual([])
    expect(shares?.question).toBe(
      'You report 54.4% and other shares like it. Which of them matters most in practice, and how precise is it?',
    )
    expect(shares?.also.map(({ quote }) => quote)).toEqual(['Of all wards 24.1% had a clinic.'])
  })

  it('come in the same order for the same thesis', () => {
    expect(askQuestions(readForStudy(smallThesis()), 40)).toEqual(questions)
  })

  it.each<[string, SectionRole, RegExp]>([
    ['Purposive sampling was used to select the midwives.', 'methods', /purposive sampling/],
    ['The sample size was calculated as 385 women.', 'methods', /385/],
    ['There was no significant difference between the groups in yield.', 'results', /not significant/],
    ['The programme led to higher school attendance in the district.', 'discussion', /"led to".*cause/],
    [
      'The study was underpinned by the diffusion of innovations theory.',
      'introduction',
      /diffusion of innovations theory/,
    ],
    ['Data were analysed with logistic regression in Stata.', 'methods', /logistic regression/],
    ['The adjusted odds ratio of 1.8 was significant for distance.', 'results', /odds ratio of 1\.8/],
    ['Four themes emerged from the interviews with farmers.', 'results', /themes/],
    ['Distance mattered most to them (OR 1.8, 95% CI 1.2 to 2.7).', 'results', /odds ratio of 1\.8/],
    ['The study was guided by the health belief model.', 'introduction', /choose the health belief model/],
    ['We adopted the Technology Acceptance Model for this.', 'introduction', /Technology Acceptance Model/],
    ['The questionnaire was translated into Bemba by two teachers.', 'methods', /Bemba version/],
  ])('ask about "%s"', (text, role, question) => {
    expect(asked(text, role).some((one) => question.test(one))).toBe(true)
  })

  it.each<[string, SectionRole]>([
    ['The sun rose over the village every morning.', 'results'],
    ['*Equal contribution', 'introduction'],
    ['Attendance was 4.5 million in total of 4.5 million.', 'results'],
    ['Figure 7 shows the 12 nonsignificant p values over time.', 'results'],
    ['There are two main limitations in our study.', 'discussion'],
    ['Banda (2019) showed that distance led to late booking.', 'discussion'],
    ['Most of them wrote 2 or 3 sentences about the market.', 'results'],
    ['The classifier was right for 0.4 or 40 of them.', 'results'],
    ['The forecast was based on a linear model of the rain.', 'methods'],
    ['A third of the rows was used for testing of the model.', 'methods'],
    ['I mean, my shop, that led to more customers for us.', 'results'],
  ])('ask nothing about "%s"', (text, role) => {
    expect(asked(text, role)).toEqual([])
  })

  it('lead to handbook entries that exist', async () => {
    const book = await readHandbook()
    expect(
      QUESTION_RULES.filter(({ read }) => !book.byId(read)).map(({ id, read }) => `${id} → ${read}`),
    ).toEqual([])
  })
})
