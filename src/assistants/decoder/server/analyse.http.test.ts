import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { spend } from '#capabilities/access/server/meter.ts'
import { purchases } from '#capabilities/access/server/tables.ts'
import { DOCUMENT_PROBLEMS } from '#capabilities/documents/rules/document-problems.ts'
import { MEGABYTE } from '#capabilities/documents/spec.ts'
import { hours, seconds } from '#kit/time.ts'
import { signedInStudent, visitor } from '#tests/app.ts'
import {
  analyze,
  analyzeKept,
  asking,
  decoderTest,
  grantDecoder,
  purchasesOf,
  statusOf,
  subscriber,
  until,
  usedOf,
} from '#tests/decoder.ts'
import { uploaded } from '#tests/documents.ts'

const test = decoderTest()
const LIMIT =
  "You've reached your monthly upload limit of 10 documents. Your subscription has ended. Please subscribe again to continue."

const spendUploads = (uid: string, amount: number) =>
  spend(test.services, { userId: uid, assistantId: 'decoder', amount })

describe('an upload', () => {
  it('takes the file in the field document, and answers a small one with its analysis at once [S2-075] [S2-076] [S2-040] [S2-057]', async () => {
    const student = await subscriber(test)
    const answer = await analyze(student)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'completed',
      message: 'Your analysis is ready.',
      analysis: expect.objectContaining({ isResearch: true, documentType: 'other' }),
    })
    expect(answer.json().analysis.document).toMatchObject({ name: 'notes.txt', bytes: 30 })
  })

  it('refuses a form without that field', async () => {
    const student = await subscriber(test)
    const answer = await analyze(student, { field: 'file' })
    expect([answer.statusCode, answer.json().details]).toEqual([400, 'Please choose a file.'])
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
  })

  it('is for the signed-in [S2-036]', async () => {
    const answer = await analyze(visitor(test))
    const sentence = 'Please log in to use Research Decoder.'
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      success: false,
      error: sentence,
      details: sentence,
      code: 'not-signed-in',
    })
  })

  it('answers every refusal with details [S2-077] [S2-041]', async () => {
    const student = await signedInStudent(test)
    const answer = await analyze(student)
    const sentence = 'Please subscribe to Research Decoder to upload documents.'
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toEqual({
      success: false,
      error: sentence,
      details: sentence,
      code: 'never-bought',
    })
  })

  it('takes a file of exactly 10 MB, and refuses one byte more [S2-037] [S3-007]', async () => {
    const student = await subscriber(test)
    const statusFor = async (bytes: number) =>
      (await analyze(student, { content: Buffer.alloc(bytes, 'a') })).statusCode
    expect([await statusFor(10_485_760), await statusFor(10_485_761)]).toEqual([200, 413])
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
  })

  it('refuses a file over 10 MB, announced or not [S2-037]', async () => {
    const student = await subscriber(test)
    const large = Buffer.alloc(10 * MEGABYTE + 1, 'a')
    for (const content of [large, Buffer.alloc(11 * MEGABYTE, 'a')]) {
      const answer = await analyze(student, { content })
      expect(answer.statusCode).toBe(413)
      expect(answer.json().details).toBe(
        'File too large. Please use files under 10MB for optimal processing speed.',
      )
    }
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
    expect((await student.get('/api/documents')).json().documents).toEqual([])
  })

  it('takes PDF, DOC, DOCX and TXT, and refuses every other type [S2-039]', async () => {
    const student = await subscriber(test)
    const sentence = 'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.'
    for (const name of ['talk.pptx', 'data.csv', 'picture.png', 'page.html']) {
      const answer = await analyze(student, { name, type: 'application/octet-stream' })
      expect([answer.statusCode, answer.json().details]).toEqual([415, sentence])
    }
    for (const name of ['a.pdf', 'a.doc', 'a.docx', 'a.txt'])
      expect((await analyze(student, { name, type: '' })).statusCode).toBe(200)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 4 })
  })

  it('answers a document the reader refuses with its reason, and gives the upload back', async () => {
    const student = await subscriber(test)
    const answer = await analyze(student, { content: 'REFUSE scanned' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      details: DOCUMENT_PROBLEMS.scanned,
      code: 'scanned',
    })
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
  })

  it('reads the same document once, and analyses it as often as it is sent', async () => {
    const student = await subscriber(test)
    const first = await analyze(student)
    const again = await analyze(student, { name: 'the same.txt' })
    expect(test.reading.read).toEqual(['notes.txt'])
    expect(test.analysing.asked).toEqual(['notes.txt', 'the same.txt'])
    expect(again.json().sessionId).not.toBe(first.json().sessionId)
    expect(again.json().analysis.document).toMatchObject({
      id: first.json().analysis.document.id,
      name: 'the same.txt',
    })
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 2 })
    const other = await subscriber(test)
    await analyze(other)
    expect(test.reading.read).toHaveLength(2)
  })
})

