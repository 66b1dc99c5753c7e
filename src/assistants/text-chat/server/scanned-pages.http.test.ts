import { expect, it } from 'vitest'
import { answered, chattingStudent, eventOf } from '#tests/chatting.ts'
import { eventually } from '#tests/eventually.ts'
import { oralApp } from '#tests/oral.ts'
import { FIXED_ANSWERS } from '../rules/words/fixed-answers.ts'

/** Its reader hands over a beginning, and holds the pages that are pictures. */
const test = oralApp()

it('a document with scanned pages answers from what can be read, says so, and then from all of it', async () => {
  const student = await chattingStudent(test)
  test.services.aiText = { ...test.aiText, description: { name: 'Weekbe4’s own rules', builtIn: true } }
  test.reading.hold()
  const file = { name: 'thesis.pdf', type: 'application/pdf', content: '%PDF-1.7 SCANNED in part' }
  const first = await answered(student, { prompt: 'What is the aim?', file })
  const { fullResponse } = eventOf(first.events, 'complete')
  expect(fullResponse).toContain(FIXED_ANSWERS.stillReading)
  expect(fullResponse).toContain('late antenatal booking')
  test.reading.letGo()
  await eventually(async () => {
    const { conversationId } = first
    const next = await answered(student, { prompt: 'What are the limitations?', fields: { conversationId } })
    expect(eventOf(next.events, 'complete').fullResponse).not.toContain(FIXED_ANSWERS.stillReading)
  })
})
