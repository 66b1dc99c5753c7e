/** Chooses the stored presentation to download. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { PresentationRecord } from '../../contract.ts'
import { SAYS, SLIDES } from '../../spec.ts'

export type PresentationLink = { url: string; filename: string }

/** The newest of this source; one not downloaded yet comes before those that were. */
export function findRecord(
  records: readonly Partial<PresentationRecord>[],
  source: string | undefined,
): Result<PresentationLink, Problem> {
  const wanted = source || SLIDES.defaultSource
  const own = records.filter(({ sourceFilename }) => sourceFilename === wanted)
  const record = own.find(({ pending }) => pending) ?? own[0]
  if (!record) return failed({ code: 'record-missing', message: SAYS.recordMissing })
  if (!record.url) return failed({ code: 'url-missing', message: SAYS.urlMissing })
  return ok({
    url: record.url,
    filename: record.filename || `${wanted.replace(/\.[^.]*$/, '')}${SLIDES.filenameEnd}`,
  })
}
