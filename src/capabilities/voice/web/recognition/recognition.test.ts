// @vitest-environment happy-dom
import { expect, it } from 'vitest'
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
