/**
 * Reads the text engines from the settings. A half-configured model must not look like a working one, so
 * a key without a model, or a model without a provider, stops the start with one sentence.
 */
import { z } from 'zod'
import { ngwee } from '#kit/money.ts'
import { minutes } from '#kit/time.ts'
import type { CloseReadingSettings, UsageSettings } from '#ports/services.ts'
import { SettingError } from './setting-error.ts'

const name = z.string().trim().min(1).max(200).optional()
const ceiling = z.coerce.number().int().min(0).optional()
const price = z.number().min(0).max(100_000).default(0)

/** As providers list them: dollars per million tokens, dollars per picture. */
const Prices = z.record(
  z.string().min(1),
  z.strictObject({ inputPerMillion: price, outputPerMillion: price, image: price }),
)

const prices = z
  .string()
  .transform((text, context) => {
    const read = Prices.safeParse(jsonOf(text))
    if (read.success) return read.data
    context.addIssue({
      code: 'custom',
      message:
        'must be JSON like {"model-name": {"inputPerMillion": 0.15, "outputPerMillion": 0.6, "image": 0.04}}, in US dollars',
    })
    return z.NEVER
  })
  .optional()

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const address = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http or https address, up to and with /v1',
  )
  .optional()

/** The engine settings of server/env.ts. */
export const aiSettings = {
  AI_BASE_URL: address,
  AI_API_KEY: name,
  AI_MODEL: name,
  AI_MODEL_SMALL: name,
  AI_IMAGE_MODEL: name,
  AI_STT_MODEL: name,
  AI_TTS_MODEL: name,
  AI_TTS_VOICE: name,
  /** A folder with a recogniser, voices, or both. */
  SPEECH_MODELS: name,
  AI_IMAGE_BASE_URL: address,
  AI_IMAGE_API_KEY: name,
  AI_STT_BASE_URL: address,
  AI_STT_API_KEY: name,
  AI_TTS_BASE_URL: address,
  AI_TTS_API_KEY: name,
  /** In tokens: the model's context window, and the budget for one document. */
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(4_096).max(4_000_000).optional(),
  AI_DOCUMENT_TOKENS: z.coerce.number().int().min(0).max(100_000_000).default(150_000),
  /** How long the Research Decoder waits for it, in minutes. */
  AI_READING_MINUTES: z.coerce.number().positive().max(60).default(5),
  ANTHROPIC_API_KEY: name,
  GOOGLE_API_KEY: name,
  AI_PRICES: prices,
  KWACHA_PER_DOLLAR: z.coerce.number().positive().max(10_000).optional(),
  FAIR_USE_TOKENS_PER_DAY: ceiling,
  FAIR_USE_IMAGES_PER_DAY: ceiling,
  FAIR_USE_AUDIO_SECONDS_PER_DAY: ceiling,
  FAIR_USE_PARSE_SECONDS_PER_DAY: ceiling,
  /** Each page costs seconds of CPU, so there is a default ceiling. */
  SCANNED_PAGES_PER_DAY: z.coerce.number().int().min(0).max(100_000).default(400),
}
const Settings = z.object(aiSettings)
export type AiEnv = z.infer<typeof Settings>

const KEYS = ['AI_API_KEY', 'AI_BASE_URL', 'ANTHROPIC_API_KEY', 'GOOGLE_API_KEY'] as const

export function checkAi(env: AiEnv): void {
  const key = KEYS.find((setting) => env[setting])
  const onlySpeaks = (env.AI_STT_MODEL || env.AI_TTS_MODEL) && !env.ANTHROPIC_API_KEY && !env.GOOGLE_API_KEY
  if (key && !env.AI_MODEL && !onlySpeaks)
    throw new SettingError(
      `The setting AI_MODEL must be given with ${key}: the model's name, as its provider writes it.`,
    )
  const model = (['AI_MODEL', 'AI_MODEL_SMALL'] as const).find((setting) => env[setting])
  if (model && !key)
    throw new SettingError(
      `The setting ${model} needs to know whom to ask: give AI_BASE_URL, AI_API_KEY, ANTHROPIC_API_KEY or GOOGLE_API_KEY.`,
    )
  if (env.ANTHROPIC_API_KEY && env.GOOGLE_API_KEY)
    throw new SettingError(
      'The settings ANTHROPIC_API_KEY and GOOGLE_API_KEY cannot both be given: one of them answers.',
    )
  for (const media of MEDIA) checkMedium(env, media)
  if (env.AI_TTS_VOICE && !env.AI_TTS_MODEL)
    throw new SettingError('The setting AI_TTS_MODEL must be given with AI_TTS_VOICE: it is who speaks.')
  if (env.AI_PRICES && !env.KWACHA_PER_DOLLAR)
    throw new SettingError(
      'The setting KWACHA_PER_DOLLAR must be given with AI_PRICES: costs are counted in kwacha.',
    )
}

