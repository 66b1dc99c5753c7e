import { describe, expect, it } from 'vitest'
import { correctHeard, type RecognisedSpeech, typedSpeech } from './recognised-speech.ts'

const heard: RecognisedSpeech = { text: 'the sample was smell', rung: 'built-in', trust: 'rough' }

describe('what was heard', () => {
  it('is exact when it was typed', () => {
    expect(typedSpeech('  My sample was small. ')).toEqual({
      text: 'My sample was small.',
      rung: 'typed',
      trust: 'exact',
    })
  })

  it('can be put right by the student, and remembers what had been heard first', () => {
    const once = correctHeard(heard, 'the sample was small')
    expect(correctHeard(once, 'the sample was very small')).toEqual({
      text: 'the sample was very small',
      rung: 'built-in',
      trust: 'exact',
      correctedFrom: 'the sample was smell',
    })
  })

  it.each(['', '  ', 'the sample was smell'])('is left as it was by the correction %j', (text) => {
    expect(correctHeard(heard, text)).toBe(heard)
  })
})
