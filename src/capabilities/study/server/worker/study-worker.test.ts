import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import { openStudyWorker, type StudyWorker } from './study-worker.ts'

const shared = openStudyWorker()
afterAll(() => shared.stop())
afterEach(() => vi.useRealTimers())

let documents = 0
function studyWorker(study: StudyWorker = shared) {
  documents += 1
  const load = vi.fn(() => modelOf(SMALL_THESIS))
  return { studyWorker: study, load, document: { id: `document ${documents}`, load } }
}

async function all(segments: AsyncIterable<AnswerSegment>) {
  const heard: AnswerSegment[] = []
  for await (const segment of segments) heard.push(segment)
  return heard
}

it('answers with evidence, and reads a thesis once', async () => {
  const { studyWorker: study, document, load } = studyWorker()
  const question = 'What is the sample size of my thesis?'
  const [segment] = await all(study.ask({ question, document }))
  expect(segment).toMatchObject({ kind: 'quote', sources: [{ kind: 'document' }] })
  expect(segment?.text).toContain('372')
  await all(study.ask({ question, document }))
  expect(load).toHaveBeenCalledTimes(1)
})

it('reads a thesis anew after it was forgotten', async () => {
  const { studyWorker: study, document, load } = studyWorker()
  await all(study.ask({ question: 'What is my sample size?', document }))
  study.forget(document.id)
  await all(study.ask({ question: 'What is my sample size?', document }))
  expect(load).toHaveBeenCalledTimes(2)
})

it('answers several at once, each its own question', async () => {
  const { studyWorker: study, document } = studyWorker()
  const [size, design] = await Promise.all([
    all(study.ask({ question: 'What is the sample size of my thesis?', document })),
    all(study.ask({ question: 'What is the design of my thesis?', document })),
  ])
  expect(document.load).toHaveBeenCalledTimes(1)
  expect(size[0]?.text).toContain('372')
  expect(design[0]?.text).toContain('cross-sectional')
})

it('ends without a word when it is stopped while the thesis is fetched', async () => {
  const { studyWorker: study } = studyWorker()
  const stop = new AbortController()
  const load = () => {
    stop.abort()
    return modelOf(SMALL_THESIS)
  }
  const asked = { question: 'What is my sample size?', document: { id: 'x', load }, signal: stop.signal }
  expect(await all(study.ask(asked))).toEqual([])
})

it('reads the thesis for the other reader when the one who was to bring it leaves', async () => {
  const { studyWorker: study, document, load } = studyWorker()
  const stop = new AbortController()
  let other: Promise<AnswerSegment[]> | undefined
  const leaves = async () => {
    other = all(study.ask({ question: 'What is the sample size of my thesis?', document }))
    stop.abort()
    return modelOf(SMALL_THESIS)
  }
  const asked = { question: 'Aim?', document: { id: document.id, load: leaves }, signal: stop.signal }
  expect(await all(study.ask(asked))).toEqual([])
  expect((await other)?.[0]?.text).toContain('372')
  expect(load).toHaveBeenCalledTimes(1)
})

it('says so when a thesis cannot be fetched, and answers the next', async () => {
  const { studyWorker: study, document } = studyWorker()
  const load = () => Promise.reject(new Error('gone'))
  await expect(all(study.ask({ question: 'Aim?', document: { id: 'x', load } }))).rejects.toThrow('gone')
  expect(await all(study.ask({ question: 'What is my sample size?', document }))).not.toEqual([])
})

it('takes no thread before the first question, and none once nobody asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { studyWorker: study, document, load } = studyWorker(openStudyWorker())
  expect(study.working()).toBe(false)
  await all(study.ask({ question: 'What is my sample size?', document }))
  vi.advanceTimersByTime(minutes(10) - 1)
  expect(study.working()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(study.working()).toBe(false)
  expect(await all(study.ask({ question: 'What is my sample size?', document }))).not.toEqual([])
  expect(load).toHaveBeenCalledTimes(2)
  await study.stop()
})
