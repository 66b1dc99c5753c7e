import { describe, expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { closeReadingSettings, endpointFor, usageSettings } from './ai-settings.ts'
import { readEnv } from './env.ts'

it('counts in ngwee what providers price in dollars', () => {
  const env = readEnv({
    AI_PRICES: '{"small": {"inputPerMillion": 0.15, "outputPerMillion": 0.6}, "painter": {"image": 0.04}}',
    KWACHA_PER_DOLLAR: '27',
  })
  expect(usageSettings(env).prices).toEqual({
    small: { input: 405, output: 1_620, image: 0 },
    painter: { input: 0, output: 0, image: 108 },
  })
})

it('has a ceiling only where one is set, but for the scanned pages of a day, and takes nought for a ceiling', () => {
  expect(usageSettings(readEnv({})).fairUse).toEqual({ scannedPages: 400 })
  const env = readEnv({ FAIR_USE_TOKENS_PER_DAY: '200000', FAIR_USE_IMAGES_PER_DAY: '0' })
  expect(usageSettings(env).fairUse).toEqual({ tokens: 200_000, images: 0, scannedPages: 400 })
})

it('waits five minutes for a model that reads a work, or as long as the operator says', () => {
  expect(closeReadingSettings(readEnv({})).waitAtMost).toBe(minutes(5))
  expect(closeReadingSettings(readEnv({ AI_READING_MINUTES: '12' })).waitAtMost).toBe(minutes(12))
  expect(() => readEnv({ AI_READING_MINUTES: '0' })).toThrow('AI_READING_MINUTES')
})

const MEDIA = ['IMAGE', 'STT', 'TTS'] as const
const THINKS = { AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: 'of-thinking', AI_MODEL: 'm' }
const OWN = 'http://localhost:8000/v1'

describe.each(MEDIA)('a server of its own for %s', (medium) => {
  const model = { [`AI_${medium}_MODEL`]: 'its-model' }
  const ask = (settings: Record<string, string>) => endpointFor(readEnv({ ...model, ...settings }), medium)

  it('is the one that thinks, where none is named', () => {
    expect(ask(THINKS)).toEqual({ baseUrl: THINKS.AI_BASE_URL, apiKey: 'of-thinking' })
    expect(ask({ ...THINKS, [`AI_${medium}_API_KEY`]: 'own' })).toEqual({
      baseUrl: THINKS.AI_BASE_URL,
      apiKey: 'own',
    })
  })

  it('is asked with its own key, and never with the key of another', () => {
    const own = { [`AI_${medium}_BASE_URL`]: OWN }
    expect(ask({ ...THINKS, ...own })).toEqual({ baseUrl: OWN, apiKey: undefined })
    expect(ask({ ...THINKS, ...own, [`AI_${medium}_API_KEY`]: 'own' })).toEqual({
      baseUrl: OWN,
      apiKey: 'own',
    })
    for (const other of MEDIA.filter((one) => one !== medium))
      expect(endpointFor(readEnv({ ...THINKS, ...model, ...own }), other)).toEqual({
        baseUrl: THINKS.AI_BASE_URL,
        apiKey: 'of-thinking',
      })
  })

  it('needs nobody who thinks', () => {
    expect(ask({ [`AI_${medium}_BASE_URL`]: OWN })).toEqual({ baseUrl: OWN, apiKey: undefined })
  })

  it('stops the start when it is named without a model, or is no address', () => {
    expect(() => readEnv({ ...THINKS, [`AI_${medium}_BASE_URL`]: OWN })).toThrow(
      `AI_${medium}_MODEL must be given with AI_${medium}_BASE_URL`,
    )
    expect(() => readEnv({ ...THINKS, ...model, [`AI_${medium}_BASE_URL`]: 'localhost:8000' })).toThrow(
      `AI_${medium}_BASE_URL must be an http or https address`,
    )
  })
})
