/** The record of a text's writing: what changed from version to version, and the statement of AI use that goes with it. */
import type { TextVersion } from '../contract.ts'
import { wordChanges } from './model/word-changes.ts'
import type { Change } from './text/change.ts'
import { countWords } from './text/read-prose.ts'

export type RecordedVersion = TextVersion & {
  words: number
  /** From the version before; none for the first. */
  changes: readonly Change[]
  added: number
  takenOut: number
}

/** Comparing grows with the square of the length: beyond this only the words are counted. */
const COMPARED = 8_000

export function recordOf(versions: readonly TextVersion[]): RecordedVersion[] {
  return versions.map((version, i) => {
    const before = versions[i - 1]?.text
    const isCompared = before !== undefined && before.length + version.text.length <= 2 * COMPARED
    const changes = isCompared ? wordChanges(before, version.text) : []
    return {
      ...version,
      words: countWords(version.text),
      changes,
      added: changes.reduce((sum, { text }) => sum + countWords(text), 0),
      takenOut: changes.reduce((sum, { from, to }) => sum + countWords((before ?? '').slice(from, to)), 0),
    }
  })
}

/** In the words universities ask for: which tool, for what, and whose the work is. Nothing is said that the record does not show. */
export function statementOfUse(versions: readonly TextVersion[]): string[] {
  const accepted = versions.reduce((sum, version) => sum + version.accepted.length, 0)
  const left = versions.reduce((sum, version) => sum + version.left, 0)
  const used = versions.some(
    (version) => version.source === 'edited' || version.accepted.length + version.left > 0,
  )
  const drafted = versions.some(({ source }) => source === 'drafted')
  const model = versions.some(({ byModel }) => byModel)
  const lines: string[] = []
  if (drafted)
    lines.push(
      'A chatbot or another AI tool drafted at least one version of this text. I rewrote it; the record shows where it stands.',
    )
  if (used)
    lines.push(
      `While preparing this work I used the Weekbe4 Text Humanizer to correct my English and to suggest plainer wording${model ? '; a language model made some of the suggestions' : ', by fixed rules and a grammar checker, without a language model'}.`,
      left === 0
        ? `I accepted ${accepted === 1 ? 'the one suggestion' : `all ${accepted} suggestions`} that it made.`
        : `Of its suggestions I accepted ${accepted === 0 ? 'none' : accepted} and left ${left}.`,
    )
  if (!used && !drafted) lines.push('I did not use a generative AI tool to write the versions recorded here.')
  lines.push(
    'I have checked the text, and I take full responsibility for its content, its figures and its sources.',
  )
  return lines
}
