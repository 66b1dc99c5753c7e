/** Where no sentence was proved to tell a thing: those that sound like it and do it for the work. */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isProse, type ReadSentence } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { SlotId } from '../../record/study-record.ts'
import type { SentenceRole } from '../../roles/sentence-roles.ts'
import { makes } from '../../text/cues.ts'
import { OF_OTHERS } from '../look-up/held-lines.ts'

export const LIKELY = 0.5
export const oddsOf = (sentenceId: string, slot: SlotId, { roleOf }: OpenStudy): number =>
  roleOf(sentenceId).odds(...(DONE_BY[slot] ?? []))
const DONE_BY: Partial<Record<SlotId, readonly SentenceRole[]>> = {
  problem: ['problem'],
  gap: ['gap'],
  aim: ['aim'],
  objectives: ['aim', 'asked'],
  design: ['design'],
  population: ['population'],
  setting: ['setting'],
  sampling: ['sampling'],
  instruments: ['collecting'],
  analyses: ['analysis'],
  ethics: ['ethics'],
  validity: ['validity'],
  samplePlanned: ['sample-size'],
  sampleAnalysed: ['sample-size'],
  results: ['result'],
  conclusions: ['conclusion'],
  limits: ['limitation'],
  recommendations: ['recommendation'],
}

/** What is told like it, and of that only what does it; else what most surely does it, however it is told. */
export function mostLikely(label: string, slots: readonly SlotId[], study: OpenStudy): StudyEvidence[] {
  const odds = (id: string) => Math.max(...slots.map((slot) => oddsOf(id, slot, study)))
  const doers = label !== 'What was not known' && slots.some((slot) => DONE_BY[slot])
  const told = study.reading.sentences.filter(
    (one) => mayState(label, one) && (!doers || odds(one.id) > LEAST_LIKELY),
  )
  const others = told.length > 0 || !FOUND_BY_ROLE.has(label) ? told : study.reading.sentences
  return others
    .filter((one) => told.length > 0 || (isProse(one) && one.role !== 'literature' && odds(one.id) > LIKELY))
    .toSorted((one, other) => (told.length > 0 ? 0 : odds(other.id) - odds(one.id)))
    .map(evidenceOf)
}
const LEAST_LIKELY = 0.15
const FOUND_BY_ROLE: ReadonlySet<string> = new Set(['Problem', 'Sampling', 'Design', 'Limit', 'Ethics'])

const QUESTION_OF_WORK =
  /(?:^\W*|\b(?:asks?|question (?:is|was))\W+)(?:what|how|why|which|to what extent|is|are|does|do)\b[^?]{20,}\?\W*$/i
const LIMITS_IT =
  /\b(?:small (?:number|sample)|limited (?:time|resources|number)|time and resources|(?:cannot|not|limit\w*) (?:be )?generali[sz]\w+|fuller picture)\b/i

/** What such a thing is told like, where no sentence was proved to tell it. */
function mayState(label: string, { text, role }: ReadSentence): boolean {
  if (role === 'references' || role === 'front-matter') return false
  if (label === 'Research question')
    return role !== 'appendix' && role !== 'results' && QUESTION_OF_WORK.test(text)
  if (label === 'Period') return role !== 'literature' && !OF_OTHERS.test(text) && HAD_ITS_TIME.test(text)
  const move = MOVES[label]
  if (label === 'Limit' && role === 'methods' && !/\blimitations?\b/i.test(text)) return false
  if (label === 'Limit' && (role === 'discussion' || role === 'conclusion') && LIMITS_IT.test(text))
    return true
  return move !== undefined && makes(text, move)
}

const HAD_ITS_TIME =
  /\b(?:study|research|survey|data|fieldwork|experiment|project)\b[^.]{0,60}\b(?:conducted|undertaken|carried out|collected|done|took place|ran|lasted)\b[^.]{0,40}\b(?:in|from|between|during|since|of)\b[^.(]{0,30}\b(?:19|20)\d\d\b/i

const MOVES: Partial<Record<string, Parameters<typeof makes>[1]>> = {
  Aim: 'aim',
  'What was not known': 'gap',
  Limit: 'limitation',
  Recommendation: 'recommendation',
  Conclusion: 'conclusion',
  Result: 'finding',
}
