/** What the engines behind the SDK have in common: two sizes of one model, limits, and a list of models as a sign of life. */
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiText } from './ai-text.ts'
import { askForModels } from './ask-for-models.ts'
import { engineFrom } from './engine-from.ts'
import type { OpenAnswer } from './model-attempt.ts'
import { limitsFrom, type ModelSettings, modelName, once } from './model-settings.ts'
import { type ModelOptions, streamFromModel } from './stream-from-model.ts'

export type Models = (name: string) => LanguageModelV4

export type Provider = {
  baseUrl: string
  /** What shows who is asking. */
  headers: Record<string, string>
  /** Loads the provider's code; called when it is needed, not at the start. */
  load(): Promise<Models>
  /** How its answers are read, where the SDK's reader is not wanted. */
  open?: (model: LanguageModelV4) => OpenAnswer
  providerOptions?: NonNullable<ModelOptions['providerOptions']>
}

export function sdkEngine(settings: ModelSettings, provider: Provider): AiText {
  const { baseUrl, headers, open = readBySdk, providerOptions } = provider
  const engine = { name: settings.model, builtIn: false }
  const load = once(provider.load)
  // A model of the SDK brings eighty kilobytes of schemas: one for each size, and not one for each answer.
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
