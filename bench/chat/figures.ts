let over = 0

/** Prints a figure beside what it may be, and remembers when it is more. */
export function budget(what: string, value: number, most: number, unit: string): void {
  const holds = value <= most
  if (!holds) over += 1
  console.log(`${holds ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(1)} ${unit} (at most ${most})`)
}

/** A share of a count, which may not be less, or not be more. */
export function share(
  what: string,
  hits: number,
  of: number,
  bound: { least: number } | { most: number },
): boolean {
  const value = of === 0 ? Number.NaN : (100 * hits) / of
  const holds = of > 0 && ('least' in bound ? value >= bound.least : value <= bound.most)
  const words = 'least' in bound ? `at least ${bound.least}` : `at most ${bound.most}`
  console.log(`${holds ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(1)} % (${hits} of ${of}; ${words})`)
  return holds
}

export const tellOver = (): void => {
  over += 1
}
export const anyOver = (): boolean => over > 0
