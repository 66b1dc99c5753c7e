/** Every reading of a document counts, for its reader and the assistant it was uploaded to. */
import { meteredSeconds, recordUsage, type UsedBy } from '#capabilities/usage/server/index.ts'
import type { Services } from '#ports/services.ts'
import { MEGABYTE, type UploadPurpose } from '../../spec.ts'
import type { DocumentRow } from '../tables.ts'

const ASSISTANT_OF: Record<UploadPurpose, UsedBy['assistant']> = {
  defense: 'defense',
  consultation: 'consultant',
  decoder: 'decoder',
  slides: 'slides',
  chat: 'textChat',
  library: 'library',
}

/** Reserved until the actual time is known: a base amount, and as much again for every megabyte. */
const expectedSeconds = (bytes: number) => 1 + Math.ceil(bytes / MEGABYTE)

const byWhom = ({ userId, purpose }: DocumentRow): UsedBy => ({
  who: userId,
  assistant: ASSISTANT_OF[purpose as UploadPurpose],
})

/** Refused at the start if the person's daily limit is used up. */
export const meteredReading = <Value>(
  services: Pick<Services, 'db' | 'now' | 'usage' | 'log'>,
  row: DocumentRow,
  read: () => Promise<{ value: Value; seconds: number }>,
) =>
  meteredSeconds(services, byWhom(row), { kind: 'parseSeconds', expected: expectedSeconds(row.bytes) }, read)

/** For the books alone: a person's day is counted in pages. */
export async function recordRecognised(
  services: Pick<Services, 'db' | 'now'>,
  row: DocumentRow,
  seconds: number,
): Promise<void> {
  if (seconds > 0) await recordUsage(services, byWhom(row), { recogniseSeconds: Math.ceil(seconds) })
}
