/** All seven assistants, round after round, each round by a new student: does memory grow? */
import { setTimeout as pause } from 'node:timers/promises'
import { TWO_READINGS } from '../../tests/support/two-readings.ts'
import { coreSecondsOfFamily } from '../printing/core-share.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { median } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { type Answer, ask, askForm, askJson } from './asking.ts'

/** Memory loaded on first use does not count as growth. */
const WARMING_UP = 0.2
/** Share of the rest, at its beginning and at its end, that is compared. */
const HELD = 0.25

export async function soak({ port, cookies, memory, pid }: PaidServer, minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000
  const figures: number[] = []
  const failed: string[] = []
  let over = false
  const watching = (async () => {
    while (!over) {
      figures.push(await memory().catch(() => Number.NaN))
      await pause(2_000)
    }
  })()
  let rounds = 0
  const cost: Record<string, number[]> = {}
  while (performance.now() < until && rounds < cookies.length) {
    const student = studentOf(port, cookies[rounds]!)
    for (const [name, visit] of Object.entries(VISITS)) {
      const before = coreSecondsOfFamily(pid)
      await visit(student).catch((error: unknown) => failed.push(`${name}: ${error}`))
      cost[name] = [...(cost[name] ?? []), coreSecondsOfFamily(pid) - before]
      if (rounds === 0) toldOnly(`memory after the first visit to ${name}`, await memory(), 'MB')
    }
    rounds += 1
    if (rounds % 10 === 0)
      console.log(`      ${rounds} rounds, ${figures.at(-1)?.toFixed(0)} MB, ${failed.length} failed`)
  }
  over = true
  await watching
  for (const line of failed.slice(0, 5)) console.log(`      ${line.slice(0, 200)}`)
  const steady = figures.filter(Number.isFinite).slice(Math.floor(figures.length * WARMING_UP))
  const held = Math.max(1, Math.floor(steady.length * HELD))
  const [first, last] = [median(steady.slice(0, held)), median(steady.slice(-held))]
  toldOnly(`soak of ${minutes} minutes: rounds through all seven assistants`, rounds, '')
  atMost('  visits that failed', failed.length, '', 0)
  for (const [name, seconds] of Object.entries(cost))
    toldOnly(`  core time of a visit to ${name}, median`, median(seconds.slice(1)), 's')
  toldOnly('  memory at its beginning, warmed up', first, 'MB')
  toldOnly('  memory at its end', last, 'MB')
  toldOnly('  most', Math.max(...steady), 'MB')
  atMost('  growth', (100 * (last - first)) / first, '%', 5)
}

type Student = ReturnType<typeof studentOf>
function studentOf(port: number, cookie: string) {
  const right = (answer: Answer): Answer => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`)
    return answer
  }
  const read = async (path: string) => JSON.parse(right(await ask({ port, cookie, path })).body)
  return {
    read,
    post: async (path: string, body: object) => right(await askJson({ port, cookie, path, body })),
    form: async (path: string, form: FormData, headers: Record<string, string> = {}) =>
      right(await askForm({ port, cookie, path, form, headers })),
    async until(path: string, isDone: (answer: Record<string, unknown>) => boolean) {
      for (let tries = 0; tries < 600; tries += 1) {
        const answer = await read(path)
        if (isDone(answer)) return
        await pause(200)
      }
      throw new Error(`${path} did not come to its end`)
    },
  }
}

const document = (field: string, fields: Record<string, string> = {}) => {
  const form = words(fields)
  const { name, buffer, mimeType } = TWO_READINGS
  form.append(field, new File([new Uint8Array(buffer)], name, { type: mimeType }))
  return form
}
function words(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const spoken = (session: string) => ({ 'x-session-id': session, 'idempotency-key': crypto.randomUUID() })

async function talk(student: Student, room: string): Promise<void> {
  const begun = await student.form(`${room}/upload`, document('document'))
  const { sessionId } = JSON.parse(begun.body) as { sessionId: string }
  await student.until(
    `${room}/processing-status?sessionId=${sessionId}`,
    ({ status }) => status === 'completed',
  )
  await student.post(`/api/sessions/${sessionId}/start`, {})
  for (const typed of ['Next question please.', 'We took every third woman of the register.'])
    await student.form(`${room}/audio-response`, words({ typed }), spoken(sessionId))
}

const VISITS: Record<string, (student: Student) => Promise<unknown>> = {
  defense: (student) => talk(student, '/ai/examination'),
  consultant: (student) => talk(student, '/ai/research/consultation'),
  async decoder(student) {
    await student.form('/ai/research/analyze', document('document'))
    await student.until('/ai/research/analyses', ({ analyses }) =>
      (analyses as { status: string }[]).every(({ status }) => status !== 'processing'),
    )
  },
  async slides(student) {
    const begun = await student.form('/ai/weekbe4-powerpoint', document('document', { format: 'standard' }))
    const { jobId } = JSON.parse(begun.body) as { jobId: string }
    await student.until(`/ai/weekbe4-job-status/${jobId}`, ({ status }) => status !== 'processing')
  },
  humanizer: (student) =>
    student.post('/ai/humanizer', {
      prompt:
        'It is important to note that the sample was small. Furthermore, it grew over the course of the year.',
      instructions: '',
    }),
  chat: (student) =>
    student.form(
      '/ai/chat',
      words({ prompt: 'What is a sampling frame?', conversationId: '', stream: 'true' }),
    ),
  voice: (student) =>
    student.form('/ai/process-audio', words({ typed: 'What is a sampling frame?' }), spoken('a-talk')),
}
