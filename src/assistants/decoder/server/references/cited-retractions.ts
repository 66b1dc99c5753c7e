/** The retracted works in a document's list of references; costs nothing where the operator has loaded no list. */
import { retractionWords } from '#capabilities/references/index.ts'
import { knowsRetractions, retractedAmong } from '#capabilities/references/server/index.ts'
import type { Services } from '#ports/services.ts'
import type { CitedRetraction } from '../../rules/with-retractions.ts'
import type { openReferencesThreads } from './references-threads.ts'

export function retractionFinder(
  services: Services,
  references: Pick<ReturnType<typeof openReferencesThreads>, 'work'>,
) {
  return async (storedPath: string): Promise<CitedRetraction[]> => {
    if (!(await knowsRetractions(services))) return []
    try {
      const done = await references.work({ kind: 'items', storedPath, style: null })
      if (done.kind !== 'items') return []
      const found = await retractedAmong(services, done.items)
      return done.items.flatMap(({ id }, at) => {
        const retraction = found.get(id)
        return retraction ? [{ says: retractionWords(retraction), evidence: done.evidence[at]! }] : []
      })
    } catch (error) {
      // The analysis itself is worth more than this line of it.
      services.log.error(
        { reason: String(error) },
        'A list of references could not be held against the retractions.',
      )
      return []
    }
  }
}
