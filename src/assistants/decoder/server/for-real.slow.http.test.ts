/** End to end, with the product's readers and thread: files in, analyses out. */
import { expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { analyze, finished, statusOf, subscriber, until, usedOf } from '#tests/decoder.ts'
import { makeDoc } from '../../../../tests/fixtures/make/doc-file.ts'
import { thesis } from '../../../../tests/fixtures/make/papers.ts'
import { thesisDocx } from '../../../../tests/fixtures/make/word-files.ts'
import { Analysis } from '../contract.ts'

// Starts readers and threads.
const test = testApp()

const TEXT =
  'A cross-sectional survey of 372 women was conducted. Late booking was reported by 58.3% of them.'
const files: [string, Buffer, string][] = [
  ['thesis.pdf', thesis(12), 'application/pdf'],
  ['thesis.docx', thesisDocx(), ''],
  ['old.doc', makeDoc(TEXT), 'application/msword'],
  ['notes.txt', Buffer.from(TEXT), 'text/plain'],
]

it.each(files)('analyses %s [S2-038]', async (name, content, type) => {
  const student = await subscriber(test)
  const answer = await analyze(student, { name, content, type })
  expect([200, 202]).toContain(answer.statusCode)
  const { sessionId } = answer.json()
  const done = await finished(student, sessionId)
  expect(done).toMatchObject({ status: 'completed' })
  const analysis = Analysis.parse(done.analysis)
  expect(analysis.document).toMatchObject({ name, bytes: content.length })
  // Every quoted point is in the document, on the page it names.
  const quoted = Object.values(analysis).flatMap((part) =>
    typeof part === 'object' && part && 'evidence' in part ? part.evidence.flat() : [],
  )
  for (const { sentenceId, quote } of quoted.slice(0, 3)) {
    const place = await student.get(`/api/documents/${analysis.document.id}/sentences/${sentenceId}`)
    expect(place.json().text).toContain(quote.replace(/…$/, '').slice(0, 40))
  }
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
})

const told = async (student: Awaited<ReturnType<typeof subscriber>>, sent: Parameters<typeof analyze>[1]) => {
  const answer = await analyze(student, sent)
  return finished(student, answer.json().sessionId)
}

const RESEARCH_WITHOUT_METHODS = `Late booking of antenatal care in Kitwe

Abstract
Late booking is common in Kitwe. This study asks why women book late. Late booking was reported by 58.3% of them. Distance and fear were named most often.

Introduction
Antenatal care saves lives (Banda, 2019). Many women book after the sixteenth week (Phiri & Tembo, 2020). The aim of this study is to say why.

Results
Late booking was reported by 58.3% of the women. Distance was named by 41.0% and fear by 22.5% of them.

Discussion
Women who live far away book late. This agrees with Banda (2019).

Conclusion
Distance keeps women away. Clinics should come closer to them.

References
Banda, C. (2019). Care before birth. Lusaka: Press.
Phiri, M., & Tembo, J. (2020). Late booking in the Copperbelt. Journal of Care, 4(2), 11-19.
`

it.each([
  ['without a part on methods', RESEARCH_WITHOUT_METHODS, [15, 34]],
  [
    'with one in which nothing is recognised',
    RESEARCH_WITHOUT_METHODS.replace(
      'Results\n',
      'Methods\nThe work was done with care and in good time.\n\nResults\n',
    ),
    [25, 49],
  ],
] as const)('keeps the methodology of research %s low [S2-069]', async (_, text, [least, most]) => {
  const student = await subscriber(test)
  const done = await told(student, { name: 'late-booking.txt', content: text })
  expect(done).toMatchObject({ status: 'completed' })
  const analysis = Analysis.parse(done.analysis)
  expect(analysis.isResearch).toBe(true)
  const { value } = analysis.scores.methodologyScore
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
})

it('refuses a program under the name of a PDF with its own list of types, and does not count it', async () => {
  const student = await subscriber(test)
  const program = Buffer.from(`MZ${'\0'.repeat(2_000)}`)
  const outcome = await told(student, { name: 'thesis.pdf', content: program, type: 'application/pdf' })
  expect(outcome).toMatchObject({
    status: 'failed',
    error: 'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.',
  })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
})

it.each(['x', '1 2', '. . .'])('says of %j that it is too little, and does not count it', async (content) => {
  const student = await subscriber(test)
  expect(await told(student, { name: 'x.txt', content, type: 'text/plain' })).toMatchObject({
    status: 'failed',
    error: 'There is too little text in this document to analyse. The upload has not been counted.',
  })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
})

it('gives a file that is no document back, with the reader’s sentence', async () => {
  const student = await subscriber(test)
  const answer = await analyze(student, { name: 'thesis.pdf', content: 'not a PDF', type: 'application/pdf' })
  const told = await until(async () => {
    const status = await statusOf(student, answer.json().sessionId)
    return status.status === 'failed' && status
  })
  expect(told.error).toMatch(/^This file /)
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
})
