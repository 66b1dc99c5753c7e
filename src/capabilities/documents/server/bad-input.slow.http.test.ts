import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInStudent, testApp } from '#tests/app.ts'
import { formWith, untilRead, upload, uploaded } from '#tests/documents.ts'
import * as bombs from '../../../../tests/fixtures/make/bombs.ts'
import { makeDoc } from '../../../../tests/fixtures/make/doc-file.ts'
import { twoColumnPaper } from '../../../../tests/fixtures/make/papers.ts'
import { makePdf } from '../../../../tests/fixtures/make/pdf-file.ts'
import { lockWith } from '../../../../tests/fixtures/make/pdf-lock.ts'
import { DOCUMENT_PROBLEMS } from '../rules/document-problems.ts'
import { FILE_NAME_PROBLEMS } from '../spec.ts'
import { documents } from './tables.ts'

const test = testApp()
const MB = 1_048_576
const paper = twoColumnPaper()
beforeEach(() => {
  test.services.documentRetention.count = 100
})
const nothingLeft = () => {
  expect(readdirSync(test.files.workFolder).filter((name) => !name.startsWith('lent-'))).toEqual([])
  expect(test.files.held.size).toBe(0)
}
const locked = (): Buffer =>
  makePdf({
    pages: [{ texts: [{ x: 60, y: 700, size: 12, text: 'A secret.' }] }],
    lock: lockWith('open', 'owner'),
  })
const scan = () => makePdf({ pages: Array.from({ length: 4 }, () => ({ texts: [], scan: true })) })

describe('a document that cannot be read', () => {
  it.each<[string, () => Buffer | string, keyof typeof DOCUMENT_PROBLEMS]>([
    ['empty.pdf', () => '', 'empty'],
    ['locked.pdf', locked, 'password-protected'],
    ['locked.doc', () => makeDoc('A secret.', { encrypted: true }), 'password-protected'],
    ['scan.pdf', scan, 'scanned'],
    ['half.pdf', () => paper.subarray(0, 700), 'truncated'],
    ['noise.pdf', () => `%PDF-1.7\n${'no objects here '.repeat(40)}\n%%EOF`, 'corrupt'],
    ['picture.pdf', () => bombs.pngHeader(10, 10), 'wrong-type'],
    ['page.pdf', () => '<!doctype html><html><body>hello</body></html>', 'wrong-type'],
    ['program.pdf', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'unsupported-type'],
    ['both.pdf', () => bombs.pdfWithZip(), 'two-types-in-one'],
    ['bomb.docx', () => bombs.docxBomb(), 'unpacks-too-large'],
    ['nested.docx', () => bombs.docxInDocx(), 'archive-in-archive'],
    ['crowded.docx', () => bombs.manyEntries(100_000), 'too-many-parts'],
    ['long.pdf', () => bombs.manyPages(10_000), 'too-many-pages'],
    ['entities.docx', () => bombs.docxWithEntities('http://127.0.0.1:1/'), 'outside-content'],
  ])('is refused with its sentence, and leaves nothing behind: %s', async (name, make, code) => {
    const student = await signedInStudent(test)
    const { status, problem, id } = await uploaded(student, { name, content: make() })
    expect({ status, problem }).toEqual({
      status: 'refused',
      problem: { code, message: DOCUMENT_PROBLEMS[code] },
    })
    expect((await student.get(`/api/documents/${id}/pages/1.webp`)).statusCode).toBe(404)
    nothingLeft()
  })

  it('is refused with the assistant’s own sentence when its content is of another type than it takes', async () => {
    const student = await signedInStudent(test)
    const word = makeDoc('The sample was small.')
    const sent = { name: 'thesis', content: word, type: 'application/pdf', purpose: 'defense' }
    const { problem } = await uploaded(student, sent)
    expect(problem?.message).toBe('Only PDF files are allowed. Please upload a PDF document.')
    nothingLeft()
  })

  it.each([
    ['film.gif', bombs.movingGif],
    ['film.webp', bombs.movingWebp],
    ['film.png', bombs.movingPng],
  ])('is refused as larger than a picture may be, with all its frames: %s', async (name, make) => {
    const student = await signedInStudent(test)
    const sent = { name, content: make(100, 100, 50_000), purpose: 'chat' }
    const { status, problem } = await uploaded(student, sent)
    expect([status, problem?.code]).toEqual(['refused', 'picture-too-large'])
    nothingLeft()
    const short = await uploaded(student, { ...sent, content: make(100, 100, 50) })
    expect(short.status).toBe('ready')
    await student.delete(`/api/documents/${short.id}`)
  })

  it('takes none of the person’s room', async () => {
    const student = await signedInStudent(test)
    test.services.documentRetention.count = 2
    for (let time = 0; time < 3; time += 1) await uploaded(student, { name: 'empty.pdf', content: '' })
    const { id, status } = await uploaded(student, { name: 'a.txt', content: 'One sentence.' })
    expect(status).toBe('ready')
    await student.delete(`/api/documents/${id}`)
  })

  it('disturbs nobody: another student’s document is read beside it, and the server answers', async () => {
    const [one, other] = [await signedInStudent(test), await signedInStudent(test)]
    const bad = (await upload(one, { name: 'bomb.pdf', content: bombs.pdfBomb() })).json().document.id
    const good = (await upload(other, { name: 'good.pdf', content: paper })).json().document.id
    expect((await other.get('/api/account/me')).statusCode).toBe(200)
    expect((await untilRead(one, bad)).status).toBe('refused')
    expect((await untilRead(other, good)).status).toBe('ready')
    await other.delete(`/api/documents/${good}`)
    nothingLeft()
  })
})

