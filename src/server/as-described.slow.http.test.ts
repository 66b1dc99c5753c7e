/**
 * Whatever is sent, every call answers as `/api/docs` says: no fault of ours, no status and no shape it does not name. Each
 * round asks every call once, with values made from its description and from what earlier calls answered. `ROUNDS=200 npx
 * vitest run --project embedded-slow src/server/as-described` for a long night; `SEED=$RANDOM` makes it another one.
 */
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { grantByHand } from '#capabilities/access/server/index.ts'
import { hours, seconds } from '#kit/time.ts'
import { assistantIds } from '#product/assistants.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { NOTES, quickReader } from '#tests/decoder.ts'
import { diceFor } from '#tests/dice.ts'
import { formWith } from '#tests/documents.ts'
import { type Schema, valuesFor } from '#tests/from-schema.ts'
import { WHOLE_TEST } from '#tests/patience.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 10)
const SEED = Number(process.env.SEED ?? 4_711)
const HANGS_AFTER = seconds(60)

type Content = Record<string, { schema?: Schema }>
type Operation = {
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Described = { method: Method; path: string; operation: Operation }
type Person = ReturnType<typeof visitor> & { who: string; answered: Map<string, string[]>; kind: string }

const test = testApp({ documentText: quickReader().reader })
let described: Described[] = []
let parts: object = {}
beforeAll(async () => {
  // As zod reads references: from the schema itself.
  const { body } = await visitor(test).get('/api/docs')
  const docs = JSON.parse(body.replaceAll('#/components/schemas/', '#/$defs/'))
  parts = docs.components.schemas
  described = Object.entries(docs.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase() as Method,
        path,
        operation,
      })),
  )
})

const dice = diceFor(SEED)
let asking: Person
/** First what calls of the same kind have answered. */
const valueFor = valuesFor(dice, (name) => {
  const { answered, kind } = asking
  return [...(dice.chance(0.7) ? (answered.get(kind + name) ?? []) : []), ...(answered.get(name) ?? [])]
})
const kindOf = ({ path }: Described) => /^\/\w+\/[\w-]+/.exec(path)?.[0] ?? ''

/** Keeps what an answer calls by a name, so that later calls ask about things that are there. */
function learn(person: Pick<Person, 'answered' | 'kind'>, value: unknown, name = ''): void {
  if (typeof value === 'string' && value.length < 200) {
    // A path calls "id" what an answer may call "sessionId".
    const names = /\wId$/.test(name) ? [name, 'id'] : [name]
    for (const key of names.flatMap((one) => [one, person.kind + one])) {
      const known = person.answered.get(key) ?? []
      if (!known.includes(value)) person.answered.set(key, [value, ...known].slice(0, 12))
    }
  } else if (Array.isArray(value)) for (const one of value) learn(person, one, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) learn(person, one, key)
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function madeFrom({ method, path, operation }: Described) {
  const oddness = dice.chance(0.5) ? 0 : 0.2
  const headers: Record<string, string> = {}
  const query = new URLSearchParams()
  let url = path
  for (const { name, in: place, required = false, schema } of operation.parameters) {
    const value = asText(valueFor(schema, name, oddness))
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || 'x')
    else if (place === 'query' && (required || dice.chance(0.6))) query.append(name, value.toWellFormed())
    else if (place === 'header' && dice.chance(0.7))
      headers[name.toLowerCase()] =
        name === 'Tus-Resumable' ? '1.0.0' : value.replace(/[^ -~]/g, '').slice(0, 4_000)
  }
  const asked = query.toString()
  const sent = bodyOf(operation, oddness)
  return {
    method,
    url: asked ? `${url}?${asked}` : url,
    body: sent?.body,
    headers: { ...headers, ...sent?.headers },
  }
}

function bodyOf({ requestBody }: Operation, oddness: number) {
  const [[type = '', { schema = {} } = {}] = []] = Object.entries(requestBody?.content ?? {})
  if (!type) return undefined
  if (type === 'multipart/form-data') return formOf(schema, oddness)
  const body =
    type === 'application/json'
      ? JSON.stringify(valueFor(schema, '', oddness))
      : Buffer.from(asText(dice.one(['maize', '', 'The sample was small.'])))
  return { body, headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) } }
}

