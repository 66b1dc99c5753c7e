/** One question to a registry: politely, a few times, and never more bytes than an answer can have. */
import { readAtMost } from '#kit/read-at-most.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import { type Clock, realClock } from '../ai-text/clock.ts'
import { REGISTRY_LIMITS } from './reference-registry.ts'
import { type RegistryProblem, type RegistryProblemCode, registryProblem } from './registry-problem.ts'

export type RegistryLine = {
  name: string
  /** Who asks: registries let those who say so go first. */
  userAgent: string
  send?: typeof fetch
  clock?: Clock
}

type Answer = Result<unknown, RegistryProblem>

/** `null` where the registry says that it has no such thing. */
export async function askRegistry(line: RegistryLine, url: string, signal?: AbortSignal): Promise<Answer> {
  const { name, clock = realClock } = line
  let last: RegistryProblem = registryProblem(name, 'away')
  for (let attempt = 1; attempt <= REGISTRY_LIMITS.tries; attempt += 1) {
    if (signal?.aborted) return failed(registryProblem(name, 'stopped'))
    const answer = await askOnce(line, url, signal)
    if (answer.ok || answer.problem.code === 'stopped' || answer.problem.code === 'not-understood')
      return answer
    last = answer.problem
    const wait = last.waitFor ?? 400 * 2 ** attempt
    if (wait > REGISTRY_LIMITS.longestWait) return failed(last)
    if (attempt < REGISTRY_LIMITS.tries) await new Promise<void>((done) => clock.after(wait, done))
  }
  return failed(last)
}

async function askOnce(
  { name, userAgent, send = fetch }: RegistryLine,
  url: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const problem = (code: RegistryProblemCode, more?: { waitFor?: number; detail?: string }) =>
    failed(registryProblem(name, code, more))
  const patience = AbortSignal.timeout(REGISTRY_LIMITS.patience)
  try {
    const response = await send(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    if (response.status === 404) return await emptied(response)
    if (response.status === 429 || response.status === 503) {
      await emptied(response)
      const waitFor = waitOf(response.headers.get('retry-after'))
      return problem('busy', { ...(waitFor !== undefined && { waitFor }), detail: String(response.status) })
    }
    if (!response.ok) {
      await emptied(response)
      return problem('away', { detail: String(response.status) })
    }
    const bytes = await readAtMost(response.body, REGISTRY_LIMITS.bytes)
    if (!bytes) return problem('not-understood', { detail: 'too large' })
    try {
      return ok(JSON.parse(new TextDecoder().decode(bytes)))
    } catch {
      return problem('not-understood', { detail: 'no JSON' })
    }
  } catch (error) {
    return signal?.aborted ? problem('stopped') : problem('away', { detail: String(error) })
  }
}

async function emptied(response: Response): Promise<Answer> {
  await response.body?.cancel()
  return ok(null)
}

/** Seconds, or the time of day at which it may be asked again. */
function waitOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now())
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textAsked = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
