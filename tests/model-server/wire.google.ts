import { FAILURE_SENTENCES, type Wire } from './wire.ts'

const KINDS = {
  auth: 'UNAUTHENTICATED',
  'rate-limited': 'RESOURCE_EXHAUSTED',
  overloaded: 'UNAVAILABLE',
  broken: 'INTERNAL',
  'too-long': 'INVALID_ARGUMENT',
  'not-found': 'NOT_FOUND',
  'no-shapes': 'INVALID_ARGUMENT',
  refused: 'INVALID_ARGUMENT',
} as const
const REASONS: Record<string, string> = { complete: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }

type Part = { text?: string; thought?: boolean; inlineData?: object }
const candidate = (parts: Part[], finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts }, ...(finishReason && { finishReason }) }],
  modelVersion: 'scripted',
})
const counts = (usage: { input: number; output: number } | 'missing') =>
  usage === 'missing'
    ? {}
    : {
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      }
const wordsOf = (parts: Part[] = []) => parts.map(({ text }) => text ?? '').join('')

/** generateContent and its stream; the model is named in the path. */
export const googleWire: Wire = {
  name: 'google',
  asksForText: (path) => /:(stream)?generateContent$/i.test(path),
  streams: (path) => path.endsWith(':streamGenerateContent'),
  model: (path) => /models\/([^:]+):/.exec(path)?.[1] ?? '',
  prompt: (body) => ({
    system: wordsOf(body.systemInstruction?.parts),
    messages: body.contents.map(({ role, parts }: { role: string; parts: Part[] }) => ({
      role,
      text: wordsOf(parts),
      pictures: parts.filter(({ inlineData }) => inlineData).length,
    })),
  }),
  schema: (body) => body.generationConfig?.responseSchema ?? body.generationConfig?.responseJsonSchema,
  key: (headers) => headers.get('x-goog-api-key') ?? undefined,
  opening: ({ thinking }) => (thinking ? [{ data: candidate([{ text: thinking, thought: true }]) }] : []),
  piece: (text) => [{ data: candidate([{ text }]) }],
  closing({ ending, usage }) {
    const reason = REASONS[ending]
    return reason ? [{ data: { ...candidate([{ text: '' }], reason), ...counts(usage) } }] : []
  },
  midError: () => ({
    data: { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } },
  }),
  whole: ({ pieces, ending, usage }) => ({
    ...candidate([{ text: pieces.join('') }], REASONS[ending]),
    ...counts(usage),
  }),
  failure: ({ kind, status, headers }) => ({
    error: {
      code: status,
      message: FAILURE_SENTENCES[kind],
      status: KINDS[kind],
      // Google says how long to wait here, not in a header.
      ...(headers?.['retry-after'] && {
        details: [
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${headers['retry-after']}s` },
        ],
      }),
    },
  }),
}
