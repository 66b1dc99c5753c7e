/** The threads of a pool: picks one for a job, and decides when to start another. */
import { minutes } from '#kit/time.ts'
import type { Job, RunOptions } from './engine-job.ts'
import type { FromThread, Lane, ToThread } from './work.ts'

/** One running thread, seen from outside. */
export type Thread = {
  post(message: ToThread): void
  onMessage(hear: (message: FromThread) => void): void
  onEnd(tell: () => void): void
  /** Tells once when it has worked for this long, from the call on, until the returned function is called. */
  watch(limit: number, onOver: () => void): () => void
  end(): void
}

type Running = { job: Job; letGo(): void }
export type Member = { thread: Thread; lanes: Partial<Record<Lane, Running>> }

const workOf = ({ lanes }: Member): number => Object.keys(lanes).length
const isResting = (member: Member): boolean => workOf(member) === 0

type MemberHandlers = { onMessage(member: Member, message: FromThread): void; onEnd(member: Member): void }

export function poolMembers(
  { threads, start, idleAfter = minutes(5) }: { threads: number; start: () => Thread; idleAfter?: number },
  { onMessage, onEnd }: MemberHandlers,
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

    freeFor(lane: Lane, { urgency }: RunOptions): Member | undefined {
      const free = [...all].filter((member) => !member.lanes[lane])
      // Background work never takes the last thread needed for interactive work.
      if (urgency === 'later') return free.find(isResting) ?? (all.size === 0 ? add() : undefined)
      if (all.size < threads && !free.some(isResting)) return add()
      // A fully idle thread comes before one that only has this lane free.
      return free.sort((a, b) => workOf(a) - workOf(b))[0]
    },

    end,

    /** Called after each job; threads idle for too long are terminated. */
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
