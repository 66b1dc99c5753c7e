import { describe, expect, it } from 'vitest'
import { JUDGED_SOUNDS } from '../../../../tests/speech/judged-sounds.ts'
import { sayZambianWords } from '../wording/say-zambian-words.ts'
import { READ_RIGHT, RESEARCH_WORDS, ZAMBIAN_WORDS } from '../wording/zambian-words.ts'
import { openFlite } from './flite.ts'
import { growingFile } from './growing-file.ts'

const flite = openFlite()

describe('the voice', () => {
  it('speaks the same in every run, whatever it has said before', () => {
    const first = flite.speak('The sample was small.', 'rms')
    flite.speak('Something quite different, and much longer than that.', 'slt')
    expect(flite.speak('The sample was small.', 'rms')).toEqual(first)
  })

  it('speaks as one that has never spoken, in every voice, however much was said before', () => {
    const text = 'Why did 120 teachers in Chipata agree?'
    flite.speak('A long answer, and on and on. '.repeat(12), 'awb')
    for (const voice of ['rms', 'slt', 'awb'] as const)
      expect(flite.speak(text, voice)).toEqual(openFlite().speak(text, voice))
  })

  it('speaks five hundred sentences in a row, each as long as it should be', () => {
    for (let i = 0; i < 500; i += 1) {
      const samples = flite.speak(`Question ${i}.`, (['rms', 'slt', 'awb'] as const)[i % 3]!)
      expect(samples.length).toBeGreaterThan(8_000)
      expect(samples.length).toBeLessThan(4 * 16_000)
    }
  })

  it('is really heard: it is no silence', () => {
    const loudest = flite
      .speak('Good morning.', 'awb')
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeGreaterThan(3_000)
  })

  it('says how words sound, for words that no dictionary has', () => {
    expect(flite.sounds(['analyse', 'likert'])).toEqual(['AE N AE L AY S', 'L AY K ER T'])
    expect(flite.sounds([])).toEqual([])
  })

  it('keeps words apart that it would read as one', () => {
    expect(flite.sounds(['st', 'dr', 'analyse'])).toHaveLength(3)
  })

  it('says each name of Zambia and of research as it is written down', () => {
    const judged = JUDGED_SOUNDS.map(([written]) => written)
    expect(flite.sounds(judged.map(sayZambianWords))).toEqual(JUDGED_SOUNDS.map(([, sounds]) => sounds))
    const known = [...ZAMBIAN_WORDS, ...RESEARCH_WORDS].map(([written]) => written)
    expect(new Set(judged)).toEqual(new Set([...known, ...READ_RIGHT]))
    expect(judged.length).toBeGreaterThanOrEqual(200)
  })

  it('says no name letter by letter', () => {
    // The names of the letters W, H and S.
    const spelt = JUDGED_SOUNDS.filter(([, sounds]) => /D AA B AH L Y UW|EY CH|EH S EY/.test(sounds))
    expect(spelt).toEqual([])
  })
})

it('holds a file that is written, wound back and written again', () => {
  const file = growingFile()
  file.write(new Uint8Array(300_000).fill(7))
  expect(file.seek(4, 0)).toBe(4)
  file.write(Uint8Array.of(1, 2))
  expect(file.seek(-1, 2)).toBe(299_999)
  expect(file.seek(1, 1)).toBe(300_000)
  const bytes = file.bytes()
  expect(bytes.length).toBe(300_000)
  expect([...bytes.subarray(3, 7)]).toEqual([7, 1, 2, 7])
})
