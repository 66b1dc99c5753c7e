/** Of a long table the row that says most of what was asked; of a row as long as a page the sentence. */
import { contentStems } from '#kit/text/content-stems.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { AskedQuestion, AskedWord } from '../../summarisation/asked.ts'

const WHOLE_TABLE = 8
const LONGEST_ROW = 400
const ASKS_TOTAL = /\b(?:in total|totals?|altogether|budget|cost)\W*$|\b(?:in total|total)\b/i
export const IS_TOTAL = /^\W*(?:grand |overall )?total\b[^\d]*\d/imu

export const holds = ({ asked, stems }: AskedWord, held: ReadonlySet<string>): boolean =>
  held.has(asked) || [...stems].some((one) => held.has(one))

/** `form`: what an answer has in it. */
export function inBrief(
  evidence: StudyEvidence,
  asked: AskedQuestion,
  form: RegExp | undefined,
): StudyEvidence {
  const lines = evidence.quote.split('\n')
  if (!evidence.quote.includes(' | ')) return evidence
  if (lines.length <= WHOLE_TABLE && evidence.quote.length < LONGEST_ROW * 2) return evidence
  const total = ASKS_TOTAL.test(asked.question) && lines.findLast((line) => IS_TOTAL.test(line))
  if (total) return { ...evidence, quote: total.trim() }
  const said = (line: string) => {
    const stems = new Set(contentStems(line))
    return asked.words.filter((word) => holds(word, stems)).length + (form?.test(line) ? FORM : 0)
  }
  const most = (some: readonly string[]) => some.toSorted((one, other) => said(other) - said(one))[0] ?? ''
  const row = most(lines).trim()
  // A heading row says nothing without those below it.
  if (!/\d/.test(row)) {
    const from = lines.findIndex((line) => line.trim() === row)
    const rows = lines.slice(from, from + WHOLE_TABLE).join('\n')
    if (/\d/.test(rows) && rows.length < LONGEST_ROW * 2) return { ...evidence, quote: rows.trim() }
  }
  return {
    ...evidence,
    quote:
      row.length > LONGEST_ROW
        ? most(row.split(' | ').flatMap((cell) => splitSentences(cell).map(({ text }) => text))).trim()
        : row,
  }
}
const FORM = 1.5
