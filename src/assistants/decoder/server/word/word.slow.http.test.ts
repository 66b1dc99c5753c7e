/** End to end, with the product's readers and threads: a file in, a Word file with the findings out. */

import { expect, it } from 'vitest'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { readBody } from '#kit/word/runs.ts'
import { testApp } from '#tests/app.ts'
import { analyze, finished, type Student, subscriber } from '#tests/decoder.ts'
import { makeDocx, paragraph } from '../../../../../tests/fixtures/make/word-files.ts'
import type { Analysis } from '../../contract.ts'

const test = testApp()

const TEXT = [
  'Late booking in Lusaka',
  'Chapter 3 Methodology',
  'A cross-sectional survey of 372 women was conducted in Lusaka. The response rate was 310 of 372 (91%).',
  'Late booking was associated with distance, r(370) = .12, p = .90.',
]

async function analysed(student: Student, sent: Parameters<typeof analyze>[1]) {
  const { sessionId } = (await analyze(student, sent)).json()
  const done = await finished(student, sessionId)
  return { at: `/ai/research/analyses/${sessionId}`, analysis: done.analysis as Analysis }
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const thesis = makeDocx(TEXT.map((text, at) => paragraph(text, at === 1 ? 'H1' : '')).join(''))

function read(bytes: Buffer) {
  const parts = openParts(new Uint8Array(bytes))
  const part = (name: string) => (parts && textOfPart(parts, name)) ?? ''
  return { document: part('word/document.xml'), comments: part('word/comments.xml') }
}
const between = (xml: string, id: string) =>
  xml
    .slice(
      xml.indexOf(`<w:commentRangeStart w:id="${id}"/>`),
      xml.indexOf(`<w:commentRangeEnd w:id="${id}"/>`),
    )
    .replace(/<[^>]+>/g, '')

it('gives a Word file back with each finding as a comment at its sentence, and not a word changed', async () => {
  const student = await subscriber(test)
  const { at, analysis } = await analysed(student, { name: 'My thesis.docx', content: thesis, type: WORD })
  const answer = await student.get(`${at}/word`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(WORD)
  expect(answer.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''My%20thesis%20with%20comments.docx",
  )
  const { document, comments } = read(answer.rawPayload)
  expect(readBody(document).text).toBe(`${TEXT.join('\n')}\n`)
  const row = analysis.statistics.find(({ verdict }) => verdict === 'look-again')!
  const comment = comments.match(/<w:comment .*?<\/w:comment>/g)?.find((one) => one.includes(row.writes))
  expect(comment).toContain('w:author="Weekbe4"')
  const id = /w:id="(\d+)"/.exec(comment ?? '')?.[1] ?? ''
  expect(between(document, id)).toBe(row.evidence.quote)
})

it('writes the findings of another file, with their quotations and places', async () => {
  const student = await subscriber(test)
  const { at, analysis } = await analysed(student, {
    name: 'a.txt',
    content: TEXT.join('\n\n'),
    type: 'text/plain',
  })
  const answer = await student.get(`${at}/word`)
  expect(answer.headers['content-disposition']).toContain('research_analysis.docx')
  const { text } = readBody(read(answer.rawPayload).document)
  const row = analysis.statistics.find(({ verdict }) => verdict === 'look-again')!
  expect(text).toContain(`“${row.evidence.quote}”`)
  expect(text).toContain(row.writes)
})

it('writes them down too when the file itself was deleted', async () => {
  const student = await subscriber(test)
  const { at, analysis } = await analysed(student, { name: 'My thesis.docx', content: thesis, type: WORD })
  await student.delete(`/api/documents/${analysis.document.id}`)
  const answer = await student.get(`${at}/word`)
  expect(answer.statusCode).toBe(200)
  expect(readBody(read(answer.rawPayload).document).text).toMatch(/^What to check\n/)
})

it('knows nothing of an analysis of somebody else', async () => {
  const student = await subscriber(test)
  const { at } = await analysed(student, { name: 'My thesis.docx', content: thesis, type: WORD })
  const stranger = await subscriber(test)
  expect((await stranger.get(`${at}/word`)).statusCode).toBe(404)
})
