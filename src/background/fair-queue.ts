/** The order of the queue. Each user has one turn before any has a second; within a turn the oldest is first. */
export type Queued = {
  id: string
  userId: string
  createdAt: Date
  /** Already in progress; it counts as its owner's turn. */
  begun: boolean
  /** Its document has been read, so work can begin. */
  possible: boolean
}

export function fairOrder(line: Queued[]): string[] {
  const turns = new Map<string, number>()
  const byAge = [...line].sort(
    (a, b) => Number(b.begun) - Number(a.begun) || a.createdAt.getTime() - b.createdAt.getTime(),
  )
  return byAge
    .filter(({ begun, possible }) => begun || possible)
    .map((one) => {
      const turn = turns.get(one.userId) ?? 0
      turns.set(one.userId, turn + 1)
      return { ...one, turn }
    })
    .filter(({ begun }) => !begun)
    .sort((a, b) => a.turn - b.turn || a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ id }) => id)
}
