/**
 * Counts listed with their shares: "44 (61%), 18 (25%), 4 (6%)". The whole is their own sum if nearly all agree with
 * it, or a number named just before. The shares of a list follow from its counts, whichever study it is from.
 */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { COUNT, decimalsOf, grouped, readCount } from '../../statistics/printed-number.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'

const ITEM = new RegExp(
  String.raw`(?<![\p{L}\d.,/=–-])(${COUNT})(?:\s+[\p{L}'’-]+){0,6}?\s*[([]\s*(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent)\s*[)\]]`,
  'gu',
)
const ANY_COUNT = new RegExp(String.raw`(?<![\d.,])(${COUNT})(?!\s?(?:%|per\s?cent))`, 'g')
const FEWEST_PARTS = 4

type Item = { count: number; share: string }

export function findListedShareRows(sentences: readonly ReadSentence[]): StatisticRow[] {
  return sentences.flatMap((sentence, at): StatisticRow[] => {
    const written = withSigns(sentence.text)
    if (!/[([]\s*\d{1,3}(?:\.\d+)?\s?(?:%|per\s?cent)/i.test(written)) return []
    const text = plainFigures(written)
    const items = [...text.matchAll(ITEM)].map((match) => ({ count: readCount(match[1]!), share: match[2]! }))
    if (items.length < 2) return []
    const evidence = evidenceOf(sentence)
    const parts = ofTheirSum(items, evidence)
    return parts.length > 0 ? parts : ofNamed(items, wholesNear(sentences, at, text), evidence)
  })
}

/** "Score: n (%) 1 50 (43.1) 2 66 (56.9)": the sign is printed once, before them all. */
const withSigns = (text: string) =>
  /\b[nN]\s*\(\s*%\s*\)/.test(text) ? text.replace(/(\d\s*)\((\d{1,3}(?:\.\d+)?)\)/g, '$1($2%)') : text

const itemFits = ({ count, share }: Item, whole: number) =>
  shareAgrees(count, whole, Number(share), decimalsOf(share))

/** One that does not fit among three or more that do is a slip; with fewer, the whole may be a different one. */
function ofTheirSum(items: readonly Item[], evidence: StudyEvidence): StatisticRow[] {
  const whole = items.reduce((sum, { count }) => sum + count, 0)
  const agreeing = items.filter((item) => itemFits(item, whole)).length
  const isCertain = items.length >= FEWEST_PARTS && agreeing >= items.length - 1
  if (!isCertain && agreeing < items.length) return []
  return items.map((item) => listedShareRow(item, whole, evidence))
}

/** One and the same number must be the whole of all of them, and the only such number. */
function ofNamed(items: readonly Item[], wholes: readonly number[], evidence: StudyEvidence): StatisticRow[] {
  const whole = wholes.find((one) => items.every((item) => item.count < one && itemFits(item, one)))
  return whole === undefined ? [] : items.map((item) => listedShareRow(item, whole, evidence))
}

function wholesNear(sentences: readonly ReadSentence[], at: number, text: string): number[] {
  const before = sentences
    .slice(Math.max(0, at - 2), at)
    .filter(({ block }) => block === sentences[at]!.block)
  return [text, ...before.map((one) => plainFigures(one.text)).reverse()]
    .flatMap((one) => [...one.matchAll(ANY_COUNT)].map((match) => readCount(match[1]!)))
    .filter((count) => count >= 10)
}

function listedShareRow(item: Item, whole: number, evidence: StudyEvidence): StatisticRow {
  const { count, share } = item
  const row = {
    reports: `${grouped(count)} of ${grouped(whole)}`,
    writes: `${share}%`,
    computes: shareShown(count, whole, decimalsOf(share)),
    evidence,
  }
  return itemFits(item, whole)
    ? { ...row, verdict: 'agrees' }
    : {
        ...row,
        verdict: 'look-again',
        note: 'The other shares of this list follow from the sum of its counts; this one does not.',
      }
}
