/** Half of them, ninety-five of a hundred, and the worst. */
export function spread(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `half ${ms(at(0.5))}   95 % ${ms(at(0.95))}   worst ${ms(sorted.at(-1) ?? 0)}`
}

export const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(8)
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const memory = () => process.memoryUsage.rss()

/** The value, the time by the clock, and the time that processors worked: on a busy machine only the last one says much. */
export async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number, number]> {
  const from = performance.now()
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return [value, performance.now() - from, (user + system) / 1_000]
}

export function must<Value>(
  result: { ok: true; value: Value } | { ok: false; problem: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
