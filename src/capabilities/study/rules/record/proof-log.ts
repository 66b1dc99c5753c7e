/** What is shared by the proof of all items: where evidence is looked for, what was kept, and what failed and why. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { type DocumentWords, wordsOfDocument } from '../proof/document-words.ts'
import type { Drop } from '../proof/drops.ts'
import { findEvidence } from '../proof/find-evidence.ts'
import { faultOfJudgement } from '../proof/judgement.ts'
import { type NumberedLine, type NumberedText, numberText } from '../proof/numbered-text.ts'
import { tokensOf } from '../proof/tokens.ts'
import {
  type AnsweredAbsence,
  type AnsweredEntry,
  type AnsweredRemark,
  type CitedLine,
  holdsNothing,
  type ModelAnswer,
} from './model-answer.ts'

export type Tally = {
  proposed: number
  kept: number
  dropped: Partial<Record<Drop, number>>
  /** Places that were named, and those whose words stood there word for word. */
  cited: number
  exact: number
  /** It raised nothing: whatever it was given, it approved. */
  approvesAll: boolean
}
/** What did not pass, for the model to mend or withdraw. */
export type Failed = {
  id: string
  why: Drop
  what: string
  item: AnsweredEntry | AnsweredRemark | AnsweredAbsence
  /** Lines of the work that belong to it. */
  lines: number[]
}

export type ProofGround = { text: NumberedText; words: DocumentWords }
export const groundOf = (reading: ReadDocument): ProofGround => {
  const text = numberText(reading)
  return { text, words: wordsOfDocument(text) }
}

export type ProofLog = ReturnType<typeof openLog>

export function openLog({ text, words }: ProofGround, answer: ModelAnswer) {
  const { entries, remarks, absent, summary } = answer
  const tally: Tally = {
    proposed: entries.length + remarks.length + absent.length + summary.length,
    kept: 0,
    dropped: {},
    cited: 0,
    exact: 0,
    approvesAll:
      !holdsNothing(answer) && absent.length === 0 && remarks.every(({ kind }) => kind === 'strength'),
  }
  const failed: Failed[] = []
  const seen = new Set<string>()
  const judged = (says: string): Drop | null => faultOfJudgement(says, words.hasWord)
  return {
    text,
    words,
    tally,
    failed,
    judged,

    drop(item: Failed['item'] | null, why: Drop, what = '', lines: readonly NumberedLine[] = []): null {
      tally.dropped[why] = (tally.dropped[why] ?? 0) + 1
      if (item && why !== 'repeated')
        failed.push({ id: item.id, why, what, item, lines: lines.map(({ number }) => number) })
      return null
    },

    linesOf(cited: readonly CitedLine[]): NumberedLine[] | Drop {
      const found = findEvidence(cited, text)
      const worded = cited.filter((one) => one.words !== '').length
      tally.cited += worded
      if (typeof found === 'string') return found
      tally.exact += Math.min(worded, found.exact)
      return found.lines
    },

    isNew: (id: string): boolean => !seen.has(id) && Boolean(seen.add(id)),

    /** A sentence beside a remark that cannot be shown is left out. */
    sound: (says: string, lines: readonly NumberedLine[]): string =>
      says !== '' && !judged(says) && !hasOtherPage(says, lines) ? ended(says) : '',
  }
}

function hasOtherPage(says: string, lines: readonly NumberedLine[]): boolean {
  const pages = [...says.matchAll(/\bpage\s(\d{1,4})\b/gi)].map(([, page]) => Number(page))
  return pages.some((page) => !lines.some((line) => line.page === page))
}

export const ended = (says: string): string => (/[.!?]["”’)]?$/.test(says) || says === '' ? says : `${says}.`)

export const formsOf = (text: string): string[] => tokensOf(text).map(({ form }) => form)

export const evidenceFrom = (lines: readonly NumberedLine[]): StudyEvidence[] =>
  lines.map(({ evidence }) => evidence)
