/** Common to the engines built on the SDK: two sizes of one model, limits, and the list of models as a health check. */
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiText } from '../ai-text.ts'
import { engineFrom } from '../engine-from.ts'
import { askForModels } from './ask-for-models.ts'
import type { OpenAnswer } from './model-attempt.ts'
import { limitsFrom, type ModelSettings, modelName, once } from './model-settings.ts'
import { type ModelOptions, streamFromModel } from './stream-from-model.ts'

export type Models = (name: string) => LanguageModelV4

export type Provider = {
  baseUrl: string
  /** The authentication headers. */
  headers: Record<string, string>
  /** Loads the provider's code; called on first use, not at the start. */
  load(): Promise<Models>
  /** A reader for its answers that replaces the SDK's. */
  open?: (model: LanguageModelV4) => OpenAnswer
  providerOptions?: NonNullable<ModelOptions['providerOptions']>
}

export function sdkEngine(settings: ModelSettings, provider: Provider): AiText {
  const { baseUrl, headers, open = readBySdk, providerOptions } = provider
  const engine = { name: settings.model, builtIn: false }
  const load = once(provider.load)
  // A model of the SDK holds eighty kilobytes of schemas: one for each size, and not one for each answer.
  const opened = new Map<string, OpenAnswer>()
  async function openOf(name: string): Promise<OpenAnswer> {
    const models = await load()
    const known = opened.get(name) ?? open(models(name))
    opened.set(name, known)
    return known
  }
  return engineFrom({
    description: engine,
    stream: streamFromModel({
      async choose(size) {
        const name = modelName(settings, size)
        return { name, open: await openOf(name) }
      },
      limits: limitsFrom(settings),
      ...(providerOptions && { providerOptions }),
    }),
    async health(signal) {
      await load()
      return askForModels(engine, `${baseUrl}/models`, headers, signal)
    },
  })
}

const readBySdk =
  (model: LanguageModelV4): OpenAnswer =>
  async (call) =>
    (await model.doStream(call)).stream.getReader()
