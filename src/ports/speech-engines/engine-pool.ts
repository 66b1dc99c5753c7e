/**
 * The built-in engines, in threads of their own: as many as there are cores, started when first
 * needed and ended when nobody has needed them for a while. Who finds them busy waits in a line
 * that is never long, and is told their place in it.
 */
import { failed, ok, problemsFrom, type Result } from '#kit/result.ts'
import { minutes, seconds } from '#kit/time.ts'
import { type FromThread, type Kind, type Lane, laneOf, type ToThread, type Work } from './work.ts'

export const poolProblem = problemsFrom({
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'This was stopped.',
  broke: 'The speech engine stopped working. Please try again.',
})
export type PoolProblem = ReturnType<typeof poolProblem>

/** One running thread, seen from outside. */
export type Thread = {
  post(message: ToThread): void
  onMessage(hear: (message: FromThread) => void): void
  onEnd(tell: () => void): void
  end(): void
}

export type EnginePool = {
  run<K extends Kind>(
    kind: K,
    input: Work[K]['input'],
    how?: RunOptions,
  ): Promise<Result<Work[K]['output'], PoolProblem>>
  /** For health pages and tests: how many threads live, and who waits. */
  state(): { threads: number; working: number; waiting: number }
  close(): void
}

export type Urgency = 'now' | 'soon' | 'later'
const RANK: Record<Urgency, number> = { now: 0, soon: 1, later: 2 }
const rankOf = ({ how }: Job) => RANK[how.urgency ?? 'soon']

export type RunOptions = {
  signal?: AbortSignal | undefined
  /** The place in the line, whenever it changes; 0 when the work begins. Not called by who need not wait. */
  onWait?: ((place: number) => void) | undefined
  /** Who waits for the first sound goes before who listens already; what only may be needed begins when nobody waits. */
  urgency?: Urgency
  /** Work of the same family is given to the same thread where possible: it holds that grammar already. */
  family?: string
}

export type PoolSettings = {
  threads: number
  start: () => Thread
  longestLine?: number
  patience?: number
  idleAfter?: number
}

type Job = {
  id: number
  kind: Kind
  input: Work[Kind]['input']
  how: RunOptions
  attempts: number
  settle(result: Result<Work[Kind]['output'], PoolProblem>): void
}
type Running = { job: Job; timer: ReturnType<typeof setTimeout> }
type Member = { thread: Thread; lanes: Partial<Record<Lane, Running>>; family?: string | undefined }

