/** Audio that is heard or spoken, and documents that are read: work that is paid for by the second. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { untilMidnight } from '../rules/usage-day.ts'
import { TOO_MUCH_TODAY } from '../spec.ts'
import { reserve } from './fair-use.ts'
import { recordUsage, type UsedBy } from './record-usage.ts'

export type SecondsProblem = Problem<'fair-use'> & { retryAfterMs: number }

/** `work` says how many seconds it really took; when it throws, none are counted. */
export async function meteredSeconds<Value>(
  services: Pick<Services, 'db' | 'now' | 'usage' | 'log'>,
  by: UsedBy,
  { kind, expected }: { kind: 'audioSeconds' | 'parseSeconds'; expected: number },
  work: () => Promise<{ value: Value; seconds: number }>,
): Promise<Result<Value, SecondsProblem>> {
  const reserved = await reserve(services, by.who, kind, expected)
  if (!reserved)
    return failed({
      code: 'fair-use',
      message: TOO_MUCH_TODAY[kind],
      retryAfterMs: untilMidnight(services.now()),
    })
  let seconds = 0
  try {
    const done = await work()
    seconds = Math.ceil(done.seconds)
    return ok(done.value)
  } finally {
    const counted = async () => {
      await reserved.settle(seconds)
      if (seconds > 0) await recordUsage(services, by, { [kind]: seconds })
    }
    await counted().catch((error: unknown) =>
      services.log.error(
        { reason: String(error), assistant: by.assistant, kind },
        'Usage could not be counted.',
      ),
    )
  }
}
