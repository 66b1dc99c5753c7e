/** Charts and frameworks from words alone. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { answered, chattingStudent, eventOf } from '#tests/chatting.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})
beforeEach(() => {
  test.services.aiText = { ...test.aiText, description: { name: 'Weekbe4’s own rules', builtIn: true } }
  test.aiText.requests.length = 0
  test.advance(60_000)
})

it('draws a chart from the figures of a question', async () => {
  const { events } = await answered(student, { prompt: 'a bar chart of rice 10 and maize 20' })
  expect(eventOf(events, 'complete').message.charts).toEqual([
    {
      kind: 'bars',
      title: 'Bar chart of the figures you gave',
      unit: '',
      bars: [
        { label: 'rice', value: 10 },
        { label: 'maize', value: 20 },
      ],
    },
  ])
})

it('draws a framework from boxes joined by arrows', async () => {
  const { events } = await answered(student, { prompt: 'mobile money -> savings -> income' })
  expect(eventOf(events, 'complete').fullResponse).toContain(
    '```mermaid\nflowchart TD\n  n1["Mobile money"]\n  n2["Savings"]\n  n3["Income"]\n  n1 --> n2\n  n2 --> n3\n```',
  )
})

it('leaves the framework to a model that can think about it, and the figures of a chart to code', async () => {
  test.services.aiText = test.aiText
  test.aiText.script('A thought.')
  const { events } = await answered(student, { prompt: 'mobile money -> savings -> income' })
  expect(eventOf(events, 'complete').fullResponse).toBe('A thought.')
  const chart = await answered(student, { prompt: 'pie chart of rice 10, maize 20' })
  expect(eventOf(chart.events, 'complete').message.charts).toHaveLength(1)
  expect(test.aiText.requests).toHaveLength(1)
})
