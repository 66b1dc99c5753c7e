/** A chunk of OpenAI's chat completions as SDK parts: only those that make up an answer. */
import { JSONParseError, type LanguageModelV4StreamPart, type LanguageModelV4Usage } from '@ai-sdk/provider'

type StreamPart = LanguageModelV4StreamPart
type Finish = Extract<StreamPart, { type: 'finish' }>['finishReason']

/** Servers omit different fields, so none is taken for granted. */
type CompletionChunk = {
  error?: unknown
  choices?:
    | { delta?: { content?: unknown; refusal?: unknown } | null; finish_reason?: string | null }[]
    | null
  usage?: Counts | null
}
type Counts = { prompt_tokens?: number | null; completion_tokens?: number | null }

const TEXT = 'text'
/** A chunk without text: the model is thinking, or sends metadata. */
const ALIVE: StreamPart = { type: 'response-metadata' }

export function chatCompletions() {
  let usage: Counts | undefined
  let reason: string | undefined
  let refused = false

  const text = (delta: string): StreamPart[] =>
    delta === '' ? [] : [{ type: 'text-delta', id: TEXT, delta }]

  return {
    read(data: string): StreamPart[] {
      const piece = chunkIn(data)
      if (piece === undefined) {
        const error = new JSONParseError({ text: data, cause: undefined })
        return [{ type: 'error', error }]
      }
      if (piece.error) {
        const { error } = piece
        return [{ type: 'error', error: typeof error === 'string' ? { message: error } : error }]
      }
      usage = piece.usage ?? usage
      const choice = piece.choices?.[0]
      reason = choice?.finish_reason ?? reason
      const refusal = contentText(choice?.delta?.refusal)
      refused ||= refusal !== ''
      const said = text(contentText(choice?.delta?.content) + refusal)
      return said.length > 0 ? said : [ALIVE]
    },
    finish: (): StreamPart => ({
      type: 'finish',
      finishReason: finishOf(reason, refused),
      usage: usageFrom(usage),
    }),
  }
}

function chunkIn(data: string): CompletionChunk | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return undefined
  }
}

/** A string, or its parts; thinking among them is left out. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('')
}

const REASONS: Record<string, Finish['unified']> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'content-filter',
}

/** Without a reason the answer did not end: it stopped arriving. */
const finishOf = (raw: string | undefined, refused: boolean): Finish =>
  raw === undefined
    ? { unified: 'error', raw }
    : { unified: refused ? 'content-filter' : (REASONS[raw] ?? 'other'), raw }

const usageFrom = (counts: Counts | undefined): LanguageModelV4Usage => ({
  inputTokens: {
    total: counts?.prompt_tokens ?? undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: counts?.completion_tokens ?? undefined, text: undefined, reasoning: undefined },
})
