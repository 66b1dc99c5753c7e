/**
 * The built-in engines, in threads of their own: as many as there are cores, started when first needed and ended when
 * unused for a while. A job that finds them busy waits in a queue that is never long, and is told its position in it.
 */
import { failed, ok, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { type Job, newJob, type PoolProblem, poolProblem, type RunOptions } from './engine-job.ts'
import { type Member, poolMembers, type Thread } from './pool-members.ts'
import { waitingLines } from './waiting-lines.ts'
import { type EngineWork, type FromThread, type Kind, LANES, type Lane, laneOf } from './work.ts'

export type EnginePool = {
  run<K extends Kind>(
    kind: K,
    input: EngineWork[K]['input'],
    how?: RunOptions,
  ): Promise<Result<EngineWork[K]['output'], PoolProblem>>
  /** For health pages and tests: how many threads live, work, and how many jobs wait. */
  state(): { threads: number; working: number; waiting: number }
  close(): void
}

/** A job takes seconds of a core; one that takes longer hangs. */
const LONGEST = seconds(60)

export type PoolSettings = {
  threads: number
  start: () => Thread
  longestLine?: number
  longest?: number
  idleAfter?: number
}

export function enginePool(settings: PoolSettings): EnginePool {
  const { threads, longestLine = 8 * threads, longest = LONGEST } = settings
  const lines = waitingLines()
  const members = poolMembers(settings, { onMessage: finish, onEnd: lose })
  let nextId = 1

  function finish(member: Member, message: FromThread) {
    const lane = LANES.find((name) => member.lanes[name]?.job.id === message.id)
    if (!lane) return
    const { job, letGo } = member.lanes[lane]!
    letGo()
    delete member.lanes[lane]
    job.settle('output' in message ? ok(message.output) : failed(poolProblem('broke')))
    next()
  }

  /** A thread died, or was ended because it hung. Its job gets one more chance, on another one. */
  function lose(member: Member) {
    if (!members.all.delete(member)) return
    for (const { job, letGo } of Object.values(member.lanes)) {
      letGo()
      if (job.attempts < 2) lines.putFirst(job)
      else job.settle(failed(poolProblem('broke')))
    }
    next()
  }

  function begin(job: Job, member: Member) {
    job.attempts += 1
    // A job that hangs gets no second chance: it would hang again.
    const letGo = member.thread.watch(longest, () => {
      job.attempts = 2
      member.thread.end()
      lose(member)
    })
    member.lanes[laneOf(job.kind)] = { job, letGo }
    member.thread.post({ id: job.id, kind: job.kind, input: job.input })
  }

  function beginNextOf(lane: Lane) {
    for (let job = lines.first(lane); job; job = lines.first(lane)) {
      const member = members.freeFor(lane, job.how)
      if (!member) break
      lines.remove(job)
      job.how.onWait?.(0)
      begin(job, member)
    }
    lines.tellPlaces(lane)
  }

  function next() {
    for (const lane of LANES) beginNextOf(lane)
    members.restUntilNeeded()
  }

  function leave(job: Job) {
    const lane = laneOf(job.kind)
    lines.remove(job)
    for (const { thread, lanes } of members.all) if (lanes[lane]?.job === job) thread.post({ cancel: job.id })
    job.settle(failed(poolProblem('stopped')))
    lines.tellPlaces(lane)
  }

  return {
    run: (kind, input, how = {}) =>
      new Promise((resolve) => {
        if (how.signal?.aborted) return resolve(failed(poolProblem('stopped')))
        const before = lines.before(laneOf(kind), how.urgency)
        const member = before === 0 ? members.freeFor(laneOf(kind), how) : undefined
        if (!member && before >= longestLine) return resolve(failed(poolProblem('busy')))
        const job = newJob({ id: nextId++, kind, input, how }, resolve, leave)
        if (!member) return lines.put(job, before)
        begin(job, member)
        members.restUntilNeeded()
      }),
    state: () => ({ ...members.state(), waiting: lines.length() }),
    close() {
      members.close()
      const open = lines.empty()
      for (const member of members.all) {
        for (const { job, letGo } of Object.values(member.lanes)) {
          letGo()
          open.push(job)
        }
        members.end(member)
      }
      for (const job of open) job.settle(failed(poolProblem('stopped')))
    },
  }
}
