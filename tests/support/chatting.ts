/** Asking in the Text Chat Assistant as a browser does it, and the events that come back. */
import type { ChatEvent } from '#assistants/text-chat/contract.ts'
import { ATTEMPT_HEADER, CALLS, FIELDS, FORMAT_HEADER, SYSTEM_MESSAGE } from '#assistants/text-chat/spec.ts'
import { signedInStudent, type TestApp } from './app.ts'
import { givenAccess } from './speaking.ts'

export type AskedFile = { name: string; type: string; content: string | Uint8Array }
export type Asked = {
  prompt?: string
  file?: AskedFile
  fields?: Record<string, string>
  attempt?: string
  deltas?: boolean
  headers?: Record<string, string>
}

export async function formOfQuestion({ prompt, file, fields = {} }: Asked) {
  const form = new FormData()
  if (prompt !== undefined) form.set(FIELDS.prompt, prompt)
  const usual = { conversationId: '', systemMessage: SYSTEM_MESSAGE, stream: 'true' }
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
  if (file)
    form.set(
      FIELDS.file,
      new Blob([Uint8Array.from(Buffer.from(file.content))], { type: file.type }),
      file.name,
    )
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return { body, headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

export const headersOfQuestion = ({ attempt, deltas, headers = {} }: Asked): Record<string, string> => ({
  ...(attempt && { [ATTEMPT_HEADER]: attempt }),
  ...(deltas && { [FORMAT_HEADER]: 'delta' }),
  ...headers,
})

type Browser = Pick<Awaited<ReturnType<typeof signedInStudent>>, 'ask' | 'cookies'>

/** Everything at once, without a connection. */
export async function sayTo(browser: Browser, asked: Asked) {
  const { body, headers } = await formOfQuestion(asked)
  return browser.ask('POST', CALLS.say.path, body, { ...headers, ...headersOfQuestion(asked) })
}

export const eventsIn = (body: string): ChatEvent[] =>
  [...body.matchAll(/^data: (?!\[DONE\])(.+)$/gm)].map(([, json = '']) => JSON.parse(json))

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>
export const eventOf = <Type extends ChatEvent['type']>(events: ChatEvent[], type: Type): Of<Type> => {
  const found = events.find((event): event is Of<Type> => event.type === type)
  if (!found) throw new Error(`There is no ${type} among ${JSON.stringify(events)}`)
  return found
}

/** Asks and waits for the end of the answer. */
export async function answered(browser: Browser, asked: Asked) {
  const answer = await sayTo(browser, asked)
  if (answer.statusCode !== 200) throw new Error(`the question answered ${answer.statusCode}: ${answer.body}`)
  const events = eventsIn(answer.body)
  const { conversationId, messageId, question } = eventOf(events, 'start')
  return { events, conversationId, messageId, question, body: answer.body }
}

/** A student who has paid for the chat. */
export async function chattingStudent(test: Pick<TestApp, 'app' | 'services'>) {
  const student = await signedInStudent(test)
  await givenAccess(test, student.uid, 'textChat')
  return student
}
