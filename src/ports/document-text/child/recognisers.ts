/** Has page pictures of documents recognised, a few at a time, so that no student waits behind another's whole thesis. */
import { semaphore as makeSlots } from '#kit/semaphore.ts'
import type { Recognition } from '../document-text.ts'
import type { PageTurn } from '../letter.ts'
import { LIMITS } from '../safety/limits.ts'
import type { RecognisedPage } from '../scan/recognised-page.ts'
import { sortScans } from '../scan/scans.ts'
import { memoryOf } from './memory-of.ts'
import type { ToRecogniser } from './messages.ts'
import { startOn } from './start-on.ts'
import type { ChildLimits, WatchedChild } from './watched-child.ts'

const { pagesInARow, grown, atOnce, trustTurnFrom } = LIMITS.recognising

export type PicturesToRead = {
  path: string
  size: number
  pages: readonly number[]
  recognition: Recognition
  onPage: (done: number) => void
  signal: AbortSignal | undefined
}

export type PicturesRead = { recognised: RecognisedPage[]; tooMany: number[] }

type RecognitionTask = {
  usual: PageTurn
  keep: (page: RecognisedPage) => Promise<void>
  /** Called when its turn in the queue comes. */
  onStart: () => void
}

export function createRecognisers(limits: ChildLimits, onFault: (detail: string) => void) {
  const slots = makeSlots(atOnce)
  const running = new Set<WatchedChild>()

  return {
    /** 'cancelled' where the caller gave up. A page that kills a process comes out empty. */
    async read(job: PicturesToRead): Promise<PicturesRead | 'cancelled'> {
      const { pages, recognition, onPage, signal } = job
      const wanted = new Set(pages)
      const recognised = (await recognition.kept()).filter(({ page }) => wanted.has(page))
      const done = new Set(recognised.map(({ page }) => page))
      let left = pages.filter((page) => !done.has(page))
      const keep = async (page: RecognisedPage) => {
        recognised.push(page)
        await recognition.keep(page)
        onPage(recognised.length)
      }
      onPage(recognised.length)
      while (left.length > 0) {
        const asked = Math.min(left.length, pagesInARow)
        const allowed = await recognition.allow(asked)
        const before = recognised.length
        const watch = stopwatch()
        try {
          await readSome(job, left.slice(0, allowed.pages), {
            usual: turnOfLast(recognised),
            keep,
            onStart: watch.start,
          })
        } finally {
          const read = recognised.slice(before)
          await allowed.settle(readableOf(recognised, read), watch.seconds())
          const gone = new Set(read.map(({ page }) => page))
          left = left.filter((page) => !gone.has(page))
        }
        if (signal?.aborted) return 'cancelled'
        if (allowed.pages < asked && recognised.length - before >= allowed.pages) break
      }
      return { recognised, tooMany: left }
    },
    close: async () => {
      for (const child of running) child.end('cancelled')
      await Promise.all([...running].map((child) => child.ended))
    },
  }

  /** One process: runs until these pages are done, or until it has grown or died. */
  async function readSome(
    { path, size, signal }: PicturesToRead,
    pages: readonly number[],
    { usual, keep, onStart }: RecognitionTask,
  ): Promise<void> {
    if (pages.length === 0) return
    const release = await slots.take(signal)
    if (!release) return
    onStart()
    const child = await startOn(path, 'recognise-main', limits).catch((error: unknown) => {
      release()
      throw error
    })
    running.add(child)
    const cancel = () => child.end('cancelled')
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    let keeping: Promise<unknown> = Promise.resolve()
    let trouble: unknown
    let at = 0
    child.onMessage((message) => {
      if (message.type === 'failed' && message.code === 'reader-failed') onFault(message.detail)
      if (message.type !== 'recognised') return
      at += 1
      child.startClock()
      keeping = keeping
        .then(() => keep(message.page))
        .then(async () => {
          if (at < pages.length && ((await memoryOf(child.pid)) ?? 0) > grown) child.end('cancelled')
        })
        .catch((error: unknown) => {
          trouble = error
          cancel()
        })
    })
    child.startClock()
    child.send({ size, pages: [...pages], usual } satisfies ToRecogniser)
    const because = await child.ended
    await keeping
    signal?.removeEventListener('abort', cancel)
    running.delete(child)
    release()
    if (trouble) throw trouble
    // The page that killed it is not tried again.
    if (because !== 'cancelled' && at < pages.length) await keep(emptyPage(pages[at]!))
  }
}

const emptyPage = (page: number): RecognisedPage => ({
  page,
  width: 1,
  height: 1,
  turn: 0,
  slope: 0,
  sure: 0,
  lines: [],
})

/** Drops words in an unsupported language from the pages just read. */
const readableOf = (all: readonly RecognisedPage[], read: readonly RecognisedPage[]): number => {
  const readable = new Set(sortScans({ recognised: all, tooMany: [] }).readable)
  return read.filter((page) => readable.has(page)).length
}

/** Shows 0 until it is started. */
function stopwatch() {
  let since: number | undefined
  return {
    start: () => {
      since = performance.now()
    },
    seconds: () => (since === undefined ? 0 : (performance.now() - since) / 1_000),
  }
}

const turnOfLast = (pages: readonly RecognisedPage[]): PageTurn =>
  pages.findLast(({ sure }) => sure >= trustTurnFrom)?.turn ?? 0
