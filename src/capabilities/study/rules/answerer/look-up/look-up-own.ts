/** "Which model was followed": what the study did itself, before what those did of whom it tells. */
import type { OpenStudy } from '../../open-study.ts'
import { lookUpIn } from './look-up.ts'
import { namesAThing } from './things-named.ts'

/** They are told in the review. */
const OF_OTHERS = /\btheor(?:y|ies)\b/i

export function lookUpOwn(study: OpenStudy, question: string): ReturnType<typeof lookUpIn> {
  if (!namesAThing(question) || OF_OTHERS.test(question)) return lookUpIn(study, question)
  const sections = study.reading.sections.filter(({ role }) => role !== 'literature').map(({ id }) => id)
  const own = lookUpIn(study, question, new Set(sections))
  if (own.isAnswered) return own
  const all = lookUpIn(study, question)
  const isOwn = new Set(sections)
  const isOfOthers = all.evidence.every(
    ({ sentenceId }) =>
      !isOwn.has(study.reading.sentences.find(({ id }) => id === sentenceId)?.section ?? sections[0] ?? ''),
  )
  return isOfOthers ? own : all
}
