/** Runs every adapter against the scripted model server, over a real socket. Used by the tests of this folder. */

import type { ModelServer } from '../../../tests/model-server/model-server.ts'
import type { RecordedRequest } from '../../../tests/model-server/recorded-request.ts'
import * as turn from '../../../tests/model-server/script.ts'
import { anthropicText } from './ai-text.anthropic.ts'
import type { ScriptedEngine } from './ai-text.bad-day.conformance.ts'
import type { FakeAnswer } from './ai-text.fake.ts'
import { googleText } from './ai-text.google.ts'
import { openAiCompatibleText } from './ai-text.openai-compatible.ts'
import type { AiText } from './ai-text.ts'
import { fakeClock } from './clock.fake.ts'
import type { ModelSettings } from './model/model-settings.ts'

type OpenModel = (server: ModelServer, settings: ModelSettings, apiKey: string) => AiText

export const adapters: [name: string, wire: RecordedRequest['wire'], open: OpenModel][] = [
  [
    'an OpenAI-compatible server',
    'openai',
    (server, settings, apiKey) =>
      openAiCompatibleText({ ...settings, apiKey, baseUrl: server.baseUrl('openai') }),
  ],
  [
    'OpenAI itself',
    'openai',
    (server, settings, apiKey) =>
      openAiCompatibleText({ ...settings, apiKey, baseUrl: server.baseUrl('openai'), dialect: 'openai' }),
  ],
  [
    'Anthropic',
    'anthropic',
    (server, settings, apiKey) =>
      anthropicText({ ...settings, apiKey, baseUrl: server.baseUrl('anthropic') }),
  ],
  [
    'Google',
    'google',
    (server, settings, apiKey) => googleText({ ...settings, apiKey, baseUrl: server.baseUrl('google') }),
  ],
]

export function scriptedAdapter(open: OpenModel, server: ModelServer, apiKey = server.key): ScriptedEngine {
  server.forget()
  const clock = fakeClock()
  const engine = open(server, { model: 'scripted', smallModel: 'scripted-small', limits: { clock } }, apiKey)
  return {
    engine,
    clock,
    script: (...answers) => server.script(...answers.map(turnFor)),
    asked: () => server.nextRequest(),
    requestsSeen: () => server.requests.length,
  }
}

function turnFor(answer: FakeAnswer): turn.Turn {
  if (typeof answer === 'string') return turn.says(answer)
  const { text = '', breaks, silent, ending, retryAfterMs, usage } = answer
  const wordless = text.length === 0
  if (silent) return wordless ? turn.neverAnswers() : turn.fallsSilentAfter(text)
  if (breaks === 'refused' && !wordless) return turn.refusesAfter(text)
  if (breaks && !wordless) return turn.cutAfter(text)
  if (!breaks) {
    const said = ending === 'length' ? turn.runsOutAfter(text) : turn.says(text)
    return usage ? { ...said, usage: { input: usage.inputTokens, output: usage.outputTokens } } : said
  }
  return failures[breaks]!(retryAfterMs === undefined ? undefined : retryAfterMs / 1_000)
}

const failures: Record<string, (wait: number | undefined) => turn.Turn> = {
  'rate-limited': turn.tooManyRequests,
  auth: turn.turnsAwayKey,
  overloaded: turn.overloaded,
  'too-long': turn.tooLong,
  refused: turn.refuses,
  'not-configured': turn.knowsNoSuchModel,
}
