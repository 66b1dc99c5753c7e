/** How alike two sentences are: shared content stems over all of them. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared += 1
  return shared / (a.size + b.size - shared)
}

/** Degree centrality, the plain form of LexRank. Alone it is no better than chance; it is used to break ties. */
export function centrality(of: ReadonlySet<string>, among: readonly ReadonlySet<string>[]): number {
  if (among.length === 0) return 0
  return among.reduce((sum, other) => sum + likeness(of, other), 0) / among.length
}
