import { withoutRedirects } from '../refuse-redirects.ts'
import type { AiText } from './ai-text.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { sdkEngine } from './model/sdk-engine.ts'

export type GoogleSettings = ModelSettings & { apiKey: string; baseUrl?: string }

export function googleText(settings: GoogleSettings): AiText {
  const { apiKey, baseUrl = 'https://generativelanguage.googleapis.com/v1beta' } = settings
  return sdkEngine(settings, {
    baseUrl,
    headers: { 'x-goog-api-key': apiKey },
    async load() {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({ apiKey, fetch: withoutRedirects, baseURL: baseUrl })
    },
  })
}
