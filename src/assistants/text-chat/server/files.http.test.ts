import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UPLOADS } from '#capabilities/documents/spec.ts'
import { dot } from '#ports/ai-image/ai-image.fake.ts'
import { textProblem } from '#ports/ai-text/text-problem.ts'
import { testApp } from '#tests/app.ts'
import { type AskedFile, answered, chattingStudent, eventOf, sayTo } from '#tests/chatting.ts'
import type { ChatMessage } from '../contract.ts'
import { FIXED_ANSWERS } from '../rules/words/fixed-answers.ts'
import { CHAT_LIMITS } from '../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})
const withModel = () => {
  test.services.aiText = test.aiText
  test.aiText.requests.length = 0
}
const builtIn = () => {
  test.services.aiText = { ...test.aiText, description: { name: 'Weekbe4’s own rules', builtIn: true } }
}
beforeEach(() => {
  test.advance(60_000)
  builtIn()
})

const THESIS = `Late booking for antenatal care in Kasama

1. Introduction

The aim of this study was to find out why women in Kasama book late for antenatal care. Little is known about it.

2. Methods

2.1 Sample

We interviewed 214 women at six clinics in Kasama between March and May 2021. The clinics were drawn at random.

Table 2.1: Women by clinic

3. Results

Distance to the clinic was named by 131 of the 214 women. The cost of transport was named by 81 women.

4. Limitations

A limitation of this study is that women who never booked could not be reached.
`
const thesis: AskedFile = { name: 'late booking.txt', type: 'text/plain', content: THESIS }
const last = async (conversationId: string): Promise<ChatMessage> =>
  (await student.get(`/ai/conversations/${conversationId}`)).json().messages.at(-1)

