/** The value below which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The milliseconds it took by the clock. */
export const took = async (work: () => unknown): Promise<number> => (await timed(work))[1]

/** The value, and the milliseconds it took. */
export async function timed<Value>(work: () => Value | Promise<Value>): Promise<[Value, number]> {
  const from = performance.now()
  const value = await work()
  return [value, performance.now() - from]
}
