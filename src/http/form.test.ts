import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { call, post } from '#contracts/call.ts'
import { formText } from '#contracts/form-text.ts'
import { refused, sendRefusal } from './answer.ts'
import { saidAnywhere } from './default-error-messages.ts'
import { enforceContracts } from './enforce-contracts.ts'
import { type FormTerms, takeForms } from './form.ts'
import { serve } from './serve.ts'

const send = call(post('/api/letters'), {
  summary: 'Send a letter',
  body: {
    form: z.object({ to: formText(20), colour: z.enum(['blue', 'black']).default('black') }),
    files: { letter: 'What it says' },
  },
  answer: z.object({ to: z.string(), colour: z.string(), bytes: z.number(), name: z.string() }),
  refusals: { 'no-form': 400, 'cut-short': 400, 'too-long': 413, 'too-large': 413 },
})
const sign = call(post('/api/signatures'), {
  summary: 'Sign',
  body: z.object({ name: z.string() }),
  answer: 'nothing',
  refusals: {},
})

type Codes = 'no-form' | 'too-large' | 'cut-short' | 'too-long'
const says = <Code extends Codes>(code: Code) => ({ code, message: `It is ${code}.` })
const TERMS: FormTerms<{ code: Codes; message: string }> = {
  fileBytes: 1_000,
  says: {
    noForm: says('no-form'),
    tooLarge: says('too-large'),
    cutShort: says('cut-short'),
    unclear: (issues) => (issues.some(({ code }) => code === 'too_big') ? says('too-long') : undefined),
  },
}

let app: FastifyInstance
/** True if the route reads only the fields before the file. */
let early = false
beforeEach(() => {
  early = false
})
beforeAll(async () => {
  app = Fastify()
  app.setErrorHandler(({ statusCode = 500 }: FastifyError, _request, reply) =>
    sendRefusal(reply, statusCode, saidAnywhere(statusCode)),
  )
  enforceContracts(app, true)
  await takeForms(app)
  serve(app, send, async ({ body: readForm }) => {
    const form = await readForm(TERMS)
    if (!form.ok) return refused(form.problem)
    const whole = early ? undefined : await form.value.wholeFile()
    if (whole?.ok === false) return refused(whole.problem)
    const fields = early ? form.value.fieldsBefore() : await form.value.fields()
    form.value.letThrough()
    if (!fields.ok) return refused(fields.problem)
    const { to = 'nobody', colour } = fields.value
    return { to, colour, bytes: whole?.value?.length ?? 0, name: form.value.file?.name ?? '' }
  })
  serve(app, sign, async () => undefined)
})

const field = (name: string, value: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`
const file = (value: string, name = 'letter', filename = 'a.txt') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${value}\r\n`
const END = '--b--\r\n'
const ask = async (payload: string, headers = {}, url = '/api/letters') => {
  const type = 'multipart/form-data; boundary=b'
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const codeOf = async (...asked: Parameters<typeof ask>) => {
  const { status, body } = await ask(...asked)
  return [status, body.code]
}

it('reads the fields by the schema of the call, in front of the file and behind it', async () => {
  const sent = field('to', ' Chipo ') + file('Dear Chipo') + field('colour', 'blue') + END
  expect((await ask(sent)).body).toEqual({ to: 'Chipo', colour: 'blue', bytes: 10, name: 'a.txt' })
  early = true
  expect((await ask(sent)).body).toMatchObject({ to: 'Chipo', colour: 'black' })
})

it('takes an empty field for one that is not there, and no notice of fields it does not know', async () => {
  const sent = field('to', '  ') + field('stamp', 'none') + field('colour', 'blue') + END
  expect((await ask(sent)).body).toEqual({ to: 'nobody', colour: 'blue', bytes: 0, name: '' })
})

it('refuses fields in another shape, with the sentence of the route where it has one', async () => {
  expect(await codeOf(field('colour', 'Blue') + END)).toEqual([400, 'bad-request'])
  expect(await codeOf(field('to', 'x'.repeat(21)) + END)).toEqual([413, 'too-long'])
  const json = 'content-type: application/json\r\n'
  expect(await codeOf(field('to', '{"a":1}', json) + END)).toEqual([400, 'bad-request'])
})

it('lets a file under another name pass by, and takes the one it asked for by its whole name', async () => {
  expect((await ask(file('x'.repeat(5_000), 'picture') + field('to', 'Chipo') + END)).body).toEqual({
    to: 'Chipo',
    colour: 'black',
    bytes: 0,
    name: '',
  })
  expect((await ask(file('x', 'letter', '../a.txt') + END)).body.name).toBe('../a.txt')
})

it('takes a file of the length that is allowed, and refuses one byte more, announced or not', async () => {
  expect((await ask(file('x'.repeat(1_000)) + END)).body.bytes).toBe(1_000)
  expect(await codeOf(file('x'.repeat(1_001)) + END)).toEqual([413, 'too-large'])
  expect(await codeOf('--b--', { 'content-length': '70000' })).toEqual([413, 'too-large'])
})

it.each([
  ['no form', '{}', { 'content-type': 'application/json' }, [400, 'no-form']],
  ['a form that breaks off in its file', file('x'.repeat(900)).slice(0, -500), {}, [400, 'cut-short']],
  ['a form without an end', field('to', 'Chipo'), {}, [400, 'cut-short']],
  [
    'a form that does not say where its parts end',
    END,
    { 'content-type': 'multipart/form-data' },
    [400, 'cut-short'],
  ],
  ['two files', file('a') + file('b') + END, {}, [413, 'request-too-large']],
  ['thirteen fields', field('a', 'b').repeat(13) + END, {}, [413, 'request-too-large']],
  [
    'a field that is longer than the form may be',
    field('x', 'y'.repeat(66_000)) + END,
    {},
    [413, 'request-too-large'],
  ],
  [
    'what only says that it is JSON',
    field('to', '{', 'content-type: application/json\r\n') + END,
    {},
    [406, 'not-acceptable'],
  ],
  ['a name that objects have', field('__proto__', 'x') + END, {}, [400, 'bad-request']],
  ['a zero in a field', field('to', 'a\0b') + END, {}, [400, 'bad-request']],
  ['a zero in the name of a file', file('x', 'letter', 'a\0.txt') + END, {}, [400, 'bad-request']],
])('refuses %s in one way', async (_, sent, headers, [status, code]) => {
  const refusal = await ask(sent, headers)
  expect([refusal.status, refusal.body.code, typeof refusal.body.error]).toEqual([status, code, 'string'])
})

it('is foreign where a call has no form', async () => {
  const answer = await ask(field('name', 'Chipo') + END, {}, '/api/signatures')
  expect(answer.status).toBe(415)
})