function formOf({ properties = {} }: Schema, oddness: number) {
  const isFile = ([, { contentMediaType }]: [string, Schema]) => contentMediaType !== undefined
  const all = Object.entries(properties)
  const file = dice.chance(0.8) ? all.find(isFile) : undefined
  const usual = oddness === 0
  const { body: withFile, headers } = formWith(
    usual ? 'notes.txt' : dice.one(['notes.txt', 'notes.pdf', 'data.csv', 'sound.webm', '../x', '']),
    usual ? NOTES : dice.one([NOTES, 'a,b\n1,2\n', '%PDF-1.4', '']),
    usual ? 'text/plain' : dice.one(['text/plain', 'application/pdf', 'audio/webm']),
    file?.[0] ?? 'nothing',
  )
  const boundary = headers['content-type'].split('boundary=')[1]
  const fields = all
    .filter((field) => !isFile(field) && dice.chance(0.7))
    .map(([name, schema]) => {
      const value = asText(valueFor(schema, name, oddness)).toWellFormed()
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    })
  const end = file ? withFile : Buffer.from(`--${boundary}--\r\n`)
  const body = Buffer.concat([Buffer.from(fields.join('')), end])
  return { body, headers: { ...headers, 'content-length': String(body.length) } }
}

const hangs = (what: string) =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`${what} has not answered after a minute.`)), HANGS_AFTER).unref()
  })

const shapes = new Map<Schema, z.ZodType>()
function shapeOf(schema: Schema): z.ZodType {
  const shape = shapes.get(schema) ?? z.fromJSONSchema({ ...schema, $defs: parts } as never)
  shapes.set(schema, shape)
  return shape
}

/** `ask` holds the answer to the contract in code; here it is held to the description that others read. */
async function askAndHold(person: Person, one: Described): Promise<number> {
  asking = Object.assign(person, { kind: kindOf(one) })
  const { method, url, body, headers } = madeFrom(one)
  const answer = await Promise.race([person.ask(method, url, body, headers), hangs(`${method} ${url}`)])
  const { statusCode: status } = answer
  if (status >= 500) throw new Error(`answered ${status}: ${answer.body}`)
  const said = one.operation.responses[status]
  if (!said) throw new Error(`answered ${status}, which is not described: ${answer.body.slice(0, 300)}`)
  const schema = said.content?.['application/json']?.schema
  if (!schema || !answer.body) return status
  const value = JSON.parse(answer.body)
  const read = shapeOf(schema).safeParse(value)
  if (!read.success) throw new Error(`answered ${status} in another shape: ${z.prettifyError(read.error)}`)
  learn(person, value)
  return status
}

/** After these nobody is signed in: they are left to somebody who is here for this alone. */
const ENDING = /sign-out|sign-up|sign-in|\/delete$|password/

const called = (who: string, browser: ReturnType<typeof visitor>): Person =>
  Object.assign(browser, { who, answered: new Map(), kind: '' })

async function paidStudent(who: string): Promise<Person> {
  const student = await signedInStudent(test)
  for (const assistantId of assistantIds)
    await test.services.db.transaction((tx) =>
      grantByHand(test.services, tx, {
        userId: student.uid,
        assistantId,
        grantedBy: 'test',
        reason: 'a test',
      }),
    )
  const person = called(who, student)
  learn(person, { userId: student.uid, email: student.person.email, password: student.person.password })
  return person
}

async function everybody() {
  const student = await paidStudent('a student')
  const stranger = await paidStudent('another student')
  return {
    nobody: called('nobody', visitor(test)),
    poor: called('a student who has not paid', await signedInStudent(test)),
    student,
    // Asks for what is the first one's.
    stranger: Object.assign(stranger, { answered: student.answered }),
    administrator: called('an administrator', await signedInAdministrator(test)),
  }
}

async function askedBy({ path }: Described, people: Awaited<ReturnType<typeof everybody>>): Promise<Person> {
  if (ENDING.test(path)) return dice.chance(0.3) ? people.nobody : paidStudent('a student of this call')
  const usual = path.startsWith('/api/admin/') ? people.administrator : people.student
  return dice.chance(0.7) ? usual : dice.one(Object.values(people))
}

it(`answers as it is described in ${ROUNDS} rounds, seed ${SEED}`, {
  timeout: WHOLE_TEST + ROUNDS * 60_000,
}, async () => {
  const bad = new Set<string>()
  const statuses = new Map<number, number>()
  const people = await everybody()
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = [...described]
    while (left.length > 0) {
      const one = left.splice(dice.whole(0, left.length - 1), 1)[0]!
      const person = await askedBy(one, people)
      const what = `${one.method} ${one.path} of ${person.who}`
      test.logged.length = 0
      try {
        const status = await askAndHold(person, one)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      } catch (error) {
        bad.add(`${what}: ${String(error)}`)
      }
      for (const { level, message, facts } of test.logged)
        if (level === 'error') bad.add(`${what} logs: ${message} ${JSON.stringify(facts)}`)
    }
    // What was counted of calls and tries is over, and sessions are not.
    test.advance(hours(2))
  }
  expect([...bad]).toEqual([])
  // The values are good enough to be taken, and bad enough to be refused.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 402, 404]))
})
