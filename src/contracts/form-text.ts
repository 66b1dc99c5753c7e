import { z } from 'zod'

/** A text field of a form, trimmed. An empty one counts as absent. */
export const formText = (longest?: number) => {
  const text = longest === undefined ? z.string().trim() : z.string().trim().max(longest)
  return text.transform((written) => written || undefined).optional()
}
