/** Speaking in tests: the form a browser sends, and the lines that come back. */
import { grantByHand } from '#capabilities/access/server/index.ts'
import type { TurnLine } from '#capabilities/voice/contract.ts'
import { ATTEMPT_HEADER, SESSION_HEADER } from '#capabilities/voice/spec.ts'
import type { AssistantId } from '#product/assistants.ts'
import { signedInStudent, type TestApp } from './app.ts'

export type Said = {
  recording?: Uint8Array | undefined
  fields?: Record<string, string>
  field?: string
  session?: string | undefined
  attempt?: string | undefined
  path?: string
  signal?: AbortSignal
}

/** Long enough to be a recording; the content only matters to a real recogniser. */
export const aRecording = (bytes = 2_000) => new Uint8Array(bytes).fill(7)

export async function formOf({
  recording,
  fields = {},
  field = 'file',
}: Pick<Said, 'recording' | 'fields' | 'field'>) {
  const form = new FormData()
  if (recording)
    form.set(field, new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return { body, headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

const headersOf = ({ session = 'a-session', attempt }: Said) => ({
  [SESSION_HEADER]: session,
  ...(attempt && { [ATTEMPT_HEADER]: attempt }),
})

type Browser = Pick<Awaited<ReturnType<typeof signedInStudent>>, 'ask' | 'cookies'>

/** Everything at once, without a connection. */
export async function speak(browser: Browser, said: Said = {}) {
  const { body, headers } = await formOf({ recording: aRecording(), ...said })
  return browser.ask('POST', said.path ?? '/ai/process-audio', body, { ...headers, ...headersOf(said) })
}

export const linesIn = (body: string): TurnLine[] =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TurnLine)

/** Over a real connection, line by line as they come. */
export async function* speakLive(address: string, browser: Browser, said: Said = {}) {
  const { body, headers } = await formOf({ recording: aRecording(), ...said })
  const answer = await fetch(address + (said.path ?? '/ai/process-audio'), {
    method: 'POST',
    headers: {
      origin: address,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
      ...headersOf(said),
    },
    body: new Uint8Array(body),
    ...(said.signal && { signal: said.signal }),
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`the turn answered ${answer.status}`)
  let unread = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${unread}${part}`.split('\n')
    unread = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as TurnLine
  }
}

export const givenAccess = (
  { services }: Pick<TestApp, 'services'>,
  userId: string,
  assistantId: AssistantId = 'voiceChat',
) =>
  services.db.transaction((tx) =>
    grantByHand(services, tx, { userId, assistantId, grantedBy: 'test', reason: 'a test' }),
  )

/** A student who has paid for Voice Chat. */
export async function speakingStudent(test: Pick<TestApp, 'app' | 'services'>) {
  const student = await signedInStudent(test)
  await givenAccess(test, student.uid)
  return student
}
