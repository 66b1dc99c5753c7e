/** The recogniser's result for a voice, sent as a browser sends it, and whether it would be answered. */
import { asideIn } from '../../../src/capabilities/oral-session/rules/examiner/interpret-answer.ts'
import { asksBack } from '../../../src/capabilities/voice/rules/confirm-hearing.ts'
import { wordsToExpect } from '../../../src/capabilities/voice/server/expected-words.ts'
import { spokenWording } from '../../../src/ports/speech-engines/wording/spoken-wording.ts'
import type { SpeechIn } from '../../../src/ports/speech-in/speech-in.ts'
import { record } from '../../../tests/speech/recordings.ts'
import { wordErrors } from '../../printing/word-errors.ts'
import { type Condition, heardThrough } from './sound-conditions.ts'
import type { Spoken } from './voices.ts'

export type Outcome = {
  condition: Condition
  steering: boolean
  words: number
  errors: number
  /** At most a third of the words are wrong; a short answer has its intended effect. */
  right: boolean
  answered: boolean
}

/** A student at the beginning of a conversation. */
const expected = wordsToExpect({
  list: async () => [],
} as unknown as Parameters<typeof wordsToExpect>[0])

export const wordsOf = (text: string) =>
  spokenWording(text)
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

type How = {
  condition: Condition
  others: Float32Array[]
  asking: boolean
}

export async function listenTo(recogniser: SpeechIn, spoken: Spoken[], how: How) {
  const { condition, others, asking } = how
  const vocabulary = await expected({ userId: '', session: 'a bench', turns: [] })
  const outcomes: Outcome[] = []
  for (const { text, sound, steering } of spoken) {
    const samples = Int16Array.from(heardThrough(condition, sound, others), (sample) =>
      Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))),
    )
    const heard = await recogniser.hear({ bytes: await record(samples), vocabulary })
    const said = wordsOf(text)
    const understood = heard.ok ? wordsOf(heard.value.text) : []
    const errors = wordErrors(said, understood)
    const answered = heard.ok && !(asking && asksBack(heard.value))
    outcomes.push({
      condition,
      steering,
      words: said.length,
      errors,
      right: steering ? doesTheSame(said, understood) : errors * 3 <= said.length,
      answered,
    })
  }
  return outcomes
}

const OF_NO_WORK = () => 0

/**
 * Whether the transcript steers a session to the same place as the spoken words: "Repeat that" is the same wish as
 * "Repeat".
 */
function doesTheSame(said: readonly string[], understood: readonly string[]): boolean {
  if (understood.length === 0) return false
  const [wish, other] = [said, understood].map((words) => asideIn(words.join(' '), OF_NO_WORK))
  return bare(said) === bare(understood) || (wish != null && wish === other)
}

/** "The introduction" names the same part as "introduction". */
const bare = (words: readonly string[]): string => words.filter((word) => word !== 'the').join(' ')
