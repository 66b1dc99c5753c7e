import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { hours, seconds } from '#kit/time.ts'
import { signedInStudent } from '#tests/app.ts'
import { type Student, until } from '#tests/decoder.ts'
import { formWith } from '#tests/documents.ts'
import { generationsOf, grantSlides, jobOf, packOwner, slidesTest, startDeck } from '#tests/slides.ts'
import type { LiftedPicture } from '../rules/deck/deck.ts'
import { deckOf } from './outcome.ts'
import { findOwnPresentation, presentationJobs } from './rows.ts'

const test = slidesTest()
const DAY = hours(24)
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

describe('the generations', () => {
  it('are reserved at the start and counted at completion [S3-084] [S3-068]', async () => {
    test.making.hold()
    const student = await packOwner(test)
    const { jobId } = (await startDeck(student)).json()
    const counted = async () =>
      (await student.get('/ai/weekbe4-powerpoint/usage')).json().powerpoint_usage.generationCount
    expect([(await generationsOf(student)).generationsLeft, await counted()]).toEqual([4, 0])
    test.making.letGo()
    await ended(student, jobId)
    expect([(await generationsOf(student)).generationsLeft, await counted()]).toEqual([4, 1])
  })

  it('are given back when the document cannot be read, and when we fail twice', async () => {
    const student = await packOwner(test)
    const refused = await ended(
      student,
      (await startDeck(student, { content: 'REFUSE corrupt' })).json().jobId,
    )
    expect(refused).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^This file is damaged/),
      data: { progress: 0 },
    })
    test.making.failNext(2)
    const failed = await ended(student, (await startDeck(student, { content: 'Another.' })).json().jobId)
    expect(failed).toMatchObject({ status: 'failed', error: 'PowerPoint generation failed' })
    test.making.tooLittleNext()
    const little = await ended(student, (await startDeck(student, { content: 'A note.' })).json().jobId)
    expect(little.error).toMatch(/^There is too little text in this document for 18 slides/)
    expect(await generationsOf(student)).toMatchObject({ generationsUsed: 0, generationsLeft: 5 })
  })

  it('let exactly one of two pass at 4 of 5 [S3-067]', async () => {
    const student = await packOwner(test)
    for (let used = 0; used < 4; used++)
      await ended(student, (await startDeck(student, { content: `Thesis ${used}.` })).json().jobId)
    const both = await Promise.all([
      startDeck(student, { content: 'One.' }),
      startDeck(student, { content: 'Two.' }),
    ])
    const passed = both.filter(({ statusCode }) => statusCode === 202)
    const refused = both.find(({ statusCode }) => statusCode !== 202)
    expect(passed).toHaveLength(1)
    expect([refused?.statusCode, refused?.json().error]).toEqual([
      409,
      'One deck is under way, and it is the last you have. If it fails, you get it back.',
    ])
    for (const answer of passed) await ended(student, answer.json().jobId)
    const after = await startDeck(student)
    expect([after.statusCode, after.json().error]).toEqual([
      402,
      'You have used all 5 generations of your pack. Please purchase a new pack to continue.',
    ])
    await grantSlides(test, student)
    expect(await generationsOf(student)).toMatchObject({ paid: true, generationsLeft: 5 })
  })

  it('are five more with another pack [S3-071]', async () => {
    const student = await packOwner(test)
    await grantSlides(test, student)
    expect(await generationsOf(student)).toMatchObject({ generationsLeft: 10 })
  })

  it('stand in the usage record [S3-072]', async () => {
    const { student } = await made()
    const { powerpoint_usage: record, remaining } = (await student.get('/ai/weekbe4-powerpoint/usage')).json()
    expect(record).toEqual({
      userId: student.uid,
      generationCount: 1,
      createdAt: expect.any(String),
      lastGeneratedAt: test.clock.at.toISOString(),
    })
    expect(remaining).toBe(4)
    const stranger = await signedInStudent(test)
    expect((await stranger.get('/ai/weekbe4-powerpoint/usage')).json()).toEqual({
      powerpoint_usage: null,
      remaining: 0,
    })
  })
})

