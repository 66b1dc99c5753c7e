import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { reservations } from '#capabilities/access/server/tables.ts'
import { signedInStudent } from '#tests/app.ts'
import { type Student, until } from '#tests/decoder.ts'
import { uploaded } from '#tests/documents.ts'
import { generationsOf, jobOf, packOwner, slidesTest, startDeck } from '#tests/slides.ts'
import { MAKING } from '../spec.ts'

const test = slidesTest()
const RECORDS = '/ai/weekbe4-presentations'

const ended = (student: Student, jobId: string) =>
  until(async () => {
    const job = await jobOf(student, jobId)
    return ['completed', 'failed'].includes(job.status) && job
  })
async function made(sent: Parameters<typeof startDeck>[1] = {}) {
  const student = await packOwner(test)
  const { jobId } = (await startDeck(student, sent)).json()
  const job = await ended(student, jobId)
  return { student, jobId: jobId as string, job }
}
const recordsOf = async (student: Student) => (await student.get(RECORDS)).json().presentations

describe('starting', () => {
  it.each(['standard', 'heavy', 'mini'])(
    'takes a document and the format %s, and answers with a job [S3-085] [S3-087]',
    async (format) => {
      const student = await packOwner(test)
      const answer = await startDeck(student, { format })
      expect(answer.statusCode).toBe(202)
      expect(answer.json()).toEqual({
        success: true,
        jobId: expect.any(String),
        estimatedTime: '2-5 minutes',
      })
      await ended(student, answer.json().jobId)
      expect(await recordsOf(student)).toMatchObject([{ format }])
    },
  )

  it('takes the format behind the document too', async () => {
    const { student } = await made({ format: 'heavy', formatLast: true })
    expect(await recordsOf(student)).toMatchObject([{ format: 'heavy' }])
  })

  it('says what is wrong in `error`, and gives the generation back [S3-088]', async () => {
    const student = await packOwner(test)
    const answers = [
      await startDeck(student, { format: 'gigantic' }),
      await startDeck(student, { format: null, formatLast: true }),
      await startDeck(student, { format: 'Standard' }),
      await startDeck(student, { outline: 'last' }),
      await startDeck(student, { name: 'song.mp3', type: 'audio/mpeg' }),
      await student.ask('POST', '/ai/weekbe4-powerpoint', { format: 'standard' }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().success, answer.json().error])).toEqual([
      [400, false, 'Please choose one of the formats: standard, heavy or mini.'],
      [400, false, 'Please choose one of the formats: standard, heavy or mini.'],
      [400, false, 'Please choose one of the formats: standard, heavy or mini.'],
      [400, false, 'Something went wrong with this request. Please reload the page and try again.'],
      [415, false, 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)'],
      [400, false, 'Please choose a file.'],
    ])
    expect(await generationsOf(student)).toMatchObject({ generationsUsed: 0, generationsLeft: 5 })
    expect(await recordsOf(student)).toEqual([])
  })

  it('refuses a document over 100 MB before it is sent [S3-065]', async () => {
    const student = await packOwner(test)
    const answer = await student.ask('POST', '/ai/weekbe4-powerpoint', Buffer.from('--x--'), {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(100 * 1_048_576 + 100_000),
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ success: false, error: 'File too large. Maximum size is 100MB.' })
  })

  it('takes a document that is here already, and reads nothing again', async () => {
    const student = await packOwner(test)
    const { id } = await uploaded(student, {
      name: 'kept.txt',
      content: 'A kept thesis.',
      type: 'text/plain',
    })
    const { jobId } = (await startDeck(student, { documentId: id })).json()
    expect(await ended(student, jobId)).toMatchObject({
      status: 'completed',
      data: { sourceFilename: 'kept.txt' },
    })
  })

  it('makes and counts once what is sent twice under one session id', async () => {
    const student = await packOwner(test)
    const [first, second] = [
      await startDeck(student, { key: 'a visit' }),
      await startDeck(student, { key: 'a visit' }),
    ]
    expect(second.json().jobId).toBe(first.json().jobId)
    await ended(student, first.json().jobId)
    expect(await generationsOf(student)).toMatchObject({ generationsUsed: 1 })
  })

  it('is for those who bought it', async () => {
    const student = await signedInStudent(test)
    const answer = await startDeck(student)
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'never-bought'])
  })
})

describe('a job', () => {
  it('tells its state and its step [S3-090]', async () => {
    test.making.hold()
    const student = await packOwner(test)
    const { jobId } = (await startDeck(student)).json()
    const working = await until(async () => {
      const job = await jobOf(student, jobId)
      return job.data.step === 'Generating Presentation Structure' && job
    })
    expect(working).toMatchObject({ status: 'processing', data: { progress: 60 } })
    test.making.letGo()
    await ended(student, jobId)
  })

  it('has its presentation when it is completed, with 18 slides [S3-091] [S3-076]', async () => {
    const { job, jobId, student } = await made()
    expect(job).toMatchObject({
      status: 'completed',
      data: {
        progress: 100,
        presentationUrl: `${RECORDS}/${jobId}/file`,
        presentationData: {
          title: 'Mobile money and the savings of market traders in Kitwe',
          slideCount: 18,
        },
      },
    })
    const file = await student.get(job.data.presentationUrl)
    const parts = Object.keys(unzipSync(new Uint8Array(file.rawPayload)))
    expect(parts.filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))).toHaveLength(18)
  })

  it('is nobody else’s', async () => {
    const { jobId } = await made()
    const stranger = await packOwner(test)
    const answers = [
      await stranger.get(`/ai/weekbe4-job-status/${jobId}`),
      await stranger.get(`${RECORDS}/${jobId}`),
      await stranger.get(`${RECORDS}/${jobId}/file`),
      await stranger.ask('PATCH', `${RECORDS}/${jobId}`, { format: 'heavy' }),
      await stranger.delete(`${RECORDS}/${jobId}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })

  it('is taken over from a server that was killed, and counted once', async () => {
    test.making.hold()
    const student = await packOwner(test)
    const { jobId } = (await startDeck(student)).json()
    await until(() => test.making.asked.length === 1)
    await test.slides.runner.stop(jobId)
    await until(() => test.making.asked.length >= 1)
    test.making.letGo()
    test.advance(MAKING.lease + 1)
    const other = test.another()
    await other.takeUp()
    expect(await ended(student, jobId)).toMatchObject({ status: 'completed' })
    expect(await generationsOf(student)).toMatchObject({ generationsUsed: 1 })
  })

  it('whose document never arrives is given back when its lease has run out', async () => {
    const student = await packOwner(test)
    const dead = test.another()
    const never = new Promise<never>(() => {})
    void dead.generations.begin(
      { userId: student.uid, name: 'cut.pdf', bytes: 1, key: undefined },
      () => never,
    )
    await until(async () => (await generationsOf(student)).generationsLeft === 4)
    test.advance(MAKING.lease * 3)
    await test.slides.takeUp()
    expect(await generationsOf(student)).toMatchObject({ generationsLeft: 5 })
    expect(
      (await test.database.db.select().from(reservations)).some(
        ({ userId, state }) => userId === student.uid && state === 'held',
      ),
    ).toBe(false)
  })
})
