/** References as they cross the wire. */
import { z } from 'zod'
import { PARTS } from './rules/judging/differences.ts'
import { REFERENCE_TYPES } from './rules/reference.ts'
import { PASSAGE_OUTCOMES } from './rules/sources/find-passage.ts'
import { STYLES } from './rules/styles.ts'
import { FORMATS } from './spec.ts'

export const StyleName = z.enum(STYLES)
export const FormatName = z.enum(FORMATS)

/** A stretch of a line; titles of books and journals stand in italics. */
export const StyledRun = z.object({ text: z.string(), italic: z.literal(true).optional() })

export const ListedEntry = z.object({
  id: z.string(),
  /** As it stands in the list, without its number. */
  written: z.string(),
  label: z.number().nullable(),
  type: z.enum(REFERENCE_TYPES),
  outcome: z.enum(['same', 'differs', 'left', 'doubtful']),
  /** The line as the style has it. */
  right: z.array(StyledRun),
  /** As the work is named in the text. */
  citation: z.string(),
  differences: z.array(z.object({ part: z.enum(PARTS), says: z.string() })),
  /** What only its writer can add, in a sentence or two; empty if nothing. */
  note: z.string(),
})
export type ListedEntry = z.infer<typeof ListedEntry>

export const Claimed = z.object({
  style: StyleName,
  /** `named` in the text, or `closest` to the list. */
  because: z.enum(['named', 'closest']),
})

export const PassageOutcome = z.enum(PASSAGE_OUTCOMES)
