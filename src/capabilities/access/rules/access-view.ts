import type { Access } from '../contract.ts'

export type AccessView = 'checking' | 'paid' | 'unpaid'

/** Before the server has answered nobody is called unpaid: a paying student must not see an offer to buy again. */
export const accessView = (access: Access | undefined, aiType: string): AccessView => {
  if (!access) return 'checking'
  return access.assistants[aiType]?.paid ? 'paid' : 'unpaid'
}
