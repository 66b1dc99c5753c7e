import type { AiText } from './ai-text.ts'
import { askForModels } from './ask-for-models.ts'
import { engineFrom } from './engine-from.ts'
import { limitsFrom, type ModelSettings, modelName, once } from './model-settings.ts'
import { streamFromModel } from './stream-from-model.ts'

export type AnthropicSettings = ModelSettings & { apiKey: string; baseUrl?: string }

export function anthropicText(settings: AnthropicSettings): AiText {
  const { apiKey, baseUrl = 'https://api.anthropic.com/v1' } = settings
  const engine = { name: settings.model, builtIn: false }
  const open = once(async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, baseURL: baseUrl })
  })

  return engineFrom({
    description: engine,
    stream: streamFromModel({
      async choose(size) {
        const name = modelName(settings, size)
        return { name, model: (await open())(name) }
      },
      limits: limitsFrom(settings),
      // The other way is a forced tool call, whose words arrive all at once and which newer models refuse.
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
    }),
    async health(signal) {
      await open()
      const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
      return askForModels(engine, `${baseUrl}/models`, headers, signal)
    },
  })
}
