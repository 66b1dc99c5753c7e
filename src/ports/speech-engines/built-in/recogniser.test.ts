import { expect, it } from 'vitest'
import { oneAfterAnother, silence } from '../../../../tests/speech/recordings.ts'
import { openFlite } from '../flite/flite.ts'
import { openRecogniser } from './recogniser.ts'
import { SHORT_ANSWERS } from './short-answers.ts'

const flite = openFlite()
const recogniser = openRecogniser()
const heardIn = async (text: string, spokenSeconds?: number) => {
  const spoken = flite.speak(text, 'rms')
  const sound = Float32Array.from(oneAfterAnother(silence(0.3), spoken, silence(0.3)), (one) => one / 32_768)
  return (await recogniser).hear(sound, spokenSeconds ?? spoken.length / 16_000)
}

it('finds a short answer, and takes no sentence for one long word', async () => {
  expect(await heardIn('Appendix.', 0.9)).toMatchObject({ text: 'appendix' })
  expect(await heardIn('Appendix.', 4)).toBeUndefined()
})

it('can say every short answer', () => {
  // A word that the dictionary does not have would take all of them away.
  expect(SHORT_ANSWERS.filter((answer) => !/^[a-z' ]+$/.test(answer))).toEqual([])
})