describe('a document that is here already', () => {
  it('is analysed without being sent again', async () => {
    const student = await subscriber(test)
    const { analysis } = (await analyze(student)).json()
    const answer = await analyzeKept(student, analysis.document.id)
    expect(answer.json()).toMatchObject({ status: 'completed', analysis: { document: analysis.document } })
    expect(test.reading.read).toHaveLength(1)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 2 })
  })

  it('is named in a form, as every other upload is one', async () => {
    const student = await subscriber(test)
    const answer = await student.post('/ai/research/analyze', { documentId: 'here' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'no-file'])
  })

  it('of a type that is not taken is refused with the same sentence, whatever it came for [S2-039]', async () => {
    const student = await subscriber(test)
    const csv = 'site,women\nA,12\nB,15\n'
    const named = await uploaded(student, { name: 'data.csv', content: csv, type: 'text/csv' })
    const answer = await analyzeKept(student, named.id)
    expect([answer.statusCode, answer.json().details]).toEqual([
      415,
      'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.',
    ])
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
  })

  it('of somebody else is not found', async () => {
    const { analysis } = (await analyze(await subscriber(test))).json()
    const stranger = await subscriber(test)
    expect((await analyzeKept(stranger, analysis.document.id)).statusCode).toBe(404)
    expect(await usedOf(stranger)).toMatchObject({ uploadsUsed: 0 })
  })
})

describe('the count', () => {
  it('rises by one before the upload [S2-044]', async () => {
    const student = await subscriber(test)
    test.reading.hold()
    const sent = analyze(student)
    await until(() => test.reading.read.length === 1)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
    test.reading.letGo()
    expect((await sent).statusCode).toBe(200)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
  })

  it('is taken back by one when an upload fails [S2-045] [S2-046]', async () => {
    const student = await subscriber(test)
    test.analysing.failNext(2)
    const answer = await analyze(student)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({
      success: false,
      details: 'Failed to process upload. Please try again.',
    })
    expect(test.analysing.asked).toHaveLength(2)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
  })

  it('is kept on the record, with the date of the last upload [S2-047]', async () => {
    const student = await subscriber(test)
    test.advance(hours(1))
    await analyze(student)
    const at = test.clock.at.toISOString()
    expect(await purchasesOf(student)).toEqual([
      expect.objectContaining({ uploadsUsed: 1, lastUploadDate: at, state: 'live' }),
    ])
  })

  it('goes to the record that expires first, not to the most recent', async () => {
    const student = await subscriber(test)
    await spendUploads(student.uid, 9)
    test.advance(hours(1))
    await grantDecoder(test, student)
    await analyze(student)
    test.advance(seconds(2))
    await analyze(student)
    const [newer, older] = await purchasesOf(student)
    expect([older, newer]).toMatchObject([
      { state: 'ended', endedBecause: 'used-up', uploadsUsed: 10 },
      { state: 'live', uploadsUsed: 1 },
    ])
  })

  it('lets exactly one of two uploads at once pass at nine of ten', async () => {
    const student = await subscriber(test)
    await spendUploads(student.uid, 9)
    const both = await Promise.all([
      analyze(student, { content: 'One thing.' }),
      analyze(student, { content: 'Another.' }),
    ])
    const refused = both.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(1)
    // Refused while the other is read, or, where that is quickly done, because the ten are used up.
    expect([402, 409]).toContain(refused[0]?.statusCode)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 10 })
  })
})

