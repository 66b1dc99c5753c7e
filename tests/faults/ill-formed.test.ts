/** Unusual characters, a zero byte or half of a surrogate pair, wherever a request may carry one. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { SESSION_HEADER } from '#capabilities/voice/spec.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { grantDecoder, type Student } from '#tests/decoder.ts'
import { givenAccess } from '#tests/speaking.ts'

const test = testApp()
let student: Student
beforeAll(async () => {
  student = await signedInStudent(test)
  await grantDecoder(test, student)
  await givenAccess(test, student.uid)
})
beforeEach(() => {
  test.logged.length = 0
})

const DOORS = [
  ['a document', '/api/documents?purpose=library', 'document'],
  ['the Decoder', '/ai/research/analyze', 'document'],
  ['a spoken turn', '/ai/process-audio', 'file'],
] as const

/** Headers of a part and its bytes, as they go over the line. */
type Part = [headers: string, bytes: string | Buffer]

function send(path: string, parts: Part[]) {
  const pieces = parts.flatMap(([headers, bytes]) => [
    `--edge\r\n${headers}\r\n\r\n`,
    bytes,
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...pieces, '--edge--\r\n'].map((piece) => Buffer.from(piece)))
  return student.ask('POST', path, body, {
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': String(body.length),
    [SESSION_HEADER]: 'a-session',
  })
}

const disposition = (name: string, more = '') => `Content-Disposition: form-data; name=${name}${more}`
const aFile = (name: string): Part => [
  `${disposition(`"${name}"`, '; filename="notes.txt"')}\r\nContent-Type: text/plain`,
  'The sample was small.',
]
/** The lower half of a sign alone, in the one encoding that can write it. */
const HALF = Buffer.from([0x00, 0xdc])

const ILL_FORMED = {
  error: 'Something went wrong with this request. Please reload the page and try again.',
  code: 'bad-request',
}

describe('at every door there is', () => {
  /** Whatever the input, a call's address is checked first, then its body, and only then the caller's identity. */
  const calls = () => test.app.contracts.served.map(({ call }) => call)
  /** The callback is read as bytes, and believed when it is signed. */
  const writes = () =>
    calls().filter(({ method, path }) => !['GET', 'HEAD'].includes(method) && path !== CALLBACK.path)
  const addressOf = (path: string, id: string) => path.replace(/:\w+/g, id).replace('*', id)

  it.each([
    ['in an id', 'a%00b', ''],
    ['half a sign in an id', '%ED%A0%80', ''],
    ['in a query', 'a', '?q=%00'],
    ['half a sign in the name of a query', 'a', '?%ED%B0%80=1'],
  ])('%s is 400', async (_, id, query) => {
    expect(calls().length).toBeGreaterThan(60)
    for (const { method, path } of calls()) {
      const url = addressOf(path, id) + query
      if (!query && url === path) continue
      // Some of these reach no route, so no call can have promised anything more about its refusal.
      const answer = await test.app.inject({ method, url, headers: { host: 'localhost:3000' } })
      expect([method, path, answer.statusCode]).toEqual([method, path, 400])
      if (method !== 'HEAD') expect(answer.json()).toMatchObject(ILL_FORMED)
    }
    expect(test.logged).toEqual([])
  })

  it.each([
    ['a zero byte', { email: 'a\u0000@b.zm' }],
    ['half a sign', { email: ['\udc00@b.zm'] }],
    ['a zero byte in a name', { deep: { 'a\u0000': 1 } }],
  ])('%s in a body is 400', async (_, body) => {
    for (const { method, path } of writes()) {
      const answer = await student.ask(method, addressOf(path, 'a'), JSON.stringify(body), {
        'content-type': 'application/json',
        'tus-resumable': '1.0.0',
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, 400])
      expect(answer.json()).toMatchObject({ code: 'bad-request' })
    }
    expect(test.logged).toEqual([])
  })

  it('a cookie that says it makes nobody of its owner', async () => {
    for (const token of ['a%00b.c2ln', '%ED%A0%80.c2ln', 'a\u00ff.c2ln']) {
      const answer = await visitor(test).get('/api/account/me', { cookie: `weekbe4.session=${token}` })
      expect([answer.statusCode, answer.json()]).toEqual([200, { user: null }])
    }
    expect(test.logged).toEqual([])
  })
})

describe.each(DOORS)('at the door of %s', (_, path, field) => {
  it.each<[string, Part[]]>([
    ['a zero byte in a field', [[disposition('"title"'), 'a\u0000b'], aFile(field)]],
    ['a zero byte in the name of a field', [[disposition("title; name*=utf-8''a%00b"), 'a'], aFile(field)]],
    [
      'half a sign in a field',
      [[`${disposition('"title"')}\r\nContent-Type: text/plain; charset=utf-16le`, HALF], aFile(field)],
    ],
    ['a zero byte in the id of a document', [[disposition('"documentId"'), 'a\u0000b'], aFile(field)]],
    [
      'a zero byte in the name of a file',
      [[`${disposition(`"${field}"`, "; filename*=utf-8''a%00.txt")}\r\nContent-Type: text/plain`, 'a b c']],
    ],
    [
      'half a sign in the name of a file',
      [
        [
          `${disposition(`"${field}"`, "; filename*=utf-16le''%00%dca%00.%00t%00x%00t%00")}\r\nContent-Type: text/plain`,
          'a b c',
        ],
      ],
    ],
    [
      'a zero byte in the type of a file',
      [[`${disposition(`"${field}"`, '; filename="a.txt"')}\r\nContent-Type: text/pl\u0000ain`, 'a b c']],
    ],
  ])('%s is 400, and no query is in the log', async (_, parts) => {
    const answer = await send(path, parts)
    expect([answer.statusCode, answer.json().error, answer.json().code]).toEqual([
      400,
      expect.stringMatching(/^[A-Z].+\.$/),
      expect.any(String),
    ])
    expect(JSON.stringify(test.logged)).not.toMatch(/select|insert|update/i)
    expect(test.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

it.each(['filename', 'filetype', 'purpose'])(
  'a zero byte in the %s of an upload in pieces is 400, and no query is in the log',
  async (name) => {
    const said = { filename: 'a.txt', filetype: 'text/plain', purpose: 'library', [name]: 'a\u0000.txt' }
    const answer = await student.ask('POST', '/api/documents/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '20',
      'upload-metadata': Object.entries(said)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(','),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request'])
    expect(test.logged).toEqual([])
  },
)

it('what is in a file may hold them: its bytes are nobody’s words', async () => {
  const answer = await send('/api/documents?purpose=library', [
    [
      `${disposition('"document"', '; filename="notes.txt"')}\r\nContent-Type: text/plain`,
      'One sentence.\u0000',
    ],
  ])
  expect(answer.statusCode).toBe(201)
})
