import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { testApp } from '#tests/app.ts'
import { type AskedFile, answered, chattingStudent, eventOf } from '#tests/chatting.ts'
import { surveyCsv } from '#tests/survey.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})
beforeEach(() => {
  test.advance(60_000)
  test.services.aiText = { ...test.aiText, description: { name: 'Built-in study engine', builtIn: true } }
})
const survey: AskedFile = { name: 'survey.csv', type: 'text/csv', content: surveyCsv() }

async function talk(...prompts: string[]) {
  let conversationId: string | undefined
  const answers = []
  for (const [at, prompt] of prompts.entries()) {
    const { events, conversationId: id } = await answered(student, {
      prompt,
      ...(at === 0 ? { file: survey } : {}),
      ...(conversationId ? { fields: { conversationId } } : {}),
    })
    conversationId = id
    answers.push(eventOf(events, 'complete'))
  }
  return { conversationId: conversationId!, answers }
}

it('runs what was asked, says in one line what it was, and keeps the plan to be changed', async () => {
  const { answers } = await talk(
    'Is there a relationship between hours and income?',
    'and for females?',
    'use spearman instead',
  )
  const [first, second, third] = answers
  expect(first!.fullResponse).toMatch(
    /^.*\*\*Pearson’s correlation: .*hours.*income.*\*\*, 376 rows, 8 left out for missing values/s,
  )
  expect(first!.message.analysis?.plan?.analysis).toBe('pearson')
  expect(second!.message.analysis?.plan?.filter).toEqual([
    { variable: 'What is your gender?', is: 'equal', value: 1 },
  ])
  expect(third!.message.analysis?.plan).toMatchObject({
    analysis: 'spearman',
    filter: [{ variable: 'What is your gender?' }],
  })
})

it('never runs the nearest analysis: it refuses by name, or asks back', async () => {
  const { answers } = await talk(
    'run a structural equation model',
    'effect of religion on income',
    'compare income',
  )
  expect(answers.map(({ message }) => message.analysis?.plan)).toEqual([undefined, undefined, undefined])
  expect(answers[0]!.fullResponse).toContain('I cannot run a structural equation or path model')
  expect(answers[1]!.fullResponse).toContain('I find no column for “religion”')
  expect(answers[2]!.fullResponse).toContain('Between which groups')
})

it('keeps a correction of a column, and every analysis goes by it', async () => {
  const { answers } = await talk('What is the mean age?')
  const documentId = answers[0]!.message.analysis!.documentId
  const card = (await student.get(`/ai/data/${documentId}`)).json()
  const age = card.cards[0].variables.find(({ name }: { name: string }) => name === 'How old are you?')
  expect(age.oddities[0]).toMatchObject({ words: '230 cannot be an age.' })
  const { correction } = age.oddities[0].fix
  expect(
    (await student.ask('PATCH', `/ai/data/${documentId}/corrections`, { corrections: [correction] }))
      .statusCode,
  ).toBe(200)
  const after = (await student.get(`/ai/data/${documentId}`)).json()
  expect(
    after.cards[0].variables.find(({ name }: { name: string }) => name === 'How old are you?').missing,
  ).toBe(1)
  const stranger = await chattingStudent(test)
  expect((await stranger.get(`/ai/data/${documentId}`)).statusCode).toBe(404)
})

it('takes every result along: a chapter with numbered tables, a workbook, commands of R and SPSS', async () => {
  const { conversationId } = await talk('frequencies of gender and market', 'does income differ by market')
  const file = async (format: string) =>
    await student.get(`/ai/conversations/${conversationId}/export?format=${format}`)
  const chapter = textOfPart(
    openParts(new Uint8Array((await file('chapter')).rawPayload))!,
    'word/document.xml',
  )
  for (const words of ['Table 1', 'Table 2', 'Table 3', 'Table 4', 'One-Way Analysis of Variance', '<w:tbl>'])
    expect(chapter).toContain(words)
  expect((await file('r')).body).toContain('aov(')
  expect((await file('sps')).body).toContain('ONEWAY')
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})