describe('a document', () => {
  it('is quoted with its places: each chip holds the text of its place, live and when it is read again', async () => {
    const { events, conversationId } = await answered(student, {
      prompt: 'How many women were interviewed?',
      file: thesis,
    })
    const { fullResponse, message } = eventOf(events, 'complete')
    const [source] = message.sources ?? []
    expect(source).toMatchObject({
      n: 1,
      name: 'late booking.txt',
      quote: 'We interviewed 214 women at six clinics in Kasama between March and May 2021.',
      within: { section: expect.stringContaining('Sample') },
    })
    expect(fullResponse).toContain(
      '“We interviewed 214 women at six clinics in Kasama between March and May 2021.” [^1]',
    )
    const live = events.flatMap((event) => (event.type === 'chunk' ? (event.sources ?? []) : []))
    expect(live).toEqual(message.sources)
    const kept = await last(conversationId)
    expect(kept.sources).toEqual(message.sources)
    const place = await student.get(`/api/documents/${source?.documentId}/sentences/${source?.sentenceId}`)
    expect(place.json().text).toBe(source?.quote)
  })

  it('is answered at once, without a preface, and the writer is named beside the answer', async () => {
    const first = await answered(student, { prompt: 'What is the aim of this study?', file: thesis })
    const { fullResponse, message } = eventOf(first.events, 'complete')
    expect(fullResponse).not.toContain(FIXED_ANSWERS.who)
    expect(message.engine).toEqual({ name: 'Weekbe4’s own rules', builtIn: true })
    const { conversationId } = first
    const second = await answered(student, {
      prompt: 'What are the limitations?',
      fields: { conversationId },
    })
    expect(eventOf(second.events, 'complete').fullResponse).toContain('could not be reached')
  })

  it('asks back where nothing is found, with questions to tap', async () => {
    const { events } = await answered(student, { prompt: 'zebra zeppelins', file: thesis })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toContain('What would you like to know?')
    expect(message.choices?.length).toBeGreaterThan(1)
    expect(message.choices).toContain('Summarise my document')
  })

  it('does not hold everything, and that is said', async () => {
    const { events } = await answered(student, {
      prompt: 'Which statistical software was licensed by Microsoft?',
      file: thesis,
    })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toContain('I did not find this in your document.')
    expect(message.sources ?? []).toEqual([])
  })

  it('comes with its analysis: name, type, size and length of its text [S3-163] [S3-185]', async () => {
    const { events } = await answered(student, { prompt: 'What is the aim?', file: thesis })
    const { fileAnalysis } = eventOf(events, 'complete')
    expect(fileAnalysis).toMatchObject({
      filename: 'late booking.txt',
      fileType: 'text/plain',
      fileSize: Buffer.byteLength(THESIS),
    })
    expect(fileAnalysis?.extractedTextLength).toBeGreaterThan(400)
  })

  it('is part of its message, with all the fields of one [S3-162]', async () => {
    const { conversationId, question } = await answered(student, { prompt: 'Aim?', file: thesis })
    expect(question).toMatchObject({
      id: expect.any(String),
      content: 'Aim?',
      sender: 'user',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      file: { name: 'late booking.txt', size: Buffer.byteLength(THESIS), type: 'text/plain', preview: null },
    })
    expect(await last(conversationId)).toMatchObject({
      sender: 'ai',
      fileAnalysis: { filename: 'late booking.txt' },
    })
  })

  it('may come without a word, and is then summed up', async () => {
    const { events, question } = await answered(student, { file: thesis })
    expect(question.content).toBe('')
    expect(eventOf(events, 'complete').message.sources?.length).toBeGreaterThan(1)
  })

  it('that cannot be read ends in its own sentence', async () => {
    const { events } = await answered(student, {
      prompt: 'Read',
      file: { name: 'broken.pdf', type: 'application/pdf', content: '%PDF-1.7 and nothing more' },
    })
    const error = eventOf(events, 'error')
    expect(error).toMatchObject({ partial: false, retryable: false })
    expect(error.error).toMatch(/^This (file|PDF) .+\.$/)
  })

  it('of somebody else is not found', async () => {
    const other = await chattingStudent(test)
    const { question } = await answered(student, { prompt: 'Mine', file: thesis })
    const documentId = question.file?.documentId ?? ''
    const answer = await sayTo(other, { prompt: 'Yours?', fields: { documentId } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
    expect((await sayTo(student, { prompt: 'Aim?', fields: { documentId } })).statusCode).toBe(200)
  })
})

const hives: AskedFile = {
  name: 'hives of Mwinilunga.txt',
  type: 'text/plain',
  content: `Keeping bees in Mwinilunga

1. Introduction

The aim of this study was to describe how honey is sold in Mwinilunga.

2. Methods

We interviewed 38 keepers of bees in Mwinilunga in June 2022.
`,
}

describe('two documents in one conversation', () => {
  const namesIn = (message: Pick<ChatMessage, 'sources'>) => [
    ...new Set(message.sources?.map(({ name }) => name)),
  ]
  const asked = async (prompt: string, conversationId = '', file?: AskedFile) => {
    const fields = { conversationId }
    const said = await answered(student, { prompt, fields, ...(file && { file }) })
    const { fullResponse, message } = eventOf(said.events, 'complete')
    return { conversationId: said.conversationId, text: fullResponse, names: namesIn(message) }
  }

  it('are each quoted when they are asked: the new one, the one that is named, and the one talked of last', async () => {
    const first = await asked('How many women were interviewed?', '', thesis)
    const { conversationId } = first
    expect(first.names).toEqual([thesis.name])
    const second = await asked('How many keepers were interviewed?', conversationId, hives)
    expect(second).toMatchObject({ names: [hives.name], text: expect.stringContaining('38 keepers') })
    const third = await asked('What is the aim?', conversationId)
    expect(third).toMatchObject({ names: [hives.name], text: expect.stringContaining('honey is sold') })
    const back = await asked('What is the aim in late booking.txt?', conversationId)
    expect(back).toMatchObject({ names: [thesis.name], text: expect.stringContaining('book late') })
    const still = await asked('What are the limitations?', conversationId)
    expect(still).toMatchObject({ names: [thesis.name], text: expect.stringContaining('never booked') })
  })

  it('are answered from one after the other where both are meant, each under its name', async () => {
    const { conversationId } = await asked('How many women were interviewed?', '', thesis)
    await asked('How many keepers were interviewed?', conversationId, hives)
    const both = await asked('What is the aim of both documents?', conversationId)
    expect(both.names).toEqual([thesis.name, hives.name])
    expect(both.text.replace(/\s+/g, ' ')).toMatch(/late booking.*book late.*hives.*honey is sold/)
  })

  it('are read side by side by a model, in one request, and each is quoted with its own chip', async () => {
    const { conversationId } = await asked('How many women were interviewed?', '', thesis)
    await asked('How many keepers were interviewed?', conversationId, hives)
    withModel()
    test.aiText.script(
      'One says “We interviewed 214 women at six clinics in Kasama”, the other “We interviewed 38 keepers of bees in Mwinilunga”.',
    )
    const both = await asked('Compare the two documents', conversationId)
    expect(both.names).toEqual([thesis.name, hives.name])
    expect(both.text).toBe(
      'One says “We interviewed 214 women at six clinics in Kasama”[^1], the other “We interviewed 38 keepers of bees in Mwinilunga”[^2].',
    )
    expect(test.aiText.requests).toHaveLength(1)
    const [request] = test.aiText.requests
    for (const { name } of [thesis, hives])
      expect(JSON.stringify(request?.messages.at(-1))).toContain(`the whole of ${name}`)
    // What was said before goes along.
    expect(request?.messages[0]?.text).toBe('How many women were interviewed?')
  })

  it('offers the other one where the one talked of says nothing', async () => {
    const { conversationId } = await asked('How many women were interviewed?', '', thesis)
    await asked('How many keepers were interviewed?', conversationId, hives)
    const lost = await answered(student, { prompt: 'Which zeppelins flew?', fields: { conversationId } })
    expect(eventOf(lost.events, 'complete').message.choices).toEqual([
      `Which zeppelins flew in ${thesis.name}?`,
    ])
  })

  it('and one that was deleted between two turns is no longer answered from, while the other still is', async () => {
    const { conversationId } = await asked('How many women were interviewed?', '', thesis)
    const second = await answered(student, {
      prompt: 'How many keepers?',
      file: hives,
      fields: { conversationId },
    })
    await student.delete(`/api/documents/${second.question.file?.documentId}`)
    const gone = await asked('What is the aim?', conversationId)
    expect(gone.names).not.toContain(hives.name)
    expect(gone.text).not.toContain('honey')
    const other = await asked(`What is the aim of ${thesis.name}?`, conversationId)
    expect(other.text).toContain('book late')
  })

  it('are eight, and each is found by its name', async () => {
    let conversationId = ''
    for (let at = 1; at <= 8; at += 1) {
      const content = hives.content.toString().replace('38 keepers', `${at}${at} keepers`)
      const said = await asked('Who was asked?', conversationId, {
        ...hives,
        name: `village number ${at}.txt`,
        content,
      })
      conversationId = said.conversationId
    }
    const third = await asked('How many keepers were interviewed in village number 3.txt?', conversationId)
    expect(third).toMatchObject({
      names: ['village number 3.txt'],
      text: expect.stringContaining('33 keepers'),
    })
  })
})

describe('a document with a model', () => {
  it('figures and names that the document does not have are named below an answer about it', async () => {
    withModel()
    test.aiText.script(
      'This study asked 214 women in Kasama, of 1,200 in all. The authors thank Doctor Kisutu.',
    )
    const { events } = await answered(student, { prompt: 'Who took part?', file: thesis })
    expect(eventOf(events, 'complete').fullResponse).toMatch(
      /\n\n\*Not in your document: 1200, Kisutu\. Check them before you use them\.\*$/,
    )
  })

  it.each([
    ['what it has', 'This study asked 214 women at six clinics in Kasama.', 'Who took part?'],
    [
      'a page or a table that is named',
      'This study drew the women at random (pages 53 and 57, Table 9.4).',
      'How were they drawn?',
    ],
    ['what the student said', 'This study did not ask 1,200 women.', 'Were 1200 women asked?'],
    ['what is said of methods in general', 'Pearson showed in 1900 that 3.84 is the limit.', 'What is 3.84?'],
  ])('%s is not', async (_, answer, prompt) => {
    withModel()
    test.aiText.script(answer)
    const { events } = await answered(student, { prompt, file: thesis })
    expect(eventOf(events, 'complete').fullResponse).not.toContain('Not in your document')
  })

  it('has no say on words that are offered to the student to write', async () => {
    withModel()
    test.aiText.script('Write: “We claim nothing beyond these women and their clinics.”')
    const { events } = await answered(student, { prompt: 'What do I write?', file: thesis })
    expect(eventOf(events, 'complete').fullResponse).not.toContain(FIXED_ANSWERS.unproved(1))
  })

  it('goes along as material, and a quotation is proved: the chip shows what stands there', async () => {
    withModel()
    test.aiText.script(
      'They asked many: “We interviewed 214 women at six clinics in Kasama” [3]. It adds "women were paid fifty kwacha each" [1].',
    )
    const { events } = await answered(student, { prompt: 'Whom did they ask?', file: thesis })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toBe(
      `They asked many: “We interviewed 214 women at six clinics in Kasama”[^1]. It adds "women were paid fifty kwacha each".\n\n*${FIXED_ANSWERS.unproved(1)}*`,
    )
    expect(message.sources).toMatchObject([
      { n: 1, quote: 'We interviewed 214 women at six clinics in Kasama between March and May 2021.' },
    ])
    const [request] = test.aiText.requests
    const asked = request?.messages.at(-1)
    expect(asked).toMatchObject({ role: 'user', text: 'Whom did they ask?' })
    expect(JSON.stringify(asked)).toContain('(2.1 Sample, paragraph 1) We interviewed 214 women')
    expect(request?.instructions).not.toContain('Kasama')
  })

  it('has a chip where the answer names a table or a paragraph, once, and none where there is no such place', async () => {
    withModel()
    test.aiText.script(
      'The women are told by clinic (Table 2.1) and Table 2.1 is short. They are 214 (2.1 Sample, paragraph 1), see Table 7.',
    )
    const { events } = await answered(student, { prompt: 'Where are they told?', file: thesis })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toBe(
      'The women are told by clinic (Table 2.1[^1]) and Table 2.1 is short. They are 214 (2.1 Sample, paragraph 1[^2]), see Table 7.',
    )
    expect(message.sources).toMatchObject([
      { n: 1, quote: 'Table 2.1: Women by clinic' },
      { n: 2, quote: expect.stringMatching(/^We interviewed 214 women/) },
    ])
  })

  it('is answered by the built-in engine while the model is away, which says so', async () => {
    withModel()
    test.aiText.script({ text: 'Your document says: nothing' })
    test.services.aiText = {
      ...test.aiText,
      async *stream(request) {
        for await (const event of test.aiText.stream(request))
          yield event.type === 'started'
            ? { ...event, engine: { name: 'Weekbe4’s own rules', builtIn: true } }
            : event
      },
    }
    const { events } = await answered(student, { prompt: 'How many women were interviewed?', file: thesis })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse.startsWith(`*${FIXED_ANSWERS.standsIn}*`)).toBe(true)
    expect(message.sources?.[0]?.quote).toContain('214 women')
  })

  it('is answered by the built-in engine while the model is known to be away, which says so', async () => {
    const problem = textProblem('unreachable')
    test.services.aiText = {
      ...test.aiText,
      description: { name: 'Weekbe4’s own rules', builtIn: true },
      standsInFor: { engine: test.aiText.description, problem },
    }
    const { events } = await answered(student, { prompt: 'How many women were interviewed?', file: thesis })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse.startsWith(`*${FIXED_ANSWERS.standsIn}*`)).toBe(true)
    expect(message.sources?.[0]?.quote).toContain('214 women')
  })
})

