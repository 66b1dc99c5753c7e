import type { LanguageModelV4FilePart, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { Message, TextRequest } from '../ai-text.ts'
import { aboutData, withFences } from '../data-block.ts'

/** Our request as an SDK prompt: instructions as the system message, data fenced before the question it belongs to. */
export function modelPrompt(
  { instructions }: Pick<TextRequest, 'instructions'>,
  messages: Message[],
): LanguageModelV4Prompt {
  const hasData = messages.some((message) => message.role === 'user' && message.data?.length)
  const system = hasData ? `${instructions}\n\n${aboutData}` : instructions
  return [{ role: 'system', content: system }, ...messages.map(modelMessage)]
}

function modelMessage(message: Message): LanguageModelV4Message {
  if (message.role === 'assistant')
    return { role: 'assistant', content: [{ type: 'text', text: message.text }] }
  const blocks = (message.data ?? []).map(withFences)
  const pictures = (message.pictures ?? []).map(
    ({ bytes, mediaType }): LanguageModelV4FilePart => ({
      type: 'file',
      data: { type: 'data', data: bytes },
      mediaType,
    }),
  )
  return {
    role: 'user',
    content: [...pictures, { type: 'text', text: [...blocks, message.text].join('\n\n') }],
  }
}

/** All text of a prompt, for an estimate when a provider sends no count. */
export const promptWords = (prompt: LanguageModelV4Prompt): string =>
  prompt
    .flatMap(({ content }) => (typeof content === 'string' ? [content] : content.map(promptPartText)))
    .join('\n')

const promptPartText = (part: { type: string; text?: string }) => part.text ?? ''
