/** For every server that implements OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp, LM Studio, OpenRouter. */
import type { AiText } from './ai-text.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { openChatCompletions } from './model/open-chat-completions.ts'
import { throwWhenAccepted } from './model/provider-line.ts'
import { type Models, sdkEngine } from './model/sdk-engine.ts'

export type OpenAiCompatibleSettings = ModelSettings & {
  /** Ends in /v1 almost everywhere. Defaults to OpenAI's own. */
  baseUrl?: string | undefined
  /** A locally hosted model needs none. */
  apiKey?: string | undefined
  /** OpenAI's own models refuse some parameters that every other server expects. Chosen by the address. */
  dialect?: 'openai' | 'compatible'
}

export function openAiCompatibleText(settings: OpenAiCompatibleSettings): AiText {
  const { apiKey } = settings
  const baseUrl = (settings.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')
  const dialect =
    settings.dialect ?? (baseUrl.startsWith('https://api.openai.com/') ? 'openai' : 'compatible')
  return sdkEngine(settings, {
    baseUrl,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    load: () => (dialect === 'openai' ? openAiModels(baseUrl, apiKey) : compatibleModels(baseUrl, apiKey)),
    open: openChatCompletions,
    // Strict schemas forbid optional fields; we check every answer ourselves.
    providerOptions: { openaiCompatible: { strictJsonSchema: false }, openai: { strictJsonSchema: false } },
  })
}

async function compatibleModels(baseURL: string, apiKey: string | undefined): Promise<Models> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'main',
    baseURL,
    ...(apiKey && { apiKey }),
    fetch: throwWhenAccepted,
    includeUsage: true,
    // Without this the schema is not sent at all.
    supportsStructuredOutputs: true,
  })
  return (name) => provider.chatModel(name)
}

async function openAiModels(baseURL: string, apiKey: string | undefined): Promise<Models> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const provider = createOpenAI({ baseURL, fetch: throwWhenAccepted, ...(apiKey && { apiKey }) })
  // Called without .chat it would use another protocol, /responses.
  return (name) => provider.chat(name)
}
