import { CFB } from '@e965/xlsx'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { writeDocument } from '#kit/word/write-document.ts'
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

it('takes what is typed after its question for the answer to it', async () => {
  const { answers } = await talk('compare income', 'by gender')
  expect(answers[0]!.message.analysis?.plan).toBeUndefined()
  expect(answers[1]!.message.analysis?.plan).toMatchObject({
    analysis: 'independent-t',
    roles: { group: ['What is your gender?'] },
  })
})

it('asks the second table of a sheet where its columns are named, and goes on with it', async () => {
  const rows = (of: (i: number) => string) => Array.from({ length: 20 }, (_, i) => of(i)).join('\n')
  const content = `Sex,Mark\n${rows((i) => `${i % 2 ? 'Boy' : 'Girl'},${40 + ((i * 7) % 31)}`)}\n\nSchool,Years\n${rows((i) => `${i % 2 ? 'Day' : 'Boarding'},${1 + ((i * 5) % 23)}`)}\n`
  const first = await answered(student, {
    prompt: 'mean years by school',
    file: { name: 'two.csv', type: 'text/csv', content },
  })
  expect(eventOf(first.events, 'complete').message.analysis?.plan?.roles).toEqual({
    variables: ['Years'],
    by: ['School'],
  })
  const next = await answered(student, {
    prompt: 't test instead',
    fields: { conversationId: first.conversationId },
  })
  expect(eventOf(next.events, 'complete').message.analysis?.plan).toMatchObject({
    analysis: 'independent-t',
    roles: { outcome: ['Years'], group: ['School'] },
  })
})

it('says with a result which values in it look wrong, until they are taken as missing', async () => {
  const { answers, conversationId } = await talk('mean age by gender')
  const { documentId, assumptions } = answers[0]!.message.analysis!
  expect(assumptions?.[0]?.words).toContain('230 cannot be an age.')
  const correction = { do: 'blank', variable: 'How old are you?', values: [230] }
  await student.ask('PATCH', `/ai/data/${documentId}/corrections`, { corrections: [correction] })
  const again = await answered(student, {
    prompt: 'mean age by gender',
    fields: { conversationId },
  })
  expect(eventOf(again.events, 'complete').message.analysis?.assumptions ?? []).toEqual([])
  // The same bytes are the same document, and what was corrected stays with it.
  await student.ask('PATCH', `/ai/data/${documentId}/corrections`, { corrections: [] })
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
  const exported = (await student.get('/api/account/export')).json().dataCorrections
  expect(exported).toMatchObject([{ documentId, corrections: [correction] }])
  const stranger = await chattingStudent(test)
  expect((await stranger.get(`/ai/data/${documentId}`)).statusCode).toBe(404)
})

it('links an analysis to the objective of the student’s own study that names the same columns, and to no other', async () => {
  const heading = (text: string) => ({ style: 'heading', text }) as const
  const text = (words: string) => ({ style: 'text', text: words }) as const
  const thesis = writeDocument([
    { style: 'title', text: 'Mobile money and the income of market traders' },
    heading('Chapter One: Introduction'),
    text('This study examines mobile money and the income of market traders in Lusaka.'),
    heading('1.3 Specific objectives'),
    text('1. To describe the gender of the traders.'),
    text('2. To determine the relationship between hours of work and monthly income of traders.'),
    text('3. To compare the monthly income of traders in the three markets.'),
    heading('Chapter Two: Literature Review'),
    text('Earlier studies of traders looked at loans and not at mobile money.'),
    heading('Chapter Three: Methodology'),
    text('The study used a cross-sectional survey design. A sample of 384 traders was selected.'),
    text('Data were collected with a questionnaire and analysed with SPSS.'),
    heading('References'),
    text('Banda, C. (2021). Traders and their savings. Lusaka: University Press.'),
  ])
  const first = await answered(student, {
    prompt: 'Summarise my proposal',
    file: {
      name: 'proposal.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      content: thesis,
    },
  })
  const fields = { conversationId: first.conversationId! }
  const say = async (prompt: string, file?: AskedFile) =>
    eventOf((await answered(student, { prompt, fields, ...(file ? { file } : {}) })).events, 'complete')
  const second = await say('is there a relationship between hours and income?', survey)
  expect(second.message.analysis?.objective).toMatchObject({ number: 2 })
  expect(second.fullResponse).toContain('This answers objective 2')
  const other = await say('is there a relationship between hours and age?')
  expect(other.message.analysis?.plan).toBeDefined()
  expect(other.message.analysis?.objective).toBeUndefined()
})

it('says of a workbook with a password what to do', async () => {
  const locked = CFB.utils.cfb_new()
  CFB.utils.cfb_add(locked, 'EncryptionInfo', Buffer.alloc(200, 1))
  CFB.utils.cfb_add(locked, 'EncryptedPackage', Buffer.alloc(8_000, 7))
  const content = Buffer.from(CFB.write(locked, { type: 'buffer' }) as Uint8Array)
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const { events } = await answered(student, {
    prompt: 'What is the mean age?',
    file: { name: 'survey.xlsx', type, content },
  })
  expect(JSON.stringify(events)).toContain('protected with a password')
})

it('takes every result along: a chapter with numbered tables, a workbook, commands of R and SPSS', async () => {
  const { conversationId } = await talk('frequencies of gender and market', 'does income differ by market')
  const file = async (format: string) =>
    await student.get(`/ai/conversations/${conversationId}/export?format=${format}`)
  const parts = openParts(new Uint8Array((await file('chapter')).rawPayload))!
  const chapter = textOfPart(parts, 'word/document.xml')
  expect(parts.has('word/media/picture1.png')).toBe(true)
  expect(chapter).toContain('<w:drawing>')
  for (const words of [
    'Figure 1',
    'Table 1',
    'Table 2',
    'Table 3',
    'One-Way Analysis of Variance',
    '<w:tbl>',
  ])
    expect(chapter).toContain(words)
  const [results, toJudge] = chapter!.split('For you to judge (not part of the chapter)')
  expect(results).toContain('Equal variances (')
  expect(results).not.toContain('Independence')
  expect(toJudge).toContain('Independence')
  expect((await file('r')).body).toContain('aov(')
  expect((await file('sps')).body).toContain('ONEWAY')
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})
