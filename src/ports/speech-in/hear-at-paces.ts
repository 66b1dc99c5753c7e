/**
 * Hears a recording at every worthwhile pace: the first as soon as a thread is free, the others in
 * parallel if a thread is spare. When other jobs wait for a thread, the hearings so far have to do.
 */
import { ok, type Result } from '#kit/result.ts'
import type { HeardRecording } from '../speech-engines/built-in/hearing.ts'
import type { Pace, Throat } from '../speech-engines/built-in/paces.ts'
import { worthHearing } from '../speech-engines/built-in/select-hypothesis.ts'
import type { PoolProblem, RunOptions } from '../speech-engines/engine-job.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import type { EngineWork } from '../speech-engines/work.ts'

type What = Pick<EngineWork['hear']['input'], 'bytes' | 'grammar'>
type HearOptions = Pick<RunOptions, 'family' | 'signal' | 'onWait'> & { known: Throat | undefined }
type Unheard = Exclude<EngineWork['hear']['output'], HeardRecording>

export async function hearAtPaces(
  pool: EnginePool,
  what: What,
  { known, family, signal, onWait }: HearOptions,
): Promise<Result<HeardRecording[] | Unheard, PoolProblem>> {
  const hear = (pace: Pace, how: RunOptions) =>
    pool.run('hear', { ...what, pace }, { ...how, ...(family !== undefined && { family }) })

  /** Nothing if no thread was spare. */
  async function besides(paces: readonly Pace[], until: AbortSignal | undefined): Promise<HeardRecording[]> {
    const heard = await Promise.all(paces.map((pace) => hear(pace, { signal: until, urgency: 'spare' })))
    return heard.flatMap((one) => (one.ok && !('problem' in one.value) ? one.value : []))
  }

  const [firstPace, ...otherPaces] = worthHearing([], known)
  const running = hear(firstPace!, { signal, onWait })
  const unneeded = new AbortController()
  const meanwhile = besides(otherPaces, AbortSignal.any([unneeded.signal, ...(signal ? [signal] : [])]))
  const first = await running
  const heard = first.ok && !('problem' in first.value) ? first.value : undefined
  // A first hearing that fits well needs no other.
  if (!heard || worthHearing([heard], known).length === 0) unneeded.abort()
  const others = await meanwhile
  if (!heard) return first as Result<Unheard, PoolProblem>
  const hearings = [heard, ...others]
  for (;;) {
    const more = await besides(worthHearing(hearings, known), signal)
    if (more.length === 0) return ok(hearings)
    hearings.push(...more)
  }
}
