/** The conversations that are kept. */
export const CONVERSATIONS = '/ai/voice/conversations'

/** Whether it is gone; a conversation that was never kept is gone as well. */
export async function forgetConversation(sessionId: string): Promise<boolean> {
  const address = `${CONVERSATIONS}/${encodeURIComponent(sessionId)}`
  const answer = await fetch(address, { method: 'DELETE' }).catch(() => undefined)
  return answer !== undefined && (answer.ok || answer.status === 404)
}
