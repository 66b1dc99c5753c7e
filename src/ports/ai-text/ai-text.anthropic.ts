import { withoutRedirects } from '../refuse-redirects.ts'
import type { AiText } from './ai-text.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { sdkEngine } from './model/sdk-engine.ts'

export type AnthropicSettings = ModelSettings & { apiKey: string; baseUrl?: string }

export function anthropicText(settings: AnthropicSettings): AiText {
  const { apiKey, baseUrl = 'https://api.anthropic.com/v1' } = settings
  return sdkEngine(settings, {
    baseUrl,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    async load() {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, fetch: withoutRedirects, baseURL: baseUrl })
    },
    // The alternative is a forced tool call, whose words arrive all at once and which newer models refuse.
    providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
  })
}