describe('an upload that is refused at the door', () => {
  it.each([
    ['../../etc/passwd.pdf', 'name-has-path'],
    ['C:\\Users\\x\\thesis.pdf', 'name-has-path'],
    ['thesis\u0007.pdf', 'name-has-controls'],
    [`${'a'.repeat(496)}.pdf`, 'name-too-long'],
  ] as const)('for its name %j', async (name, code) => {
    const student = await signedInStudent(test)
    const answer = await upload(student, { name, content: paper })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ code, error: FILE_NAME_PROBLEMS[code] })
    nothingLeft()
  })

  it.each([
    ['defense', 'notes.docx', '', 'Only PDF files are allowed. Please upload a PDF document.'],
    ['decoder', 'a.xlsx', '', 'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.'],
    ['slides', 'a.png', 'image/png', 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)'],
    ['chat', 'a.mp3', 'audio/mpeg', 'File type audio/mpeg is not supported'],
  ])('by %s for its type: %s %s', async (purpose, name, type, sentence) => {
    const student = await signedInStudent(test)
    const answer = await upload(student, {
      name,
      type: type || 'application/octet-stream',
      content: 'x',
      purpose,
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toBe(sentence)
    nothingLeft()
  })

  it('for one byte too many, whether its length was announced or not', async () => {
    const student = await signedInStudent(test)
    const sentence = 'File too large. Please use files under 10MB for optimal processing speed.'
    const { body, headers } = formWith('big.pdf', Buffer.alloc(10 * MB + 1, 'x'))
    const whole = await student.ask('POST', '/api/documents?purpose=decoder', body, headers)
    expect([whole.statusCode, whole.json().error]).toEqual([413, sentence])
    const far = formWith('big.pdf', Buffer.alloc(11 * MB, 'x'))
    const announced = await student.ask('POST', '/api/documents?purpose=decoder', far.body, {
      ...far.headers,
      'content-length': String(far.body.length),
    })
    expect([announced.statusCode, announced.json().error]).toEqual([413, sentence])
    expect((await student.get('/api/documents')).json().documents).toEqual([])
    nothingLeft()
  })

  it('without a file, with a strange purpose, or as something else than a form', async () => {
    const student = await signedInStudent(test)
    const noFile = { code: 'no-file', error: 'Please choose a file.' }
    const other = formWith('a.pdf', paper, 'application/pdf', 'picture')
    expect((await student.ask('POST', '/api/documents', other.body, other.headers)).json()).toEqual(noFile)
    expect((await upload(student, { name: 'a.pdf', content: paper, purpose: 'thesis' })).json()).toEqual(
      noFile,
    )
    expect((await student.post('/api/documents', { document: 'x' })).json()).toEqual(noFile)
    nothingLeft()
  })

  it('while four of the same person are still read, so that others need not wait behind them', async () => {
    const student = await signedInStudent(test)
    const at = test.services.now()
    const reading = {
      userId: student.uid,
      purpose: 'library',
      name: 'a.txt',
      bytes: 1,
      createdAt: at,
      lastUsedAt: at,
    }
    const ids = ['1', '2', '3', '4'].map((number) => `reading-${number}`)
    for (const id of ids)
      await test.database.db.insert(documents).values({ ...reading, id, status: 'reading' })
    const answer = await upload(student, { name: 'b.txt', content: 'One sentence.' })
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-at-once'])
    await student.delete('/api/documents/reading-1')
    const taken = await uploaded(student, { name: 'b.txt', content: 'One sentence.' })
    await student.delete(`/api/documents/${taken.id}`)
    nothingLeft()
  })

  it('when there is no room left, also for two at once', async () => {
    const student = await signedInStudent(test)
    test.services.documentRetention.count = 1
    const answers = await Promise.all(
      ['a.txt', 'b.txt'].map((name) => upload(student, { name, content: 'One sentence.' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().code).toBe('too-many-documents')
    const list = (await student.get('/api/documents')).json()
    await untilRead(student, list.documents[0].id)
  })
})
