import { expect, it } from 'vitest'
import { readSettings, usualSettings } from './voice-settings.ts'

it('reads back what was chosen', () => {
  const chosen = {
    silenceSeconds: 4,
    handsFree: false,
    bargeIn: false,
    browserRecognition: true,
    deviceVoice: false,
    toldOfEar: true,
    toldOfMishearing: true,
  } as const
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

it.each([null, '', 'no JSON', 'null', '[]', '{"silenceSeconds":9,"handsFree":"yes","browserRecognition":1}'])(
  'takes the usual settings for what %j does not say',
  (kept) => {
    expect(readSettings(kept)).toEqual(usualSettings)
  },
)