describe('the types and sizes of files', () => {
  const FILES: [name: string, type: string, content: string | Uint8Array][] = [
    ['a.txt', 'text/plain', 'A sentence about maize yields in Choma.'],
    ['a.md', 'text/markdown', '# Maize\n\nA sentence about maize yields in Choma.'],
    ['a.csv', 'text/csv', 'a,b\n1,2\n3,4\n'],
    ['a.json', 'application/json', '{"maize": [1, 2, 3]}'],
    ['a.rtf', 'application/rtf', '{\\rtf1 A sentence about maize yields in Choma.}'],
    ['a.png', 'image/png', dot],
  ]
  it.each(FILES)('take %s [S3-164] [S3-165]', async (name, type, content) => {
    const { events } = await answered(student, { prompt: 'What is this?', file: { name, type, content } })
    expect(eventOf(events, 'complete').fileAnalysis).toMatchObject({ filename: name, fileType: type })
  })

  /** More than specified, and every other keeps its sentence (ruling 31). */
  const ADDED = ['sav', 'dta'] as const
  it('are those of the specification, by ending and by type [S3-164] [S3-165]', () => {
    expect([...UPLOADS.chat.kinds].sort()).toEqual(
      ['pdf', 'docx', 'doc', 'txt', 'csv', 'xlsx', 'xls', 'json', 'md', 'rtf', 'image', ...ADDED].sort(),
    )
  })

  it('refuse any other with its sentence [S3-166]', async () => {
    const file = { name: 'song.mp3', type: 'audio/mpeg', content: 'ID3' }
    const answer = await sayTo(student, { prompt: 'Play', file })
    expect([answer.statusCode, answer.json().error]).toEqual([415, 'File type audio/mpeg is not supported'])
  })

  it('refuse more than 25 MB with its sentence, and exactly 25 MB are not too much [S3-167]', async () => {
    expect(CHAT_LIMITS.fileBytes).toBe(26_214_400)
    const file = (bytes: number) => ({
      name: 'a.txt',
      type: 'text/plain',
      content: new Uint8Array(bytes).fill(65),
    })
    const answer = await sayTo(student, { prompt: 'Read', file: file(CHAT_LIMITS.fileBytes + 1) })
    expect([answer.statusCode, answer.json().error]).toEqual([413, 'File size must be less than 25MB'])
    expect((await sayTo(student, { prompt: 'Read', file: file(CHAT_LIMITS.fileBytes) })).statusCode).toBe(200)
  })

  it('are known by their content: one under a false type is not opened', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from(dot) }
    // Another user: known bytes are not read a second time.
    const { events } = await answered(await chattingStudent(test), { prompt: 'Read', file })
    expect(eventOf(events, 'error').error).toMatch(/not the type its name suggests/)
  })
})

