import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import * as bombs from '../../../tests/fixtures/make/bombs.ts'
import { makeDoc } from '../../../tests/fixtures/make/doc-file.ts'
import { fixtureFolder } from '../../../tests/fixtures/make/in-folder.ts'
import { twoColumnPaper } from '../../../tests/fixtures/make/papers.ts'
import { makePdf } from '../../../tests/fixtures/make/pdf-file.ts'
import { lockWith } from '../../../tests/fixtures/make/pdf-lock.ts'
import { readDocumentsInChildren } from './document-text.children.ts'

const documentProblem = (code: DocumentProblemCode) => ({ code, message: `A sentence about ${code}.` })
const files = fixtureFolder()
const faults: string[] = []
const reader = readDocumentsInChildren({
  problemOf: documentProblem,
  onFault: (detail) => faults.push(detail),
  // A low-priority process may wait for minutes where another program keeps the machine busy.
  limits: { givesWay: false },
})
let asked = 0
const services = createServer((_, answer) => {
  asked++
  answer.end('secret')
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(services.address() as AddressInfo).port}/secret`
})
afterAll(async () => {
  await reader.close()
  services.close()
  files.remove()
})

const read = (name: string, content: Buffer | string) =>
  reader.readDocument({ path: files.write(name, content), fileName: name })

const refused = async (name: string, content: Buffer | string) => {
  const result = await read(name, content)
  return result.ok ? 'read' : result.problem
}

const scan = () => makePdf({ pages: Array.from({ length: 4 }, () => ({ texts: [], scan: true })) })
const locked = () =>
  makePdf({
    pages: [{ texts: [{ x: 60, y: 700, size: 12, text: 'A secret.' }] }],
    lock: lockWith('open', 'owner'),
  })
const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>'

/** Asks the system, not the code under test. Built ones run from a bundle of plain JavaScript. */
const running = (program: 'read-main' | 'paint-main') =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='])
    .toString()
    .split('\n')
    .filter(
      (line) => line.trim().startsWith(`${process.pid} `) && new RegExp(`/${program}\\.m?[jt]s`).test(line),
    )

describe('a document that cannot be read', () => {
  it.each<[string, () => Buffer | string, DocumentProblemCode]>([
    ['empty.pdf', () => '', 'empty'],
    ['blank.txt', () => ' \n \n', 'empty'],
    ['locked.pdf', locked, 'password-protected'],
    ['locked.doc', () => makeDoc('A secret.', { encrypted: true }), 'password-protected'],
    ['scan.pdf', scan, 'scanned'],
    ['half.pdf', () => twoColumnPaper().subarray(0, 700), 'truncated'],
    ['half.docx', () => bombs.docxInDocx().subarray(0, 300), 'truncated'],
    ['noise.pdf', () => `%PDF-1.7\n${'no objects here '.repeat(40)}\n%%EOF`, 'corrupt'],
    ['picture.pdf', () => bombs.pngHeader(10, 10), 'wrong-type'],
    ['page.pdf', () => HTML, 'wrong-type'],
    ['program.pdf', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'unsupported-type'],
    ['program.exe', () => Buffer.from(`MZ${'\0'.repeat(200)}`), 'unsupported-type'],
    ['both.pdf', () => bombs.pdfWithZip(), 'two-types-in-one'],
    [
      'late.pdf',
      () => Buffer.concat([Buffer.from('GIF89a and more '), twoColumnPaper()]),
      'two-types-in-one',
    ],
    ['bomb.docx', () => bombs.docxBomb(), 'unpacks-too-large'],
    ['lying-bomb.docx', () => bombs.docxBomb(1000), 'unpacks-too-large'],
    ['nested.docx', () => bombs.docxInDocx(), 'archive-in-archive'],
    ['crowded.docx', () => bombs.manyEntries(100_000), 'too-many-parts'],
    ['long.pdf', () => bombs.manyPages(10_000), 'too-many-pages'],
    ['huge.png', () => bombs.pngHeader(10_000, 4_001), 'picture-too-large'],
    ['film.gif', () => bombs.movingGif(100, 100, 50_000), 'picture-too-large'],
    ['film.webp', () => bombs.movingWebp(100, 100, 50_000), 'picture-too-large'],
    ['film.png', () => bombs.movingPng(100, 100, 50_000), 'picture-too-large'],
    ['film-that-lies.png', () => bombs.movingPng(100, 100, 50_000, 1), 'picture-too-large'],
    ['still-that-lies.png', () => bombs.movingPng(100, 100, 1, 50_000), 'picture-too-large'],
  ])('is refused with its own sentence: %s', async (name, make, code) => {
    expect(await refused(name, make())).toEqual(documentProblem(code))
  })

  it('is ended when it grows beyond its memory, and says so', async () => {
    const outcome = await refused('bomb.pdf', bombs.pdfBomb())
    expect([documentProblem('too-much-memory'), documentProblem('scanned')]).toContainEqual(outcome)
  })

  it('is ended when it takes too long, and says so', async () => {
    const hurried = readDocumentsInChildren({ problemOf: documentProblem, limits: { time: 1 } })
    const result = await hurried.readDocument({
      path: files.write('slow.pdf', twoColumnPaper()),
      fileName: 'slow.pdf',
    })
    expect(result).toEqual({ ok: false, problem: documentProblem('too-slow') })
  })

  it('is ended when its memory passes the limit at any moment', async () => {
    const poor = readDocumentsInChildren({
      problemOf: documentProblem,
      limits: { memory: 1024, memoryCheckEvery: 1, givesWay: false },
    })
    const result = await poor.readDocument({
      path: files.write('poor.pdf', twoColumnPaper()),
      fileName: 'poor.pdf',
    })
    expect(result).toEqual({ ok: false, problem: documentProblem('too-much-memory') })
  })

  it('leaves nothing behind: no file, and no process', async () => {
    const before = readdirSync(files.folder).length
    await refused('gone.docx', bombs.docxBomb(1000))
    expect(readdirSync(files.folder).length).toBe(before + 1)
    expect(running('read-main')).toEqual([])
  })

  it('is cancelled at once when its reader is no longer wanted', async () => {
    const controller = new AbortController()
    const result = await reader.readDocument({
      path: files.write('cancelled.pdf', twoColumnPaper()),
      fileName: 'cancelled.pdf',
      onProgress: ({ stage }) => stage === 'opening' && controller.abort(),
      signal: controller.signal,
    })
    expect(result).toEqual({ ok: false, problem: documentProblem('cancelled') })
    expect(running('read-main')).toEqual([])
  })

  it('does not disturb the one that is read beside it', async () => {
    const [bad, good] = await Promise.all([
      refused('beside.pdf', bombs.pdfBomb()),
      read('good.pdf', twoColumnPaper()),
    ])
    expect(bad).not.toBe('read')
    expect(good.ok).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('the processes', () => {
  it('that read are never more than two, and all who wait are served', async () => {
    const path = files.write('queued.pdf', twoColumnPaper())
    const seen: number[] = []
    const onProgress = ({ stage }: { stage: string }) => {
      if (stage === 'opening') seen.push(running('read-main').length)
    }
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => reader.readDocument({ path, fileName: 'queued.pdf', onProgress })),
    )
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(seen).toHaveLength(4)
    // One that has read before its word is heard is seen no more.
    expect(Math.max(...seen)).toBeGreaterThan(0)
    expect(Math.max(...seen)).toBeLessThanOrEqual(2)
  })

  it('that draw stay for the next page of their document, and go when the reader is closed', async () => {
    const painter = readDocumentsInChildren({ problemOf: documentProblem, limits: { givesWay: false } })
    const path = files.write('drawn.pdf', twoColumnPaper())
    const draw = (page: number) => painter.renderPage({ path, page, width: 200 })
    expect((await draw(1)).ok).toBe(true)
    const first = running('paint-main').length
    expect((await Promise.all([draw(2), draw(1), draw(2)])).map(({ ok }) => ok)).toEqual([true, true, true])
    expect(running('paint-main').length).toBeLessThanOrEqual(first + 1)
    await painter.close()
    expect(running('paint-main')).toEqual([])
  })
})

describe('a document that points outside', () => {
  it('is refused when it declares entities, and nothing is asked for', async () => {
    expect(await refused('entities.docx', bombs.docxWithEntities(address))).toEqual(
      documentProblem('outside-content'),
    )
    expect(asked).toBe(0)
  })

  it('is read without its remote template, and nothing is asked for', async () => {
    const result = await read('template.docx', bombs.docxWithRemoteTemplate(address))
    expect(result).toMatchObject({ ok: true, value: { notes: [expect.stringContaining('not fetched')] } })
    expect(asked).toBe(0)
  })
})
