import { expect, it } from 'vitest'
import { usageSettings } from './ai-settings.ts'
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

it('has a ceiling only where one is set, and takes nought for a ceiling', () => {
  expect(usageSettings(readEnv({})).fairUse).toEqual({})
  const env = readEnv({ FAIR_USE_TOKENS_PER_DAY: '200000', FAIR_USE_IMAGES_PER_DAY: '0' })
  expect(usageSettings(env).fairUse).toEqual({ tokens: 200_000, images: 0 })
})