describe('data', () => {
  const csv: AskedFile = {
    name: 'yields.csv',
    type: 'text/csv',
    content: 'District,Yield\nChoma,10\nChoma,14\nMansa,30\nMansa,34\n',
  }
  it('is computed, with a chart as data', async () => {
    const { events, conversationId } = await answered(student, {
      prompt: 'Compare yield by district',
      file: csv,
    })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toContain('| Choma | 2 | 12.00 | 2.83 |')
    expect(message.charts).toMatchObject([
      {
        kind: 'bars',
        bars: [
          { label: 'Choma', value: 12 },
          { label: 'Mansa', value: 32 },
        ],
      },
    ])
    expect((await last(conversationId)).charts).toEqual(message.charts)
  })

  it('is computed by code where a model is connected, and the model is not asked for a number', async () => {
    withModel()
    const { events } = await answered(student, { prompt: 'Compare yield by district', file: csv })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(message.charts).toHaveLength(1)
    expect(fullResponse).toContain('| Mansa | 2 | 32.00 | 2.83 |')
    expect(test.aiText.requests).toHaveLength(0)
  })

  it('is analysed by the plan that a model proposes where the words alone are not understood', async () => {
    withModel()
    test.aiText.script(
      '{"analysis": "independent-t", "roles": {"outcome": ["Yield"], "group": ["District"]}}',
    )
    const { events } = await answered(student, { prompt: 'Who harvests most, put to the test', file: csv })
    const { fullResponse, message } = eventOf(events, 'complete')
    expect(fullResponse).toContain('t(2) = −7.07, p = .019')
    expect(message.analysis?.plan?.analysis).toBe('independent-t')
  })
})

