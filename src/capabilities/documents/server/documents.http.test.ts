import { describe, expect, it } from 'vitest'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { upload, uploaded } from '#tests/documents.ts'
import { makeDoc } from '../../../../tests/fixtures/make/doc-file.ts'
import { PAPER_TITLE, thesis, twoColumnPaper } from '../../../../tests/fixtures/make/papers.ts'
import { thesisDocx } from '../../../../tests/fixtures/make/word-files.ts'

const test = testApp()
const paper = { name: 'paper.pdf', content: twoColumnPaper() }

describe('a document', () => {
  it('is uploaded, read and shown: its outline, its pages in words and as pictures', async () => {
    const student = await signedInStudent(test)
    const document = await uploaded(student, { name: 'thesis.pdf', content: thesis(24), purpose: 'defense' })
    expect(document).toMatchObject({
      status: 'ready',
      kind: 'pdf',
      name: 'thesis.pdf',
      percent: 100,
      problem: null,
    })

    const summary = (await student.get(`/api/documents/${document.id}/summary`)).json()
    expect(summary.title).toBe('Water and time in rural districts')
    expect(summary.outline.map(({ title }: { title: string }) => title)).toContain('3 Methodology')
    expect(summary.counts.pages).toBe(document.pages)

    const page = (await student.get(`/api/documents/${document.id}/pages/3`)).json()
    expect(page).toMatchObject({ page: 3, of: document.pages })
    expect(page.sentences[0].boxes[0].width).toBeGreaterThan(0)

    const picture = await student.get(`/api/documents/${document.id}/pages/3.webp?width=600`)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(picture.headers['cache-control']).toBe('private, no-cache')
    const again = { 'if-none-match': String(picture.headers.etag) }
    expect(
      (await student.get(`/api/documents/${document.id}/pages/3.webp?width=600`, again)).statusCode,
    ).toBe(304)
  })

  it('is searched: passages with page, section and the sentence that answers best', async () => {
    const student = await signedInStudent(test)
    const { id } = await uploaded(student, paper)
    const { passages } = (
      await student.get(`/api/documents/${id}/search?q=were+the+differences+significant`)
    ).json()
    const [first] = passages
    expect(first.text).toContain('The difference was significant')
    expect(first.section).toBe('2 Methods')
    expect(first.sentences).toContain(first.best)
    const place = (await student.get(`/api/documents/${id}/sentences/${first.best}`)).json()
    expect(place).toMatchObject({ page: first.page, section: '2 Methods' })
    expect(place.text).toContain('t(48) = 2.31')
    expect(place.at).toBeGreaterThan(0)
    expect((await student.get(`/api/documents/${id}/search?q=`)).json()).toEqual({ passages: [] })
  })

  it.each([
    ['pdf', { name: 'a.pdf', content: twoColumnPaper() }, PAPER_TITLE],
    ['doc', { name: 'a.doc', content: makeDoc('The sample was small.\rIt grew.') }, 'The sample was small.'],
    ['docx', { name: 'a.docx', content: thesisDocx() }, ''],
    ['txt', { name: 'a.txt', content: 'The sample was small. It grew.' }, 'The sample was small.'],
  ] as const)('is read as %s', async (kind, file, words) => {
    const student = await signedInStudent(test)
    const document = await uploaded(student, {
      ...file,
      type: 'application/octet-stream',
      purpose: 'decoder',
    })
    expect(document).toMatchObject({ status: 'ready', kind })
    const page = (await student.get(`/api/documents/${document.id}/pages/1`)).json()
    const text = page.sentences.map((one: { text: string }) => one.text).join(' ')
    const { title } = (await student.get(`/api/documents/${document.id}/summary`)).json()
    expect(`${title} ${text}`).toContain(words)
    expect(page.sentences.length).toBeGreaterThan(0)
  })

  it('is listed to its owner with its size, its pages and how long it is kept', async () => {
    const student = await signedInStudent(test)
    const { id } = await uploaded(student, paper)
    const list = (await student.get('/api/documents')).json()
    expect(list.keptDays).toBe(30)
    expect(list.documents).toHaveLength(1)
    expect(list.documents[0]).toMatchObject({ id, bytes: paper.content.length, status: 'ready' })
    const days = (Date.parse(list.documents[0].keptUntil) - test.clock.at.getTime()) / 86_400_000
    expect(days).toBe(30)
  })
})

describe('a document of somebody else', () => {
  it('is not found by any call, and nobody can upload without an account', async () => {
    const owner = await signedInStudent(test)
    const stranger = await signedInStudent(test)
    const { id } = await uploaded(owner, paper)
    const paths = ['', '/summary', '/pages/1', '/pages/1.webp', '/search?q=rain', '/sentences/s1']
    for (const path of paths)
      expect([path, (await stranger.get(`/api/documents/${id}${path}`)).statusCode]).toEqual([path, 404])
    expect((await stranger.delete(`/api/documents/${id}`)).statusCode).toBe(404)
    expect((await stranger.get('/api/documents')).json().documents).toEqual([])
    expect((await owner.get(`/api/documents/${id}/pages/1`)).statusCode).toBe(200)
    for (const path of paths)
      expect((await visitor(test).get(`/api/documents/${id}${path}`)).statusCode).toBe(401)
    expect((await upload(visitor(test), paper)).statusCode).toBe(401)
  })
})

describe('a document that is deleted', () => {
  it('is gone at once, with everything that was kept of it', async () => {
    const student = await signedInStudent(test)
    const before = test.files.held.size
    const { id } = await uploaded(student, paper)
    expect(test.files.held.size).toBe(before + 2)
    expect((await student.delete(`/api/documents/${id}`)).statusCode).toBe(200)
    expect(test.files.held.size).toBe(before)
    expect((await student.get(`/api/documents/${id}/pages/1.webp`)).statusCode).toBe(404)
    expect((await student.delete(`/api/documents/${id}`)).statusCode).toBe(404)
  })

  it('goes with the account, and is in the export before', async () => {
    const student = await signedInStudent(test)
    const before = test.files.held.size
    const { id } = await uploaded(student, paper)
    expect((await student.get('/api/account/export')).json().documents).toMatchObject([
      { id, name: 'paper.pdf' },
    ])
    await student.post('/api/account/delete', { password: student.person.password })
    expect(test.files.held.size).toBe(before)
  })
})
