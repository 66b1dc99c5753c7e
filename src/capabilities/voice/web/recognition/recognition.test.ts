// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createRecognition } from './recognition.ts'

class Recogniser extends EventTarget {
  static last: Recogniser
  static refuses = false
  lang = ''
  continuous = false
  interimResults = false
  start() {
    if (Recogniser.refuses) throw new DOMException('', 'InvalidStateError')
    Recogniser.last = this
  }
  stop() {}
  hears(...words: string[]) {
    this.dispatchEvent(
      Object.assign(new Event('result'), { results: words.map((transcript) => [{ transcript }]) }),
    )
  }
}

it('gives what was understood to the recording it belongs to, at every try', () => {
  const recognition = createRecognition(Recogniser)
  recognition.start()
  expect(Recogniser.last).toMatchObject({ continuous: true, interimResults: true })
  Recogniser.last.hears('What is ', ' a theory')
  recognition.stop()
  expect(recognition.textOf('a')).toBe('What is a theory')
  expect(recognition.textOf('a')).toBe('What is a theory')
  expect(recognition.textOf('b')).toBeUndefined()
})

it('is left alone once the browser has refused it', () => {
  const recognition = createRecognition(Recogniser)
  recognition.start()
  const first = Recogniser.last
  first.dispatchEvent(new Event('error'))
  recognition.stop()
  recognition.start()
  expect(Recogniser.last).toBe(first)
})

it('keeps what is understood late out of the next recording', () => {
  const recognition = createRecognition(Recogniser)
  recognition.start()
  const first = Recogniser.last
  recognition.stop()
  recognition.start()
  first.hears('from before')
  recognition.stop()
  expect(recognition.textOf('b')).toBeUndefined()
})

it('is asked again after a recording in which nobody spoke', () => {
  const recognition = createRecognition(Recogniser)
  recognition.start()
  const first = Recogniser.last
  first.dispatchEvent(Object.assign(new Event('error'), { error: 'no-speech' }))
  recognition.stop()
  recognition.start()
  expect(Recogniser.last).not.toBe(first)
})

it('is silent in a browser that has none, or cannot start it', () => {
  const absent = createRecognition(undefined)
  absent.start()
  absent.stop()
  expect(absent.textOf('a')).toBeUndefined()
  Recogniser.refuses = true
  const failing = createRecognition(Recogniser)
  failing.start()
  expect(failing.textOf('a')).toBeUndefined()
})

describe('an odd recogniser', () => {
  const begin = () => {
    Recogniser.refuses = false
    const recognition = createRecognition(Recogniser)
    recognition.start()
    return { recognition, recogniser: Recogniser.last }
  }
  const fails = (recogniser: Recogniser, error: string) =>
    recogniser.dispatchEvent(Object.assign(new Event('error'), { error }))

  it('that answers nothing leaves the recording to speak for itself', () => {
    const { recognition } = begin()
    recognition.stop()
    expect(recognition.textOf('a')).toBeUndefined()
  })

  it('that answers twice is taken at its last word, once', () => {
    const { recognition, recogniser } = begin()
    recogniser.hears('What is a fury')
    recogniser.hears('What is a theory')
    recognition.stop()
    expect(recognition.textOf('a')).toBe('What is a theory')
  })

  it('that stops by itself in mid-sentence is begun again, and the sentence is whole', () => {
    const { recognition, recogniser } = begin()
    recogniser.hears('My sample was')
    recogniser.dispatchEvent(new Event('end'))
    expect(Recogniser.last).not.toBe(recogniser)
    Recogniser.last.hears('one hundred teachers')
    recognition.stop()
    Recogniser.last.dispatchEvent(new Event('end'))
    expect(recognition.textOf('a')).toBe('My sample was one hundred teachers')
  })

  it('that stops by itself again and again is not believed: the recording holds the rest', () => {
    const { recognition, recogniser } = begin()
    recogniser.hears('My sample was')
    for (let ends = 0; ends < 40; ends += 1) Recogniser.last.dispatchEvent(new Event('end'))
    recognition.stop()
    expect(recognition.textOf('a')).toBeUndefined()
  })

  it('that goes offline in mid-sentence is not believed, and is asked again in the next recording', () => {
    const { recognition, recogniser } = begin()
    recogniser.hears('My sample was')
    fails(recogniser, 'network')
    recogniser.dispatchEvent(new Event('end'))
    recognition.stop()
    expect(recognition.textOf('a')).toBeUndefined()
    recognition.start()
    expect(Recogniser.last).not.toBe(recogniser)
    Recogniser.last.hears('one hundred teachers')
    recognition.stop()
    expect(recognition.textOf('b')).toBe('one hundred teachers')
  })
})
