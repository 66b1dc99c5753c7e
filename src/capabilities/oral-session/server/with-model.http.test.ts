/** With a model: it judges against the rubric and proposes the next move, and code takes back only what is provably false. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openAiCompatibleText } from '#ports/ai-text/ai-text.openai-compatible.ts'
import { answer, completed, oralApp, oralStudent, post, readySession } from '#tests/oral.ts'
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts'
import * as turn from '../../../../tests/model-server/script.ts'
import type { OpenSession } from '../contract.ts'
import type { RoomId } from '../rules/names.ts'

const test = oralApp()
let server: ModelServer
let builtIn: typeof test.services.aiText
let model: typeof test.services.aiText
beforeAll(async () => {
  server = await startModelServer()
  model = openAiCompatibleText({
    model: 'scripted',
    baseUrl: server.baseUrl('openai'),
    apiKey: server.key,
  })
  builtIn = test.services.aiText
})
afterAll(() => server.stop())
beforeEach(() => {
  server.forget()
  // Patience with the model has no end, however busy the machine is.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const TOLD =
  'The aim was to find what makes women book late; we asked 372 women in a survey and found that distance matters, so clinics should come to them.'
type Given = Partial<Record<'direct' | 'reason' | 'evidence' | 'limit', [number, string]>>
const proposal = (
  reply: string,
  { marks = {}, next = '', answered = true }: { marks?: Given; next?: string; answered?: boolean } = {},
) =>
  turn.says(
    JSON.stringify({
      answered,
      marks: Object.entries(marks).map(([name, [value, words]]) => ({ name, value, words })),
      reply,
      next,
      places: [],
    }),
  )

/** A session that was prepared without a model, and is held with one. */
async function session(room: RoomId = 'defense') {
  test.services.aiText = builtIn
  const student = await oralStudent(test, room)
  const { sessionId: id } = await readySession(student, room)
  test.services.aiText = model
  return {
    say: async (text: string, says: ReturnType<typeof turn.says>) => {
      server.script(says)
      return completed(await answer(student, room, id, text)).text
    },
    asked: async () => ((await student.get(`/api/sessions/${id}`)).json() as OpenSession).asked,
    async cards() {
      await post(student, id, 'end')
      const report = (await student.get(`/api/sessions/${id}/report`)).json()
      return [...report.practise, ...report.cards]
    },
  }
}
const shown = () =>
  server.requests
    .at(-1)!
    .prompt.messages.map(({ text }) => text)
    .join('\n')
const block = (label: string) =>
  new RegExp(`<<data \\w+ "${label}">>\\n([\\s\\S]*?)\\n<<end of data`).exec(shown())?.[1] ?? ''
const planned = () =>
  block('Planned questions')
    .split('\n')
    .map((line) => line.split(' | ')[0]!)
const ON = 'What do you say to your own sentence?'

it('marks by the model’s judgement, each mark on words that the student said', async () => {
  const { say, cards } = await session()
  await say(TOLD, proposal('You speak of distance. What is the problem behind your work?', { next: 'q1' }))
  // In words that are neither of the question nor of the work.
  const words = 'Mums out there turn up when half of it is over, and nobody had asked them what keeps them'
  await say(
    `${words}, I know it from my own years behind the counter.`,
    proposal(ON, { marks: { direct: [2, words], reason: [2, 'because of what the registers hide'] } }),
  )
  const [card] = await cards()
  expect(card).toMatchObject({ verdict: 'answered' })
  expect(card.marks[0]).toMatchObject({ name: 'direct', value: 2, words })
  for (const mark of card.marks) expect(card.answer).toContain(mark.words)
  expect(card.marks.find(({ name }: { name: string }) => name === 'reason')?.value ?? 0).toBe(0)
})

it('gives nothing for what the model calls no answer, whatever words of the work it has', async () => {
  const { say, cards } = await session()
  await say(TOLD, proposal('You speak of distance. What is the problem behind your work?', { next: 'q1' }))
  const said =
    'Late booking of women in Chongwe District is late booking because antenatal women in Chongwe are women.'
  await say(said, proposal(ON, { answered: false, marks: { direct: [2, said] } }))
  const [card] = await cards()
  expect(card.total).toBe(0)
  expect(card.marks[0].says).toMatch(/^Not answered: /)
})

it('takes back a mark that rests on a figure which the work contradicts', async () => {
  const { say, cards } = await session()
  await say(TOLD, proposal('You speak of distance. What is the problem behind your work?', { next: 'q1' }))
  const said = 'In total we interviewed 900 women because there were so many of them.'
  await say(
    said,
    proposal(ON, {
      marks: { direct: [2, 'we interviewed 900 women'], reason: [2, 'because there were so many of them'] },
    }),
  )
  const [card] = await cards()
  expect(card.marks[0]).toMatchObject({ value: 0, says: expect.stringContaining('differs from your text') })
  expect(card.marks.find(({ name }: { name: string }) => name === 'reason')).toMatchObject({ value: 2 })
})

it('shows the model the whole record, the rows in question with their head, each sentence once, and what was said before', async () => {
  const { say } = await session()
  await say(TOLD, proposal('You speak of distance. What is the problem behind your work?', { next: 'q1' }))
  expect(block('What was said before')).toContain('You: Good day.')
  await say('Of those over 5 km away in the table far more booked late.', proposal(ON))
  for (const slot of ['aim', 'design', 'sampling', 'results', 'limits', 'conclusions'])
    expect(block('Record of the work')).toMatch(new RegExp(`^${slot}: `, 'm'))
  const sentences = block('Sentences of the work')
  expect(sentences).toContain('Distance | Women | Booked late (%)')
  expect(sentences).toContain('Over 5 km | 138 | 73.9')
  const told = sentences.split('\n').map((line) => line.replace(/^\[\d+\] /, ''))
  expect(new Set(told).size).toBe(told.length)
  expect(block('What was said before')).toContain(`Student: ${TOLD}`)
})

it('goes to the question that the model names, stays where it follows up, and names each question once', async () => {
  const { say, asked } = await session()
  await say(TOLD, proposal('You speak of distance. What is the problem behind your work?', { next: 'q1' }))
  const first = await asked()
  expect(new Set(planned()).size).toBe(planned().length)
  expect(planned().length).toBeGreaterThan(2)
  await say(
    'Women book late, because the clinic is far, and that is what page 3 of my work shows.',
    proposal('You say that the clinic is far. How do you know that it is not the fee?'),
  )
  expect(await asked()).toEqual(first)
  const other = block('Planned questions')
    .split('\n')
    .find((line) => line.startsWith('q3'))!
  await say(
    'It is not the fee, because nobody pays one.',
    proposal(`You speak of a fee. ${ON}`, { next: 'q3' }),
  )
  expect(other).toContain((await asked())!.place.quote.slice(0, 60))
})

it('answers what the student asks the consultant before anything else, with what the calculator says at hand', async () => {
  const { say, asked } = await session('consultant')
  const open = await asked()
  const answered = 'Of 1200 you need 292. Shall we go on with my question?'
  const reply = await say('How big should my sample be for a population of 1200?', proposal(answered))
  expect(reply).toContain(answered)
  expect(block('What the handbook and the calculator say')).toContain('you need 292')
  expect(await asked()).toEqual(open)
})
