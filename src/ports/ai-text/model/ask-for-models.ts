/** Health without spending a token: every provider lists its models for a valid key. */
import { seconds } from '#kit/time.ts'
import { withoutRedirects } from '../../refuse-redirects.ts'
import type { EngineDescription, EngineHealth } from '../ai-text.ts'
import { textProblem } from '../text-problem.ts'
import { problemFromStatus } from './model-problem.ts'

export async function askForModels(
  engine: EngineDescription,
  url: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<EngineHealth> {
  const soon = AbortSignal.timeout(seconds(5))
  try {
    const response = await withoutRedirects(url, {
      headers,
      signal: signal ? AbortSignal.any([signal, soon]) : soon,
    })
    const says = response.ok ? '' : await response.text()
    await response.body?.cancel().catch(() => {})
    // A server without such a list is still up.
    if (response.ok || response.status === 404) return { ready: true, engine }
    return { ready: false, engine, problem: problemFromStatus(response.status, says) }
  } catch (error) {
    if (soon.aborted) return { ready: false, engine, problem: textProblem('timeout') }
    const detail = error instanceof Error ? String(error.cause ?? error.message).slice(0, 200) : undefined
    return { ready: false, engine, problem: textProblem('unreachable', { detail }) }
  }
}
