/** The value below which such a share of them lies. */
export function at(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(8)
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

let over = 0
export function budget(what: string, figure: number, most: number, unit = 'ms'): void {
  const within = figure <= most
  if (!within) over += 1
  const shown = unit === 'ms' ? figure.toFixed(0) : figure.toFixed(1)
  console.log(
    `${what.padEnd(44)} ${`${shown} ${unit}`.padStart(9)}   budget ${most} ${unit}${within ? '' : '   OVER'}`,
  )
}
export const anyOver = () => over > 0

/** The value, and the time it took by the clock. */
export async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const from = performance.now()
  const value = await work()
  return [value, performance.now() - from]
}

export function must<Value>(
  result: { ok: true; value: Value } | { ok: false; problem: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