describe('a calculation', () => {
  it('is computed, and one that would take the server down is not', async () => {
    const ask = async (prompt: string) => eventOf((await answered(student, { prompt })).events, 'complete')
    expect((await ask('What is 15% of 240?')).fullResponse).toContain('= **36**')
    expect((await ask('zeros(1e9)')).fullResponse).toContain(FIXED_ANSWERS.tooMuchToCompute)
    expect((await ask('2 + 2')).fullResponse).toContain('= **4**')
  })

  it('goes to a model with its result', async () => {
    withModel()
    await answered(student, { prompt: 'What is 15% of 240?' })
    expect(JSON.stringify(test.aiText.requests[0]?.messages)).toContain('= **36**')
  })
})

describe('a picture', () => {
  const png: AskedFile = { name: 'dot.png', type: 'image/png', content: dot }
  it('is not described without a model, and that is said; it can be seen again', async () => {
    const { events, question } = await answered(student, { prompt: 'What is this?', file: png })
    expect(eventOf(events, 'complete').fullResponse).toContain(FIXED_ANSWERS.noPicture)
    const preview = await student.get(question.file?.preview ?? '')
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/webp'])
    const other = await chattingStudent(test)
    expect((await other.get(question.file?.preview ?? '')).statusCode).toBe(404)
  })

  it('is shown to a model, small', async () => {
    withModel()
    test.aiText.script('A grey dot.')
    const { events } = await answered(student, { prompt: 'What is this?', file: png })
    expect(eventOf(events, 'complete').fullResponse).toBe('A grey dot.')
    expect(test.aiText.requests[0]?.messages.at(-1)).toMatchObject({
      pictures: [{ mediaType: 'image/webp' }],
    })
  })

  it('is shown to a model before its letters were looked for', async () => {
    withModel()
    test.aiText.script('A grey dot.')
    const { events, question } = await answered(student, {
      prompt: 'And this?',
      file: { ...png, name: 'b.png', content: Buffer.concat([dot, Buffer.from('other')]) },
    })
    expect(eventOf(events, 'complete').fileAnalysis).toMatchObject({
      filename: 'b.png',
      extractedTextLength: 0,
    })
    expect(question.file?.name).toBe('b.png')
  })
})
