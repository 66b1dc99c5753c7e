/** The message to a student about an incomplete reading, in one line; undefined if there is nothing to say. */
import type { TextProblem } from '#ports/ai-text/text-problem.ts'
import type { Tally } from '../../rules/record/proof-log.ts'
import { CLOSE_READING_SAYS as SAYS } from '../../spec.ts'
import type { Stopped } from './ask-parts.ts'

type ReadingEnd = {
  stopped: Stopped | undefined
  partsRead: number
  /** Parts answered only with a refusal, or unreadably. */
  partsDeclined: number
  parts: number
  /** Names of sections that were not read. */
  unread: readonly string[]
  tally: Tally
}

export function readingSummaryLine({ stopped, partsRead, partsDeclined, parts, unread, tally }: ReadingEnd): {
  line?: string
} {
  const sound = partsRead - partsDeclined
  const why = stopped ? reasonOf(stopped) : partsDeclined > 0 ? SAYS.refused : ''
  if (sound === 0 && why) return { line: SAYS.notRead(why) }
  if (why && sound < parts) return { line: SAYS.partly(sound, parts, why, unread) }
  return tally.kept === 0 ? { line: SAYS.nothingProved } : {}
}

function reasonOf(stopped: Stopped): string {
  if (stopped.why === 'problem') return soon(stopped.problem)
  if (stopped.why === 'stopped') return SAYS.time
  if (stopped.why === 'refused' || stopped.why === 'too-long') return SAYS.refused
  return stopped.why === 'budget' ? SAYS.budget : ''
}

/** No manual retry is needed: the next visit tries again. */
const soon = ({ message }: TextProblem): string => message.replace(/ Please (?:try|put|shorten)[^.]*\./, '')
