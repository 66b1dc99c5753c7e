/** Where in a work its conclusion may stand. */
import type { CandidateSentence, SlotEntry, SlotId } from '#capabilities/study/index.ts'
import type { Work } from '../work.ts'

/** A conclusion drawn on the way, of one test or at the end of an earlier chapter, is not that of the whole work. */
export function byPlace(entries: readonly SlotEntry[], slots: readonly SlotId[], work: Work): SlotEntry[] {
  const isLate = slots.includes('conclusions') ? comesLast(work) : () => true
  return entries.filter(({ by, evidence }) => by !== 'built-in' || isLate(evidence[0]?.sentenceId ?? ''))
}

/** In the abstract or the discussion, or after the last results. */
export function comesLast({ statements, statementOf }: Work): (sentenceId: string) => boolean {
  // What follows the conclusion is an appendix, whatever it tells.
  const end =
    statements.findLast(({ topics }) => topics.includes('conclusion'))?.at ?? Number.POSITIVE_INFINITY
  const isEarlier = ({ role, heading, at }: CandidateSentence) =>
    (role === 'results' || role === 'methods') && at < end && !OF_THE_END.test(heading)
  const last = statements.findLast(isEarlier)?.at ?? 0
  // An abstract begins with what is known.
  const abstract = statements.filter(({ role }) => role === 'abstract')
  const middle = abstract[Math.floor(abstract.length / 2)]?.at ?? 0
  return (sentenceId) => {
    const stated = statementOf.get(sentenceId)
    // What is recommended is asked of others, and what others concluded is theirs.
    if (stated && (ADVISES.test(stated.heading) || stated.role === 'literature')) return false
    return (
      !stated ||
      (stated.role === 'abstract' && stated.at >= middle) ||
      (stated.role === 'discussion' && !isEarlier(stated)) ||
      stated.at > last
    )
  }
}
const ADVISES = /^(?!.*\bconclu).*\b(?:recommend|suggestions?\b)/i
const OF_THE_END = /\b(?:conclu|summary|recommend|limitation|implication|future|discussion)/i
