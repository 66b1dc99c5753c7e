/** Sibling messages: all that follow the same message. */
type Linked = { id: string; parentId: string | null; sender: string }

export type Siblings = { place: number; ids: readonly string[] }

export function siblingsOf(messages: readonly Linked[], message: Linked): Siblings {
  const ids = messages
    .filter((one) => one.parentId === message.parentId && one.sender === message.sender)
    .map(({ id }) => id)
  return { place: ids.indexOf(message.id), ids }
}

/** The end of the branch through a message: always the latest reply. */
export function endOfBranch(messages: readonly Linked[], id: string): string {
  let last = id
  for (;;) {
    const next = messages.findLast(({ parentId }) => parentId === last)
    if (!next) return last
    last = next.id
  }
}
