import { describe, expect, it } from 'vitest'
import { checkUpload } from '#capabilities/documents/index.ts'
import { FORMATS, SLIDES } from '../../spec.ts'
import { FORMAT_KEYS } from '../deck/keys.ts'
import { demoFlow } from './demo.ts'
import { findRecord } from './find-record.ts'
import { leftWords } from './generations-left.ts'
import { IDLE, type JobEvent, jobFlow } from './job-flow.ts'
import { progressOf } from './progress.ts'

const stepped = (...events: JobEvent[]) => events.reduce(jobFlow, IDLE)
const CHOSEN: JobEvent[] = [{ type: 'chose', source: 'thesis.pdf' }]
const TAKEN: JobEvent[] = [
  ...CHOSEN,
  { type: 'started' },
  { type: 'taken', jobId: 'j', estimatedTime: '2-5 minutes' },
]
const looked = (
  status: 'queued' | 'processing' | 'completed' | 'failed',
  step = '',
  more = {},
): JobEvent => ({ type: 'looked', status: { status, data: { step, progress: 0, ...more } } })
const COMPLETED = looked('completed', '', {
  presentationUrl: '/x',
  presentationData: { title: 'T', slideCount: 18 },
})

describe('the job', () => {
  it('goes idle, file chosen, generating, done with download, reset [S3-077]', () => {
    expect(
      [
        stepped(),
        stepped(...CHOSEN),
        stepped(...TAKEN),
        stepped(...TAKEN, COMPLETED),
        stepped(...TAKEN, COMPLETED, { type: 'reset' }),
      ].map(({ name }) => name),
    ).toEqual(['idle', 'chosen', 'generating', 'done', 'idle'])
  })
  it('starts at 30 [S3-078]', () =>
    expect(stepped(...CHOSEN, { type: 'started' })).toMatchObject({ progress: 30 }))
  it('is at 25 while it is queued [S3-079]', () =>
    expect(stepped(...TAKEN, looked('queued'))).toMatchObject({ progress: 25 }))
  it.each([
    ['Document Processing', 40],
    ['Generating Presentation Structure', 60],
    ['Creating PowerPoint', 80],
    ['Something else', 50],
  ])('is, while it is processed with the step %s, at %i [S3-080]', (step, progress) => {
    expect(progressOf('processing', `Now: ${step}`)).toBe(progress)
    expect(stepped(...TAKEN, looked('processing', step))).toMatchObject({ progress, step })
  })
  it('is at 100 when it is completed, and at 0 after its rest [S3-081] [S3-082]', () => {
    expect(stepped(...TAKEN, COMPLETED)).toMatchObject({ progress: 100 })
    expect(stepped(...TAKEN, COMPLETED, { type: 'rested' })).toMatchObject({ name: 'done', progress: 0 })
    expect(SLIDES.progressResetsAfter).toBe(2_000)
  })
  it('is looked after every three seconds [S3-083]', () => expect(SLIDES.pollEvery).toBe(3_000))
  it('keeps the document when it failed, at progress 0, for another try', () => {
    const failed = stepped(...TAKEN, looked('failed'))
    expect(failed).toEqual({
      name: 'failed',
      source: 'thesis.pdf',
      problem: 'PowerPoint generation failed',
      progress: 0,
    })
    expect(jobFlow(failed, { type: 'again' })).toEqual({ name: 'chosen', source: 'thesis.pdf' })
  })
  it('goes on after a look that brought no answer, and takes nothing that comes after a reset', () => {
    expect(
      stepped(...TAKEN, { type: 'missed', problem: 'away' }, looked('processing', 'Creating PowerPoint')),
    ).not.toHaveProperty('problem')
    expect(stepped(...TAKEN, { type: 'reset' }, COMPLETED)).toEqual(IDLE)
  })
})

