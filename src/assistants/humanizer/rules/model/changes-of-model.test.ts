import { expect, it } from 'vitest'
import { STANDARD } from '../settings.ts'
import { withChanges } from '../text/change.ts'
import { changesOfModel } from './changes-of-model.ts'

const GIVEN =
  'Moreover, it is imperative to note that late payment represents a multifaceted challenge that significantly impedes trade across the Zambian landscape. In this study, 40 traders in Choma were asked between March and June 2024 (Mwale, 2021). The results did not show a statistically significant association, p = .144, which suggests that age may not matter.'

it('lets a good rewriting through, whatever words it uses', () => {
  const written =
    'Late payment has many causes, and it holds back trade across Zambia. In this study, 40 traders in Choma were asked between March and June 2024 (Mwale, 2021). There was no statistically significant association, p = .144, so age may not matter.'
  const { changes, choices, turnedDown } = changesOfModel(GIVEN, written, STANDARD)
  expect([choices.length, turnedDown]).toEqual([1, []])
  // The reason in the last sentence is the model's: the student decides.
  expect(choices[0]).toMatchObject({ differs: 'gives a reason that yours does not give' })
  expect(withChanges(GIVEN, changes)).toContain('holds back trade across Zambia')
})

it('reads past a preface, and keeps a changed number from the student', () => {
  const written = `Here is the rewritten text:\n\n${GIVEN.replace('40 traders', '41 traders')}`
  const { changes, choices, turnedDown } = changesOfModel(GIVEN, written, STANDARD)
  expect([choices, turnedDown]).toEqual([[], ['“40” was lost']])
  expect(withChanges(GIVEN, changes)).toContain('40 traders')
})

it('takes a year whose comma became a full stop', () => {
  const given = 'Forty traders were asked in June 2024, and 63.2% reported losses.'
  const { turnedDown } = changesOfModel(
    given,
    'Forty traders were asked in June 2024. Of these, 63.2% reported losses.',
    STANDARD,
  )
  expect(turnedDown).toEqual([])
})

it('takes nothing that is not of the sentence, and asks where hardly a word of it is left', () => {
  const given = 'The utilisation of digital wallets facilitates savings among rural traders.'
  const answered = (answer: string) => changesOfModel(given, answer, STANDARD)
  expect(answered('Sure!')).toMatchObject({ choices: [], turnedDown: ['it was about something else'] })
  expect(answered('People in villages who sell things put money aside with wallets.')).toMatchObject({
    choices: [{ differs: 'says it in almost entirely different words' }],
    turnedDown: [],
  })
})

it('lets no clause of the student’s disappear without asking', () => {
  const given =
    'The study adopted the survey method because the method gives room for a detailed study of the organisation in which the research was carried out.'
  const { changes, choices } = changesOfModel(given, 'The study adopted the survey method.', STANDARD)
  expect(changes).toEqual([])
  expect(choices).toMatchObject([{ differs: 'leaves out a part of your sentence' }])
})