describe('the subscription', () => {
  it('ends as used up two seconds after the tenth upload is counted [S2-053] [S2-054]', async () => {
    const student = await subscriber(test)
    await spendUploads(student.uid, 9)
    expect((await analyze(student)).statusCode).toBe(200)
    test.advance(seconds(2) - 1)
    expect(await usedOf(student)).toMatchObject({ paid: true, uploadsUsed: 10, uploadsLeft: 0 })
    expect(await purchasesOf(student)).toMatchObject([{ state: 'live', endedBecause: null }])
    test.advance(1)
    expect(await usedOf(student)).toMatchObject({ paid: false, reason: 'used-up' })
    expect(await purchasesOf(student)).toMatchObject([
      { state: 'ended', endedBecause: 'used-up', uploadsUsed: 10 },
    ])
  })

  it('counts its two seconds from the end of the tenth analysis, however long that took [S2-054]', async () => {
    const student = await subscriber(test)
    await spendUploads(student.uid, 9)
    test.reading.hold()
    const sent = analyze(student)
    await until(() => test.reading.read.length > 0)
    test.advance(seconds(15))
    test.analysing.hold()
    test.reading.letGo()
    await until(() => test.analysing.asked.length > 0)
    test.advance(seconds(15))
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 10 })
    expect(await purchasesOf(student)).toMatchObject([{ state: 'live' }])
    test.analysing.letGo()
    await sent
    test.advance(seconds(2) - 1)
    expect(await usedOf(student)).toMatchObject({ paid: true })
    test.advance(1)
    expect(await usedOf(student)).toMatchObject({ paid: false, reason: 'used-up' })
  })

  it('lets no eleventh upload pass, at once or later [S2-043]', async () => {
    const student = await subscriber(test)
    await spendUploads(student.uid, 10)
    for (const wait of [0, seconds(2), seconds(10)]) {
      test.advance(wait)
      const answer = await analyze(student)
      expect([answer.statusCode, answer.json().details]).toEqual([402, LIMIT])
    }
    expect(await purchasesOf(student)).toMatchObject([{ state: 'ended', uploadsUsed: 10 }])
  })

  it('ends as expired after its month, and the user is unsubscribed [S2-052] [S2-042]', async () => {
    const student = await subscriber(test)
    await test.database.db
      .update(purchases)
      .set({ startsAt: new Date(test.clock.at.getTime() - hours(24 * 32)) })
      .where(eq(purchases.userId, student.uid))
    const answer = await analyze(student)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({
      details: 'Your subscription has expired. Please renew to continue using Research Decoder.',
      code: 'expired',
    })
    const [row] = await test.database.db.select().from(purchases).where(eq(purchases.userId, student.uid))
    expect(row).toMatchObject({ ended: 'expired', endedAt: test.clock.at })
    expect(await usedOf(student)).toMatchObject({ paid: false, reason: 'expired' })
  })
})

describe('a large document', () => {
  it('is answered processing, and a later status brings the analysis [S2-058] [S2-078]', async () => {
    // Before a server without a time limit: moving the clock on would end pending database requests.
    const student = await asking(test, test.another({}, 1), await subscriber(test))
    test.reading.hold()
    const answer = await analyze(student)
    const { sessionId } = answer.json()
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { success: true, sessionId, status: 'processing', message: 'Your document is being analysed.' },
    ])
    await until(async () => (await statusOf(student, sessionId)).progress === 30)
    test.advance(seconds(3))
    expect(await statusOf(student, sessionId)).toEqual({
      status: 'processing',
      message: 'Your document is being analysed.',
      stage: 'Extracting Content',
      progress: 30,
      processingDurationMs: 3_000,
      estimatedTimeRemaining: 7,
    })
    test.analysing.hold()
    test.reading.letGo()
    await until(() => test.analysing.asked.length === 1)
    expect(await statusOf(student, sessionId)).toMatchObject({ stage: 'Analyzing Data', progress: 71 })
    test.analysing.letGo()
    const done = await until(async () => {
      const told = await statusOf(student, sessionId)
      return told.status === 'completed' && told
    })
    expect(done).toMatchObject({
      message: 'Your analysis is ready.',
      progress: 100,
      processingDurationMs: 3_000,
      analysis: { document: { name: 'notes.txt' } },
    })
    expect(done).not.toHaveProperty('estimatedTimeRemaining')
  })
})

describe('the status', () => {
  it('of a failed analysis says why, and that the upload was given back', async () => {
    const student = await subscriber(test)
    const { sessionId } = (await analyze(student, { content: 'REFUSE corrupt' })).json()
    expect(await statusOf(student, sessionId)).toMatchObject({
      status: 'failed',
      error: DOCUMENT_PROBLEMS.corrupt,
      message: 'This did not work. The upload has not been counted.',
    })
  })

  it('of an unknown analysis, or of somebody else’s, is not found', async () => {
    const { sessionId } = (await analyze(await subscriber(test))).json()
    const stranger = await subscriber(test)
    for (const id of [sessionId, 'no-such-session', ''])
      expect((await stranger.get(`/ai/research/status?sessionId=${id}`)).statusCode).toBe(404)
    expect((await stranger.get('/ai/research/status')).json()).toMatchObject({
      success: false,
      code: 'not-found',
    })
  })
})
