import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { findSampleSizes, sampleSizeOf } from './sample-size.ts'

const sized = (text: string, role: SectionRole = 'methods') =>
  sampleSizeOf(readForStudy(modelOf([{ title: 'Part', role, blocks: [text] }])))

describe('the sample size of a study', () => {
  it.each([
    ['A total of 214 farmers participated in the survey.', 214],
    ['The sample consisted of 1,480 households drawn from four wards.', 1480],
    ['We interviewed twenty-two nurses at three clinics.', 22],
    ['Of the 420 questionnaires distributed, 357 were returned.', 357],
    ['A total of 1874 traders were excluded, resulting in 5206 traders for the last analysis.', 5206],
    ['Data were collected from students (N = 640).', 640],
    ['The final sample of 96 teachers was drawn from 12 schools.', 96],
  ])('is read from "%s"', (text, size) => {
    expect(sized(text)?.size).toBe(size)
  })

  it.each(['The maximum age in the sample was 44 years.', 'The mean income in the sample is 52 kwacha.'])(
    'is not what a measure says: "%s"',
    (text) => {
      expect([44, 52]).not.toContain(sized(text, 'results')?.size)
    },
  )

  it('is the number studied, not the number planned, the pilot or the population', () => {
    const reading = readForStudy(smallThesis())
    expect(sampleSizeOf(reading)).toMatchObject({ size: 372, kind: 'achieved' })
    expect(findSampleSizes(reading)).toContainEqual(expect.objectContaining({ size: 385, kind: 'planned' }))
    expect(findSampleSizes(reading)).toContainEqual(expect.objectContaining({ size: 20, kind: 'pilot' }))
  })

  it.each([
    'An expert panel of 12 lecturers reviewed the questionnaire.',
    'The questionnaire was validated by a panel of experts (n = 12).',
    'Before the main study, 12 nurses were interviewed to develop the items.',
    'The questionnaire was first tried out on 12 nurses.',
    'To check the wording, the tool was administered to 12 nurses in a neighbouring district.',
    'Cognitive interviews were conducted with 12 nurses.',
  ])('is not who was asked in preparing: "%s"', (text) => {
    expect(sized(text)).toBeNull()
    expect(sized(`${text} Thirty-one nurses were interviewed.`)?.size).toBe(31)
  })

  it('counts those who answered beside those who prepared', () => {
    expect(
      sized('The guide was checked by experts to refine the questions, and 96 nurses completed it.')?.size,
    ).toBe(96)
  })

  it.each([
    ['We interviewed twenty-two nurses, experts of their ward.', 22],
    ['The panel consisted of 40 experts, and a total of 40 experts participated.', 40],
  ])('may be of experts: "%s"', (text, size) => {
    expect(sized(text)?.size).toBe(size)
  })

  it('is the planned number where no other is given', () => {
    expect(sized('The sample size was calculated with the Yamane formula as 300 respondents.')).toMatchObject(
      { size: 300, kind: 'planned' },
    )
  })

  it.each([
    ['Banda (2019) interviewed 500 women in Lusaka.', 'literature'],
    ['The data come from 2019 and 2021.', 'methods'],
    ['The clinic lies 12 km from the town.', 'methods'],
    ['Breaches exposed over 600 million customers.', 'other'],
  ] as const)('is not read from "%s"', (text, role) => {
    expect(sized(text, role)).toBeNull()
  })

  it('is not the number that the sample was drawn from, wherever that is counted', () => {
    expect(
      sized(
        'A field count with a leader revealed about 450 households. The area included 450 households, and a sample of 90 households was drawn with the Yamane formula.',
      ),
    ).toMatchObject({ size: 90, kind: 'planned' })
    expect(
      sized('A sample of 90 nurses was planned with a formula, and 120 nurses completed it.')?.size,
    ).toBe(120)
  })

  it('comes with the sentence it stands in', () => {
    expect(sized('A total of 214 farmers participated.')?.evidence.quote).toBe(
      'A total of 214 farmers participated.',
    )
  })
})