describe('the download', () => {
  const record = (more = {}) => ({
    sourceFilename: 'thesis.pdf',
    url: '/a',
    filename: 'thesis-weekbe4.pptx',
    pending: true,
    ...more,
  })
  it('takes the presentation of the uploaded file, by default of demo.pdf [S3-095]', () => {
    const records = [
      record({ sourceFilename: 'other.pdf', url: '/other' }),
      record(),
      record({ sourceFilename: 'demo.pdf', url: '/demo' }),
    ]
    expect(findRecord(records, 'thesis.pdf')).toMatchObject({ value: { url: '/a' } })
    expect(findRecord(records, undefined)).toMatchObject({ value: { url: '/demo' } })
  })
  it('takes one that still waits before one that was taken already', () => {
    expect(
      findRecord([record({ pending: false, url: '/old' }), record({ url: '/new' })], 'thesis.pdf'),
    ).toMatchObject({ value: { url: '/new' } })
    expect(findRecord([record({ pending: false })], 'thesis.pdf')).toMatchObject({ ok: true })
  })
  it('is saved under its name, or under one that ends with -weekbe4.pptx [S3-097]', () => {
    expect(findRecord([record()], 'thesis.pdf')).toMatchObject({ value: { filename: 'thesis-weekbe4.pptx' } })
    expect(findRecord([record({ filename: '' })], 'thesis.pdf')).toMatchObject({
      value: { filename: 'thesis-weekbe4.pptx' },
    })
  })
  it('says which part is missing', () => {
    expect(findRecord([], 'thesis.pdf')).toMatchObject({
      problem: { message: 'WEEKBE4 presentation not found in database' },
    })
    expect(findRecord([record({ url: '' })], 'thesis.pdf')).toMatchObject({
      problem: { message: 'WEEKBE4 presentation URL not found' },
    })
  })
})

describe('the formats', () => {
  it('are a map of three, each with its name, description, features, gradient and icon [S3-073]', () => {
    expect(Object.keys(FORMATS)).toEqual([...FORMAT_KEYS])
    for (const format of Object.values(FORMATS)) {
      expect(format.features.length).toBeGreaterThan(0)
      expect(format).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        gradient: [expect.any(String), expect.any(String)],
        icon: expect.any(String),
      })
    }
  })
  it('are complete, enhanced visuals and concise bullets [S3-074]', () => {
    expect([FORMATS.Standard, FORMATS.Heavy, FORMATS.Mini].map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Complete/),
      expect.stringMatching(/^Enhanced visuals/),
      expect.stringMatching(/^Concise bullets/),
    ])
  })
  it('show Mini as Light', () => expect(FORMATS.Mini).toMatchObject({ id: 'mini', name: 'Light' }))
})

it.each(['a.pdf', 'a.doc', 'a.docx', 'a.txt'])('takes %s [S3-062]', (name) => {
  expect(checkUpload('slides', { name, type: '', bytes: 100 * 1_048_576 })).toMatchObject({ ok: true })
})
it('takes nothing else, and nothing larger', () => {
  expect(checkUpload('slides', { name: 'a.pptx', type: '', bytes: 1 })).toMatchObject({
    problem: { message: 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)' },
  })
  expect(checkUpload('slides', { name: 'a.pdf', type: '', bytes: 100 * 1_048_576 + 1 })).toMatchObject({
    problem: { code: 'too-large' },
  })
})

it('counts what is left of one pack, and of two', () => {
  expect([leftWords(5), leftWords(0), leftWords(7)]).toEqual(['5/5 left', '0/5 left', '7/10 left'])
})

it('shows the demo five times, step by step', () => {
  const begun = demoFlow({ name: 'idle', made: 4 }, { type: 'pressed' })
  expect(begun).toMatchObject({ name: 'generating', made: 5, progress: 30 })
  expect(demoFlow(begun, { type: 'passed', ms: SLIDES.demoLasts / 2 })).toMatchObject({
    step: 'Generating Presentation Structure',
    progress: 60,
  })
  const done = demoFlow(begun, { type: 'passed', ms: SLIDES.demoLasts })
  expect(done.name).toBe('done')
  expect(demoFlow(done, { type: 'pressed' })).toEqual({ name: 'over', made: 5 })
})
