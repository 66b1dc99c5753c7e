/** The messages of one branch: from the first to a last one, each followed by the next. */
type Linked = { id: string; parentId: string | null }

export function branchTo<Message extends Linked>(
  messages: readonly Message[],
  lastId: string | null,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const branch: Message[] = []
  let next = lastId === null ? undefined : byId.get(lastId)
  // A message comes after the one it follows, so this ends; the count guards against rows we did not write.
  while (next && branch.length <= messages.length) {
    branch.push(next)
    next = next.parentId === null ? undefined : byId.get(next.parentId)
  }
  return branch.reverse()
}
