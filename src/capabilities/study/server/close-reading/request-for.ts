/** One request of a close reading: our words in the instructions, the document's between fences. */
import type { TextRequest } from '#ports/ai-text/ai-text.ts'
import { answerTokensFor } from '../../rules/close-reading/plan.ts'

export const requestFor = (instructions: string, text: string, window: number): TextRequest => ({
  instructions,
  messages: [
    {
      role: 'user',
      text: 'Read this and answer with the JSON of your findings.',
      data: [{ label: 'document', text }],
    },
  ],
  temperature: 0,
  maxTokens: answerTokensFor(window),
})
