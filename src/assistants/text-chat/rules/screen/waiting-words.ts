import { SAYS } from '../../spec.ts'
import type { Turn } from './chat-flow.ts'

/** What is said until the first words of an answer are there. */
export function waitingWords(turn: Turn, share: number | undefined): string {
  const reads =
    turn.name === 'asking' ? turn.question.file !== undefined : turn.name === 'answering' && turn.readsFile
  if (!reads) return SAYS.thinking
  return share === undefined || share >= 1
    ? SAYS.processingFile
    : `${SAYS.processingFile} ${Math.round(share * 100)} % sent`
}
