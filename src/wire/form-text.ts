import { z } from 'zod'

/** A field of a form, without the blanks round it. One with nothing in it says the same as one that is not there. */
export const formText = (longest?: number) => {
  const text = longest === undefined ? z.string().trim() : z.string().trim().max(longest)
  return text.transform((written) => written || undefined).optional()
}
