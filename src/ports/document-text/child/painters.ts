/**
 * Assigns documents to painter processes. A painter keeps its one document open for a while, because
 * students turn pages; it never opens a second document, and ends once its memory has grown.
 */
import { stat } from 'node:fs/promises'
import { semaphore as makeSlots } from '#kit/semaphore.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { PagePicture, PageToRender } from '../document-text.ts'
import { LIMITS } from '../safety/limits.ts'
import { memoryOf } from './memory-of.ts'
import type { FromChild } from './messages.ts'
import { type ChildLimits, startChild, type WatchedChild } from './watched-child.ts'

type Painter = {
  path: string
  child: WatchedChild
  ask: Ask
  idle?: NodeJS.Timeout
  busy: Promise<unknown>
  gone: boolean
}
type Ask = (message: object, path?: string) => Promise<FromChild | DocumentProblemCode>

/** Beyond this share of its limit a painter has met something large; a fresh one is cheaper. */
const GROWN = 0.6

export function createPainters(limits: ChildLimits, onFault: (detail: string) => void) {
  const slots = makeSlots(LIMITS.child.atOnce)
  const painters = new Map<string, Painter>()
  /** A spare process that has everything loaded and no document yet: the first page need not wait for start-up. */
  let spare: Spare | undefined

  const painterFor = async (path: string): Promise<Painter | DocumentProblemCode> => {
    const known = painters.get(path)
    if (known && !known.gone) return known
    const child = spare?.take() ?? startChild('paint-main', limits)
    spare = undefined
    const painter: Painter = {
      path,
      child,
      ask: asking(child, onFault),
      busy: Promise.resolve(),
      gone: false,
    }
    child.ended.then(() => dismiss(painter))
    painters.set(path, painter)
    makeRoom(painter)
    const size = (await stat(path)).size
    const opened = size === 0 ? 'empty' : await painter.ask({ type: 'open', size }, path)
    if (typeof opened === 'string') dismiss(painter)
    return typeof opened === 'string' ? opened : painter
  }

  const dismiss = (painter: Painter) => {
    painter.gone = true
    clearTimeout(painter.idle)
    if (painters.get(painter.path) === painter) painters.delete(painter.path)
    painter.child.end('cancelled')
  }

  const makeRoom = (newest: Painter) => {
    for (const painter of painters.values()) {
      if (painters.size <= LIMITS.child.atOnce) return
      if (painter !== newest && painter.idle) dismiss(painter)
    }
  }

  const rest = async (painter: Painter) => {
    const memory = (await memoryOf(painter.child.pid)) ?? 0
    if (memory > limits.memory * GROWN) return dismiss(painter)
    clearTimeout(painter.idle)
    painter.idle = setTimeout(() => dismiss(painter), LIMITS.pictureIdle)
    painter.idle.unref()
    spare ??= startSpare(limits, () => {
      spare = undefined
    })
  }

  const paintNow = async ({
    path,
    page,
    width,
  }: PageToRender): Promise<PagePicture | DocumentProblemCode> => {
    const painter = await painterFor(path)
    if (typeof painter === 'string') return painter
    clearTimeout(painter.idle)
    delete painter.idle
    const answer = await painter.ask({ type: 'render', page, width })
    if (!painter.gone) void rest(painter)
    if (typeof answer === 'string') return answer
    return answer.type === 'picture' ? answer.picture : 'reader-failed'
  }

  /** Pages of one document are drawn one after the other, those of two documents side by side. */
  const queues = new Map<string, Promise<unknown>>()
  return {
    paint: async (page: PageToRender): Promise<PagePicture | DocumentProblemCode> => {
      const before = queues.get(page.path) ?? Promise.resolve()
      const turn = before.then(async () => {
        const release = await slots.take(page.signal)
        if (!release) return 'cancelled' as const
        return paintNow(page).finally(release)
      })
      const settled = turn.catch(() => {})
      queues.set(page.path, settled)
      void settled.then(() => {
        if (queues.get(page.path) === settled) queues.delete(page.path)
      })
      return turn
    },
    close: async () => {
      const children = [
        ...[...painters.values()].map((painter) => painter.child),
        ...(spare ? [spare.take()] : []),
      ]
      for (const child of children) child.end('cancelled')
      await Promise.all(children.map((child) => child.ended))
    },
  }
}

type Spare = { take: () => WatchedChild }

function startSpare(limits: ChildLimits, onUnused: () => void): Spare {
  const child = startChild('paint-main', limits)
  let taken = false
  const timer = setTimeout(() => child.end('cancelled'), LIMITS.pictureIdle)
  timer.unref()
  child.ended.then(() => {
    if (!taken) onUnused()
  })
  return {
    take: () => {
      taken = true
      clearTimeout(timer)
      return child
    },
  }
}

/** One request at a time; the end of the child answers the pending one. */
function asking(child: WatchedChild, onFault: (detail: string) => void): Ask {
  let settle: (answer: FromChild | DocumentProblemCode) => void = () => {}
  child.onMessage((message) => {
    if (message.type === 'failed' && message.code === 'reader-failed') onFault(message.detail)
    settle(message.type === 'failed' ? message.code : message)
  })
  child.ended.then((reason) => settle(reason))
  return (message, path) =>
    new Promise((resolve) => {
      settle = (answer) => {
        child.stopClock()
        resolve(answer)
      }
      child.startClock()
      child.send(message)
      if (path) child.sendFile(path)
    })
}
