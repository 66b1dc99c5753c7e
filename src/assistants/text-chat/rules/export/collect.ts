/** A branch of a conversation as one text: the marks of all answers renumbered, with their sources at the end. */
import { placeWords } from '#product/place.ts'
import type { ChatMessage, ChatSource } from '../../contract.ts'

export type Collected = {
  title: string
  parts: { who: string; text: string }[]
  /** In the order of their marks. */
  sources: ChatSource[]
  /** Works cited by the quoted sentences, as in the student's own list. */
  references: readonly string[]
}

export const WHO = { user: 'Question', ai: 'Answer' } as const
const MARK = /\[\^(\d+)\]/g

export function collect(title: string, messages: readonly ChatMessage[]): Collected {
  const sources: ChatSource[] = []
  const parts = messages.map(({ sender, content, sources: own = [], file, about, engine }) => {
    const before = sources.length
    for (const source of own) sources.push({ ...source, n: before + source.n })
    const known = new Set(own.map(({ n }) => n))
    // A mark without a source would be an empty promise.
    const text = content.replace(MARK, (_, n: string) =>
      known.has(Number(n)) ? `[^${before + Number(n)}]` : '',
    )
    const lead = [file && `*File: ${file.name}*`, about && `*About: “${about}”*`].filter(Boolean).join('\n\n')
    const who = sender === 'ai' && engine ? `${WHO.ai} (${engine.name})` : WHO[sender]
    return { who, text: [lead, text].filter(Boolean).join('\n\n') }
  })
  return { title, parts, sources, references: [] }
}

export const sourceWords = ({ name, quote, ...place }: ChatSource): string =>
  `${name}, ${placeWords(place)}: “${quote.replace(/\s+/g, ' ')}”`
