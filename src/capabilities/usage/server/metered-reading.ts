/** Every reading of a document counts, for its reader and the assistant it was uploaded to. */
import type { AroundReading } from '#capabilities/documents/server/reading.ts'
import { MEGABYTE, type UploadPurpose } from '#capabilities/documents/spec.ts'
import type { Outside } from '#ports/outside.ts'
import { meteredSeconds } from './metered-seconds.ts'
import type { UsedBy } from './record-usage.ts'

const ASSISTANT_OF: Record<UploadPurpose, UsedBy['assistant']> = {
  defense: 'defense',
  consultation: 'consultant',
  decoder: 'decoder',
  slides: 'slides',
  chat: 'textChat',
  library: 'library',
}

/** Set aside until it is known how long it really took: a start, and as much again for every megabyte. */
const expectedSeconds = (bytes: number) => 1 + Math.ceil(bytes / MEGABYTE)

export const meteredReading =
  (outside: Pick<Outside, 'db' | 'now' | 'usage' | 'log'>): AroundReading =>
  ({ userId, purpose, bytes }, read) =>
    meteredSeconds(
      outside,
      { who: userId, assistant: ASSISTANT_OF[purpose as UploadPurpose] },
      { kind: 'parseSeconds', expected: expectedSeconds(bytes) },
      read,
    )
