/**
 * Whether the transcript steers a session to the same place as the spoken words: "Repeat that" is the same wish as
 * "Repeat".
 */
import { asideIn } from '../../src/capabilities/oral-session/rules/examiner/interpret-answer.ts'

const OF_NO_WORK = () => 0

export function doesTheSame(said: readonly string[], understood: readonly string[]): boolean {
  if (understood.length === 0) return false
  const [wish, other] = [said, understood].map((words) => asideIn(words.join(' '), OF_NO_WORK))
  return bare(said) === bare(understood) || (wish != null && wish === other)
}

/** "The introduction" names the same part as "introduction". */
const bare = (words: readonly string[]): string => words.filter((word) => word !== 'the').join(' ')