const MEDIA = ['IMAGE', 'STT', 'TTS'] as const
type Medium = (typeof MEDIA)[number]

function checkMedium(env: AiEnv, medium: Medium): void {
  const { baseUrl, apiKey } = endpointFor(env, medium)
  const own = (['BASE_URL', 'API_KEY'] as const).find((setting) => env[`AI_${medium}_${setting}`])
  if (own && !env[`AI_${medium}_MODEL`])
    throw new SettingError(
      `The setting AI_${medium}_MODEL must be given with AI_${medium}_${own}: the model's name, as its server writes it.`,
    )
  if (env[`AI_${medium}_MODEL`] && !baseUrl && !apiKey)
    throw new SettingError(
      `The setting AI_${medium}_MODEL needs to know whom to ask: give AI_BASE_URL or AI_API_KEY.`,
    )
}

/** Each engine may have its own server. The key for one server is never sent to another. */
export function endpointFor(
  env: AiEnv,
  medium: Medium,
): { baseUrl: string | undefined; apiKey: string | undefined } {
  const baseUrl = env[`AI_${medium}_BASE_URL`]
  const apiKey = env[`AI_${medium}_API_KEY`]
  return baseUrl ? { baseUrl, apiKey } : { baseUrl: env.AI_BASE_URL, apiKey: apiKey ?? env.AI_API_KEY }
}

export const closeReadingSettings = (env: AiEnv): CloseReadingSettings => ({
  model: env.AI_MODEL ?? null,
  window: env.AI_CONTEXT_TOKENS ?? (isHosted(env) ? HOSTED_WINDOW : OWN_WINDOW),
  budget: env.AI_DOCUMENT_TOKENS,
  waitAtMost: minutes(env.AI_READING_MINUTES),
})

/** Every hosted model of today holds a thesis; one on a machine of one's own may not. */
const HOSTED_WINDOW = 128_000
const OWN_WINDOW = 16_384
const isHosted = ({ ANTHROPIC_API_KEY, GOOGLE_API_KEY, AI_API_KEY, AI_BASE_URL }: AiEnv): boolean =>
  Boolean(ANTHROPIC_API_KEY ?? GOOGLE_API_KEY ?? (AI_BASE_URL ? undefined : AI_API_KEY))

export function usageSettings(env: AiEnv): UsageSettings {
  const inNgwee = (dollars: number) => ngwee(dollars * (env.KWACHA_PER_DOLLAR ?? 0))
  const priced = Object.entries(env.AI_PRICES ?? {}).map(
    ([model, { inputPerMillion, outputPerMillion, image }]) =>
      [
        model,
        { input: inNgwee(inputPerMillion), output: inNgwee(outputPerMillion), image: inNgwee(image) },
      ] as const,
  )
  const ceilings = {
    tokens: env.FAIR_USE_TOKENS_PER_DAY,
    images: env.FAIR_USE_IMAGES_PER_DAY,
    audioSeconds: env.FAIR_USE_AUDIO_SECONDS_PER_DAY,
    parseSeconds: env.FAIR_USE_PARSE_SECONDS_PER_DAY,
    scannedPages: env.SCANNED_PAGES_PER_DAY,
  }
  return {
    prices: Object.fromEntries(priced),
    fairUse: Object.fromEntries(Object.entries(ceilings).filter(([, most]) => most !== undefined)),
  }
}
