import { describe, expect, it } from 'vitest'
import { chooseVoice, inSayings } from './device-voices.ts'
import { offersBrowser, recogniserNow, speaksOnDevice } from './recogniser-choice.ts'

const builtIn = { name: 'Built-in', builtIn: true }
const better = { name: 'whisper-1', builtIn: false }
const around = (hears = builtIn, speaks = builtIn) => ({
  engines: { hears, speaks },
  browserHears: true,
  deviceVoice: 'Grace' as string | undefined,
})
const undecided = { browserRecognition: null, deviceVoice: null }

describe('who hears', () => {
  it('is whoever was set up at the server, whatever the browser can do', () => {
    expect(recogniserNow(around(better), { ...undecided, browserRecognition: true })).toBe('server')
    expect(offersBrowser(around(better), undecided)).toBe(false)
  })
  it('is the browser after a yes, and the built-in ear before it and after a no', () => {
    const recognisers = [null, true, false].map((browserRecognition) =>
      recogniserNow(around(), { ...undecided, browserRecognition }),
    )
    expect(recognisers).toEqual(['built-in', 'browser', 'built-in'])
  })
  it('is asked about once, where the browser can', () => {
    expect(offersBrowser(around(), undecided)).toBe(true)
    expect(offersBrowser({ ...around(), browserHears: false }, undecided)).toBe(false)
    expect(offersBrowser(around(), { ...undecided, browserRecognition: false })).toBe(false)
    expect(offersBrowser({ ...around(), engines: undefined }, undecided)).toBe(false)
  })
})

describe('who speaks', () => {
  it('is the device before the built-in voice and after a better one, unless the student chose', () => {
    expect(speaksOnDevice(around(), undecided)).toBe(true)
    expect(speaksOnDevice(around(builtIn, better), undecided)).toBe(false)
    expect(speaksOnDevice(around(builtIn, better), { ...undecided, deviceVoice: true })).toBe(true)
    expect(speaksOnDevice(around(), { ...undecided, deviceVoice: false })).toBe(false)
  })
  it('is never a device without a voice of its own', () => {
    expect(speaksOnDevice({ ...around(), deviceVoice: undefined }, { ...undecided, deviceVoice: true })).toBe(
      false,
    )
  })
})

describe('what a device says at once', () => {
  it('is a sentence, and of a long one a part that ends at a comma', () => {
    expect(inSayings('Yes. A list, of “all”! Why?')).toEqual(['Yes.', 'A list, of “all”!', 'Why?'])
    expect(inSayings('The mean was 3.45 (Dr. Banda et al.). It rose in 2019. No. 4 fell.')).toEqual([
      'The mean was 3.45 (Dr. Banda et al.).',
      'It rose in 2019.',
      'No. 4 fell.',
    ])
    const long = `${'Of a hundred and twenty words, '.repeat(12)}nothing is lost.`
    expect(inSayings(long).every((part) => part.length <= 220)).toBe(true)
    expect(inSayings(long).join(' ')).toBe(long)
  })
  it('never comes from a voice of the network', () => {
    expect(
      chooseVoice([{ name: 'Cloud', lang: 'en-GB', localService: false, default: true }]),
    ).toBeUndefined()
  })
})
