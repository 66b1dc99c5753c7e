import { FAILURE_SENTENCES, type Wire } from './wire.ts'

const KINDS = {
  auth: ['invalid_request_error', 'invalid_api_key'],
  'rate-limited': ['requests', 'rate_limit_exceeded'],
  overloaded: ['server_error', null],
  broken: ['server_error', null],
  'too-long': ['invalid_request_error', 'context_length_exceeded'],
  'not-found': ['invalid_request_error', 'model_not_found'],
  'no-shapes': ['invalid_request_error', null],
  refused: ['invalid_request_error', 'content_policy_violation'],
} as const
const REASONS: Record<string, string> = { complete: 'stop', length: 'length', refused: 'content_filter' }

const chunk = (delta: object, finish_reason: string | null = null) => ({
  data: {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason }],
  },
})
const usageOf = ({ input, output }: { input: number; output: number }) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

/** Chat completions, as OpenAI defined them and many servers speak them. */
export const openAiWire: Wire = {
  name: 'openai',
  asksForText: (path) => path.endsWith('/chat/completions'),
  streams: (_, body) => body.stream === true,
  model: (_, body) => body.model,
  prompt(body) {
    const words = (content: unknown): string =>
      typeof content === 'string'
        ? content
        : partsOf(content)
            .map((part) => part.text ?? '')
            .join('')
    const system = body.messages.filter(
      (message: Turned) => message.role === 'system' || message.role === 'developer',
    )
    return {
      system: system.map((message: Turned) => words(message.content)).join('\n'),
      messages: body.messages
        .filter((message: Turned) => !system.includes(message))
        .map(({ role, content }: Turned) => ({
          role,
          text: words(content),
          pictures: partsOf(content).filter(({ type }) => type === 'image_url').length,
        })),
    }
  },
  schema: (body) => body.response_format?.json_schema?.schema,
  key: (headers) => headers.get('authorization')?.replace('Bearer ', ''),
  opening: ({ thinking }) => [
    chunk({ role: 'assistant', content: '' }),
    ...(thinking ? [chunk({ reasoning_content: thinking })] : []),
  ],
  piece: (text) => [chunk({ content: text })],
  closing({ ending, usage }, body) {
    const reason = REASONS[ending]
    // Only to a client that asks for the count, as OpenAI does it.
    const counted =
      usage === 'missing' || !body.stream_options?.include_usage
        ? []
        : [{ data: { ...chunk({}).data, choices: [], usage: usageOf(usage) } }]
    return [...(reason ? [chunk({}, reason)] : []), ...counted, { data: '[DONE]' }]
  },
  midError: () => ({
    data: { error: { message: 'The server had an error.', type: 'server_error', param: null, code: null } },
  }),
  whole: ({ pieces, ending, usage }, model) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: pieces.join('') },
        finish_reason: REASONS[ending] ?? null,
      },
    ],
    ...(usage !== 'missing' && { usage: usageOf(usage) }),
  }),
  failure({ kind }) {
    const [type, code] = KINDS[kind]
    return { error: { message: FAILURE_SENTENCES[kind], type, param: null, code } }
  },
}

type Turned = { role: string; content: unknown }
const partsOf = (content: unknown): { type?: string; text?: string }[] =>
  Array.isArray(content) ? content : []
