import type { AiText } from './ai-text.ts'
import { askForModels } from './ask-for-models.ts'
import { engineFrom } from './engine-from.ts'
import { limitsFrom, type ModelSettings, modelName, once } from './model-settings.ts'
import { streamFromModel } from './stream-from-model.ts'

export type GoogleSettings = ModelSettings & { apiKey: string; baseUrl?: string }

export function googleText(settings: GoogleSettings): AiText {
  const { apiKey, baseUrl = 'https://generativelanguage.googleapis.com/v1beta' } = settings
  const engine = { name: settings.model, builtIn: false }
  const open = once(async () => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ apiKey, baseURL: baseUrl })
  })

  return engineFrom({
    description: engine,
    stream: streamFromModel({
      async choose(size) {
        const name = modelName(settings, size)
        return { name, model: (await open())(name) }
      },
      limits: limitsFrom(settings),
    }),
    async health(signal) {
      await open()
      return askForModels(engine, `${baseUrl}/models`, { 'x-goog-api-key': apiKey }, signal)
    },
  })
}