export function enginePool(settings: PoolSettings): EnginePool {
  const {
    threads,
    start,
    longestLine = 8 * threads,
    patience = seconds(60),
    idleAfter = minutes(5),
  } = settings
  const members = new Set<Member>()
  const lines: Record<Lane, Job[]> = { speak: [], listen: [] }
  let nextId = 1
  let idle: ReturnType<typeof setTimeout> | undefined

  const isResting = ({ lanes }: Member) => Object.keys(lanes).length === 0

  function freeMember(lane: Lane, { family, urgency }: RunOptions): Member | undefined {
    const free = [...members].filter((member) => !member.lanes[lane])
    // What nobody waits for keeps no thread from what somebody will wait for.
    if (urgency === 'later') return free.find(isResting) ?? (members.size === 0 ? addMember() : undefined)
    const known = free.find((member) => family !== undefined && member.family === family)
    if (known) return known
    if (members.size < threads && !free.some(isResting)) return addMember()
    // The one that does nothing at all comes before one that only has this lane free.
    return free.sort((a, b) => Object.keys(a.lanes).length - Object.keys(b.lanes).length)[0]
  }

  function addMember(): Member {
    const member: Member = { thread: start(), lanes: {} }
    members.add(member)
    member.thread.onMessage((message) => finish(member, message))
    member.thread.onEnd(() => lose(member))
    return member
  }

  function finish(member: Member, message: FromThread) {
    const lane = (['speak', 'listen'] as const).find((name) => member.lanes[name]?.job.id === message.id)
    if (!lane) return
    const { job, timer } = member.lanes[lane]!
    clearTimeout(timer)
    delete member.lanes[lane]
    job.settle('output' in message ? ok(message.output) : failed(poolProblem('broke')))
    next()
  }

  /** A thread died, or was ended because it hung. Its work gets one more chance, on another one. */
  function lose(member: Member) {
    if (!members.delete(member)) return
    for (const [lane, { job, timer }] of Object.entries(member.lanes) as [Lane, Running][]) {
      clearTimeout(timer)
      if (job.attempts < 2) lines[lane].unshift(job)
      else job.settle(failed(poolProblem('broke')))
    }
    next()
  }

  function begin(job: Job, member: Member) {
    const lane = laneOf(job.kind)
    job.attempts += 1
    // Whatever hangs is not given a second chance: it would hang again.
    const timer = setTimeout(() => {
      job.attempts = 2
      member.thread.end()
      lose(member)
    }, patience)
    member.lanes[lane] = { job, timer }
    member.family = job.how.family ?? member.family
    member.thread.post({ id: job.id, kind: job.kind, input: job.input })
  }

  function next() {
    for (const lane of ['speak', 'listen'] as const) {
      while (lines[lane].length > 0) {
        const member = freeMember(lane, lines[lane][0]!.how)
        if (!member) break
        const job = lines[lane].shift()!
        job.how.onWait?.(0)
        begin(job, member)
      }
      tellPlaces(lane)
    }
    restUntilNeeded()
  }

  function tellPlaces(lane: Lane) {
    for (const [i, job] of lines[lane].entries()) job.how.onWait?.(i + 1)
  }

  function restUntilNeeded() {
    clearTimeout(idle)
    idle = setTimeout(endIdle, idleAfter)
    idle.unref?.()
  }

  function endIdle() {
    for (const member of members)
      if (isResting(member)) {
        members.delete(member)
        member.thread.end()
      }
  }

  function leave(job: Job) {
    const lane = laneOf(job.kind)
    lines[lane] = lines[lane].filter((waiting) => waiting !== job)
    for (const { thread, lanes } of members) if (lanes[lane]?.job === job) thread.post({ cancel: job.id })
    job.settle(failed(poolProblem('stopped')))
    tellPlaces(lane)
  }

  return {
    run: (kind, input, how = {}) =>
      new Promise((resolve) => {
        if (how.signal?.aborted) return resolve(failed(poolProblem('stopped')))
        const lane = laneOf(kind)
        const rank = RANK[how.urgency ?? 'soon']
        const before = lines[lane].filter((other) => rankOf(other) <= rank).length
        const member = before === 0 ? freeMember(lane, how) : undefined
        if (!member && before >= longestLine) return resolve(failed(poolProblem('busy')))
        const onAbort = () => leave(job)
        const job: Job = {
          id: nextId++,
          kind,
          input,
          how,
          attempts: 0,
          settle(result) {
            how.signal?.removeEventListener('abort', onAbort)
            // The thread answers what it was asked: the kind of work decides the kind of result.
            resolve(result as Result<Work[typeof kind]['output'], PoolProblem>)
          },
        }
        how.signal?.addEventListener('abort', onAbort, { once: true })
        if (member) {
          begin(job, member)
          restUntilNeeded()
        } else {
          lines[lane].splice(before, 0, job)
          how.onWait?.(before + 1)
        }
      }),
    state: () => ({
      threads: members.size,
      working: [...members].reduce((sum, { lanes }) => sum + Object.keys(lanes).length, 0),
      waiting: lines.speak.length + lines.listen.length,
    }),
    close() {
      clearTimeout(idle)
      const waiting = [...lines.speak.splice(0), ...lines.listen.splice(0)]
      for (const member of members) {
        members.delete(member)
        for (const { job, timer } of Object.values(member.lanes)) {
          clearTimeout(timer)
          waiting.push(job)
        }
        member.thread.end()
      }
      for (const job of waiting) job.settle(failed(poolProblem('stopped')))
    },
  }
}
