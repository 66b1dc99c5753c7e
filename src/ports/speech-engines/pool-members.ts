/** The threads of a pool: which of them a piece of work is given to, and when another one is started. */
import { minutes } from '#kit/time.ts'
import type { Job, RunOptions } from './engine-job.ts'
import type { FromThread, Lane, ToThread } from './work.ts'

/** One running thread, seen from outside. */
export type Thread = {
  post(message: ToThread): void
  onMessage(hear: (message: FromThread) => void): void
  onEnd(tell: () => void): void
  end(): void
}

type Running = { job: Job; timer: ReturnType<typeof setTimeout> }
export type Member = { thread: Thread; lanes: Partial<Record<Lane, Running>>; family?: string | undefined }

const workOf = ({ lanes }: Member): number => Object.keys(lanes).length
const isResting = (member: Member): boolean => workOf(member) === 0

/** Of those who do nothing else that takes long, and hold these words or nobody's: to take another's away would cost both. */
const spareOf = (free: Member[], family: string | undefined): Member | undefined =>
  free
    .filter(({ lanes }) => !lanes.speak)
    .sort((a, b) => Number(b.family === family) - Number(a.family === family))
    .find((member) => member.family === family || member.family === undefined)

type Hearing = { onMessage(member: Member, message: FromThread): void; onEnd(member: Member): void }

export function poolMembers(
  { threads, start, idleAfter = minutes(5) }: { threads: number; start: () => Thread; idleAfter?: number },
  { onMessage, onEnd }: Hearing,
) {
  const all = new Set<Member>()
  let idle: ReturnType<typeof setTimeout> | undefined

  function add(): Member {
    const member: Member = { thread: start(), lanes: {} }
    all.add(member)
    member.thread.onMessage((message) => onMessage(member, message))
    member.thread.onEnd(() => onEnd(member))
    return member
  }

  function end(member: Member): void {
    all.delete(member)
    member.thread.end()
  }

  return {
    all,

    freeFor(lane: Lane, { family, urgency }: RunOptions): Member | undefined {
      const free = [...all].filter((member) => !member.lanes[lane])
      if (urgency === 'spare') return spareOf(free, family) ?? (all.size < threads ? add() : undefined)
      // What nobody waits for keeps no thread from what somebody will wait for.
      if (urgency === 'later') return free.find(isResting) ?? (all.size === 0 ? add() : undefined)
      const known = free.find((member) => family !== undefined && member.family === family)
      if (known) return known
      if (all.size < threads && !free.some(isResting)) return add()
      // The one that does nothing at all comes before one that only has this lane free.
      return free.sort((a, b) => workOf(a) - workOf(b))[0]
    },

    /** What would give way, and has not yet. */
    spareIn: (lane: Lane): Job | undefined =>
      [...all]
        .map(({ lanes }) => lanes[lane]?.job)
        .find((job) => job?.how.urgency === 'spare' && !job.isOver),

    end,

    /** Told whenever something was done: who is not needed for long enough after it is ended. */
    restUntilNeeded(): void {
      clearTimeout(idle)
      idle = setTimeout(() => [...all].filter(isResting).forEach(end), idleAfter)
      idle.unref?.()
    },

    close: () => clearTimeout(idle),

    state: () => ({
      threads: all.size,
      working: [...all].reduce((sum, member) => sum + workOf(member), 0),
    }),
  }
}
