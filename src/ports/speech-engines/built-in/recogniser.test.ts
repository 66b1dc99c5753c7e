import { expect, it } from 'vitest'
import { openFlite } from '../flite/flite.ts'
import { grammarFrom } from './grammar.ts'
import { openRecogniser } from './recogniser.ts'
import { believed } from './select-hypothesis.ts'
import { soundsOfWords } from './sounds-of-words.ts'

it('finds a short answer, and takes no sentence for one long word', async () => {
  const flite = openFlite()
  const listener = await openRecogniser()
  const grammar = grammarFrom('', 'nothing')
  listener.teach(
    soundsOfWords(
      grammar.words.filter((word) => !listener.knows(word)),
      flite,
    ),
  )
  listener.listenFor(grammar)
  // The full vocabulary without a document lacks this word: it is only among the short answers.
  const sound = Float32Array.from(flite.speak('Appendix.', 'rms'), (sample) => sample / 32_768)
  const heardIn = (spokenSeconds: number) => {
    const steps = listener.hear(sound, { pace: 1, spokenSeconds })
    for (;;) {
      const step = steps.next()
      if (step.done) return believed([step.value]).text
    }
  }
  expect(heardIn(0.9)).toBe('appendix')
  expect(heardIn(4)).not.toContain('appendix')
})