describe('a presentation', () => {
  it('is stored with its source, its address and its name [S3-094]', async () => {
    const { student, jobId } = await made({ name: 'my thesis.txt' })
    expect(await recordsOf(student)).toEqual([
      expect.objectContaining({
        sourceFilename: 'my thesis.txt',
        url: `${RECORDS}/${jobId}/file`,
        filename: 'my thesis-weekbe4.pptx',
        pending: true,
        slideCount: 18,
      }),
    ])
  })

  it('is marked as downloaded two seconds after its download, and can be had again [S3-098] [S3-099]', async () => {
    const { student, jobId } = await made()
    const file = await student.get(`${RECORDS}/${jobId}/file`)
    expect(file.headers['content-disposition']).toContain('filename="thesis-weekbe4.pptx"')
    expect((await recordsOf(student))[0].pending).toBe(true)
    test.advance(seconds(2))
    expect((await recordsOf(student))[0].pending).toBe(false)
    expect((await student.get(`${RECORDS}/${jobId}/file`)).rawPayload.equals(file.rawPayload)).toBe(true)
    test.advance(30 * DAY)
    await student.post('/api/auth/sign-in/email', student.person)
    expect(await recordsOf(student)).toEqual([])
    await test.slides.tidy()
    expect((await student.get(`${RECORDS}/${jobId}`)).statusCode).toBe(404)
  })

  it('changes its format without another generation', async () => {
    const { student, jobId } = await made()
    const shown = (await student.get(`${RECORDS}/${jobId}?format=heavy`)).json()
    expect(shown.format).toBe('heavy')
    const changed = await student.ask('PATCH', `${RECORDS}/${jobId}`, { format: 'mini' })
    expect(changed.json().slides).toHaveLength(18)
    expect((await recordsOf(student))[0].format).toBe('mini')
    expect(await generationsOf(student)).toMatchObject({ generationsUsed: 1 })
  })

  it('writes its script for another length of the talk, and tells its checks', async () => {
    const { student, jobId } = await made()
    const at = `${RECORDS}/${jobId}`
    const before = (await student.get(at)).json()
    // As long as its words last.
    expect(before.talk.minutes).toBe(10)
    expect(before.checks.find(({ id }: { id: string }) => id === 'figures').fails).toEqual([])
    const longer = (await student.ask('PATCH', at, { minutes: 20 })).json()
    expect(longer.talk.minutes).toBe(20)
    expect(longer.talk.written).toBeGreaterThan(before.talk.written)
    expect((await student.ask('PATCH', at, { minutes: 11 })).statusCode).toBe(400)
  })

  it('keeps the words and the order that the student gave it, in the preview and in the file', async () => {
    const { student, jobId } = await made()
    const at = `${RECORDS}/${jobId}`
    const { slides } = (await student.get(at)).json()
    const ids: string[] = slides.map(({ id }: { id: string }) => id)
    const turned = [ids[0], ids[1], ids[3], ids[2], ...ids.slice(4)]
    const changed = (
      await student.ask('PATCH', at, {
        order: turned,
        slide: { id: 'objectives', title: 'My own <title> & words' },
      })
    ).json()
    expect(changed.slides.map(({ id }: { id: string }) => id)).toEqual(turned)
    const file = unzipSync(new Uint8Array((await student.get(`${at}/file`)).rawPayload))
    const place = turned.indexOf('objectives') + 1
    expect(new TextDecoder().decode(file[`ppt/slides/slide${place}.xml`])).toContain(
      'My own &lt;title&gt; &amp; words',
    )
    const wrong = await student.ask('PATCH', at, { order: [...ids.slice(1), ids[1]] })
    expect(wrong.statusCode).toBe(400)
  })

  it('makes one slide again out of what its document says besides, and spends nothing', async () => {
    const { student, jobId } = await made()
    const at = `${RECORDS}/${jobId}`
    const before = (await student.get(at)).json()
    const left = await generationsOf(student)
    const madeAgain = async (): Promise<{ id: string; answer: Awaited<ReturnType<Student['get']>> }> => {
      for (const { id } of before.slides) {
        const answer = await student.ask('PATCH', at, { again: id })
        if (answer.statusCode === 200) return { id, answer }
      }
      throw new Error('No slide could be made again.')
    }
    const { id: which, answer: again } = await madeAgain()
    const changed = again
      .json()
      .slides.flatMap((slide: { id: string; lines: string[] }, place: number) =>
        slide.lines.join() === before.slides[place].lines.join() ? [] : [slide.id],
      )
    expect(changed).toEqual([which])
    expect(await generationsOf(student)).toEqual(left)
    const title = await student.ask('PATCH', at, { again: 'title' })
    expect([title.statusCode, title.json().error]).toEqual([
      409,
      'Your document has nothing else that fits this slide. You can edit its words instead.',
    ])
  })

  it('mends what the checks find fault with', async () => {
    const { student, jobId } = await made()
    const at = `${RECORDS}/${jobId}`
    const open = (deck: { checks: { fails: number[] }[] }) =>
      deck.checks.reduce((sum, { fails }) => sum + fails.length, 0)
    const { slides } = (await student.get(at)).json()
    const named = (id: string) => slides.find((one: { id: string }) => one.id === id)
    // The student's title stays; the slide that had that title gets another one.
    const twice = (
      await student.ask('PATCH', at, { slide: { id: 'design', title: named('recommendations').title } })
    ).json()
    const mended = (await student.ask('PATCH', at, { mend: true })).json()
    expect(open(mended)).toBeLessThan(open(twice))
  })

  it('wears the look of a university in all three formats, and refuses a broken template with a sentence', async () => {
    const { student, jobId } = await made()
    const at = `${RECORDS}/${jobId}`
    const send = (content: Buffer) => {
      const { body, headers } = formWith('university.pptx', content, 'application/octet-stream', 'template')
      return student.ask('POST', `${at}/template`, body, headers)
    }
    const broken = await send(Buffer.from('no presentation'))
    expect([broken.statusCode, broken.json().error]).toEqual([
      400,
      'This file cannot be opened as a presentation. Save it again as .pptx and try once more.',
    ])
    // One of our decks in another format is a presentation with other colours.
    const template = (await student.get(`${at}/file?format=heavy`)).rawPayload
    expect((await send(template)).json().look).toEqual({ fonts: true, width: 0, height: 0 })
    const file = unzipSync(new Uint8Array((await student.get(`${at}/file?format=standard`)).rawPayload))
    expect(new TextDecoder().decode(file['ppt/theme/theme1.xml'])).toContain('A8481F')
    expect((await student.ask('PATCH', at, { ownLook: true })).json().look).toBeUndefined()
  })

  it('takes a template of exactly 20 MB, and refuses one byte more [S3-007]', async () => {
    const { student, jobId } = await made()
    const codeFor = async (bytes: number) => {
      const { body, headers } = formWith('look.pptx', Buffer.alloc(bytes), undefined, 'template')
      const answer = await student.ask('POST', `${RECORDS}/${jobId}/template`, body, {
        ...headers,
        'content-length': String(body.length),
      })
      return [answer.statusCode, answer.json().code]
    }
    // Only zeros: an accepted upload is inspected, and is no presentation.
    expect(await codeFor(20_971_520)).toEqual([400, 'no-presentation'])
    expect(await codeFor(20_971_521)).toEqual([413, 'too-large'])
  })

  it('answers with the pixels of a figure, and to nobody else', async () => {
    const { student, jobId } = await made()
    const row = await findOwnPresentation(test.services.db, {
      id: jobId,
      userId: student.uid,
      now: test.services.now(),
    })
    const deck = row && deckOf(row)
    const pixels = Buffer.from([0xff, 0xd8, 0xff, 0xd9])
    const visual: LiftedPicture = {
      kind: 'picture',
      page: 3,
      box: { left: 0, top: 0, width: 1, height: 1 },
      shape: 1,
      caption: 'Figure 2.1: Framework',
      reads: 'Trust',
      sources: [],
      image: { data: pixels.toString('base64'), type: 'jpeg' },
    }
    const [shown, other] = deck?.slides.slice(4) ?? []
    const slides = deck?.slides.map((slide) => (slide === shown ? { ...slide, visual } : slide))
    await presentationJobs.change(
      test.services.db,
      { id: jobId, from: 'completed' },
      { deck: JSON.stringify({ ...deck, slides }) },
    )
    const at = `${RECORDS}/${jobId}/figures`
    const answer = await student.get(`${at}/${shown?.id}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.headers['cache-control']).toContain('private')
    expect(answer.rawPayload.equals(pixels)).toBe(true)
    const stranger = await packOwner(test)
    expect((await stranger.get(`${at}/${shown?.id}`)).statusCode).toBe(404)
    for (const slide of [other?.id, 'nowhere'])
      expect((await student.get(`${at}/${slide}`)).statusCode).toBe(404)
  })

  it('goes when it is deleted', async () => {
    const { student, jobId } = await made()
    expect((await student.delete(`${RECORDS}/${jobId}`)).statusCode).toBe(204)
    expect(await recordsOf(student)).toEqual([])
  })

  it('comes in three formats, which have names [S3-092]', async () => {
    const student = await signedInStudent(test)
    expect((await student.get('/ai/weekbe4-formats')).json().formats).toEqual([
      { id: 'standard', name: 'Standard', description: expect.stringContaining('Complete') },
      { id: 'heavy', name: 'Heavy', description: expect.stringContaining('Enhanced visuals') },
      { id: 'mini', name: 'Light', description: expect.stringContaining('Concise bullets') },
    ])
  })
})
