/** The requests of a close reading: our words in the instructions, the document's between fences. */
import type { DataBlock, TextRequest } from '#ports/ai-text/ai-text.ts'
import type { FollowUp } from '../../rules/record/follow-ups.ts'
import { AGAIN, MEND, MENDING, partOf, READ_AGAIN, READ_WORK } from '../../rules/record/instructions.ts'
import { answerSchema } from '../../rules/record/model-answer.ts'
import type { ReadingPart } from '../../rules/record/reading-parts.ts'
import { answerTokensFor } from '../../rules/record/reading-plan.ts'

/** One request, with its place behind the parts, and the text by which its cost is estimated. */
export type ToAsk = { number: number; text: string; request: TextRequest }

export const toAskPart = ({ number, text }: ReadingPart, of: number, window: number): ToAsk => ({
  number,
  text,
  request: request(READ_WORK, partOf(number, of), [{ label: 'work', text }], window),
})

export const toAskAgain = ({ record, text }: FollowUp, number: number, window: number): ToAsk =>
  toAskBeside(READ_AGAIN, AGAIN, { record, text }, number, window)

export const toAskToMend = ({ record, text }: FollowUp, number: number, window: number): ToAsk =>
  toAskBeside(MEND, MENDING, { record, text }, number, window)

/** The work first: a provider that remembers how a request began reads it for less. */
const toAskBeside = (
  instructions: string,
  words: string,
  { record, text }: FollowUp,
  number: number,
  window: number,
): ToAsk => ({
  number,
  text: `${record}\n${text}`,
  request: request(
    instructions,
    words,
    [
      { label: 'work', text },
      { label: 'record', text: record },
    ],
    window,
  ),
})

const request = (instructions: string, text: string, data: DataBlock[], window: number): TextRequest => ({
  instructions,
  messages: [{ role: 'user', text, data }],
  temperature: 0,
  maxTokens: answerTokensFor(window),
  shape: answerSchema(),
  isLong: true,
})
