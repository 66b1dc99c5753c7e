import type { ChatMessage } from '../../contract.ts'
import { SAYS } from '../../spec.ts'
import type { ChatTurn } from './chat-flow.ts'

/** The document to be read before the answer can begin; a scan takes minutes. */
export function fileBeingRead(turn: ChatTurn, question: ChatMessage | undefined): string | undefined {
  return turn.name === 'answering' && !turn.lineLost ? question?.file?.documentId : undefined
}

/** Shown until the first words of an answer arrive. `step`: the current work on its file, if that takes long. */
export function waitingWords(turn: ChatTurn, share: number | undefined, step: string | undefined): string {
  const reads =
    turn.name === 'asking' ? turn.question.file !== undefined : turn.name === 'answering' && turn.readsFile
  if (step) return step
  if (!reads) return SAYS.thinking
  return share === undefined || share >= 1
    ? SAYS.processingFile
    : `${SAYS.processingFile} ${Math.round(share * 100)} % sent`
}
