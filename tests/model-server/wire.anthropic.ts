import { FAILURE_SENTENCES, type Frame, type Wire } from './wire.ts'

const KINDS = {
  auth: 'authentication_error',
  'rate-limited': 'rate_limit_error',
  overloaded: 'overloaded_error',
  broken: 'api_error',
  'too-long': 'invalid_request_error',
  'not-found': 'not_found_error',
  'no-shapes': 'invalid_request_error',
  refused: 'invalid_request_error',
} as const
const REASONS: Record<string, string> = { complete: 'end_turn', length: 'max_tokens', refused: 'refusal' }

const named = (type: string, fields: object = {}): Frame => ({ event: type, data: { type, ...fields } })
const counts = ({ usage }: { usage: { input: number; output: number } | 'missing' }) =>
  usage === 'missing'
    ? { input_tokens: 0, output_tokens: 0 }
    : { input_tokens: usage.input, output_tokens: usage.output }

/** Messages, in named events. */
export const anthropicWire: Wire = {
  name: 'anthropic',
  asksForText: (path) => path.endsWith('/messages'),
  streams: (_, body) => body.stream === true,
  model: (_, body) => body.model,
  prompt: (body) => ({
    system: blocksOf(body.system)
      .map(({ text }) => text ?? '')
      .join('\n'),
    messages: body.messages.map(({ role, content }: { role: string; content: unknown }) => ({
      role,
      text: blocksOf(content)
        .map(({ text }) => text ?? '')
        .join(''),
      pictures: blocksOf(content).filter(({ type }) => type === 'image').length,
    })),
  }),
  schema: (body) => body.output_config?.format?.schema ?? body.output_format?.schema,
  key: (headers) => headers.get('x-api-key') ?? undefined,
  opening: (turn, model) => [
    named('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { ...counts(turn), output_tokens: 0 },
      },
    }),
    named('ping'),
    ...(turn.thinking
      ? [
          named('content_block_start', { index: 1, content_block: { type: 'thinking', thinking: '' } }),
          named('content_block_delta', {
            index: 1,
            delta: { type: 'thinking_delta', thinking: turn.thinking },
          }),
          named('content_block_stop', { index: 1 }),
        ]
      : []),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  ],
  piece: (text) => [named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })],
  closing(turn) {
    const reason = REASONS[turn.ending]
    if (!reason) return []
    return [
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: counts(turn).output_tokens },
      }),
      named('message_stop'),
    ]
  },
  midError: () => named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  whole: (turn, model) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text: turn.pieces.join('') }],
    stop_reason: REASONS[turn.ending] ?? null,
    stop_sequence: null,
    usage: counts(turn),
  }),
  failure: ({ kind }) => ({ type: 'error', error: { type: KINDS[kind], message: FAILURE_SENTENCES[kind] } }),
}

const blocksOf = (content: unknown): { type?: string; text?: string }[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : []
