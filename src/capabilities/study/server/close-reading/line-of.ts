/** What a student is told of a reading that is not whole, in one line; nothing where there is nothing to tell. */
import type { TextProblem } from '#ports/ai-text/text-problem.ts'
import type { Tally } from '../../rules/proof/proved.ts'
import { CLOSE_READING_SAYS as SAYS } from '../../spec.ts'
import type { Stopped } from './ask-parts.ts'

type Ended = {
  stopped: Stopped | undefined
  partsRead: number
  /** That were answered with nothing but a refusal, or so that nobody can read it. */
  partsDeclined: number
  parts: number
  tally: Tally
}

export function lineOf({ stopped, partsRead, partsDeclined, parts, tally }: Ended): { line?: string } {
  const sound = partsRead - partsDeclined
  const why = stopped ? reasonOf(stopped) : partsDeclined > 0 ? SAYS.refused : ''
  if (sound === 0 && why) return { line: SAYS.notRead(why) }
  if (why) return { line: SAYS.partly(sound, parts, why) }
  return tally.kept === 0 ? { line: SAYS.nothingProved } : {}
}

function reasonOf(stopped: Stopped): string {
  if (stopped.why === 'problem') return soon(stopped.problem)
  if (stopped.why === 'stopped') return SAYS.time
  if (stopped.why === 'refused' || stopped.why === 'too-long') return SAYS.refused
  return stopped.why === 'budget' ? SAYS.budget : ''
}

/** Nobody has to try again: the next visit does. */
const soon = ({ message }: TextProblem): string => message.replace(/ Please (?:try|put|shorten)[^.]*\./, '')
