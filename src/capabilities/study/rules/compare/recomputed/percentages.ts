/** Counts with their whole and their share: "45 of 120 (37.5%)". The share is recomputed. */

import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { COUNT, decimalsOf, grouped, readCount } from '../../statistics/printed-number.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { OwnStudy } from '../own-study.ts'

const SHARE = String.raw`(?<about>(?:about|approximately|nearly|almost|over|some|roughly|around|~|≈)\s*)?(?<share>\d{1,3}(?:\.\d+)?|\.\d+)\s?(?:%|per\s?cent\b)`
// A thousands comma may be misplaced ("1, 236"), and a range ("30 to 45") is not a count.
const NOT_BEFORE = String.raw`(?<![A-Za-zÀ-ɏ\d.,/=–-]|\d(?:,|\sto|\sand)\s)`
const WORDS = String.raw`(?:\s+[A-Za-zÀ-ɏ'’-]+){0,6}?`
const PART_OF = String.raw`(?<count>${COUNT})${WORDS}\s*(?:\/|\bout of\b|\bof\b)\s*(?:the\s+|all\s+|a total of\s+|these\s+)?(?:[A-Za-zÀ-ɏ]+\s+){0,2}?(?<whole>${COUNT})`

const WITH_WHOLE: readonly RegExp[] = [
  // 45 of the 120 women (37.5%); 45/120 (37.5%); 45 out of 120, or 37.5%
  new RegExp(
    String.raw`${NOT_BEFORE}${PART_OF}(?:${WORDS}\s*[([]\s*|\s*(?:=|,\s*or|,\s*that is,?|,)\s*)${SHARE}`,
    'gi',
  ),
  // 37.5% (45/120); 37.5% (n = 45/120); 37.5% complete (45 of 120)
  new RegExp(String.raw`(?<![\d.,–-])${SHARE}(?:\s+[A-Za-z]+){0,2}\s*[([]\s*(?:n\s*=\s*)?${PART_OF}`, 'gi'),
]
const COUNT_THEN_SHARE = new RegExp(
  String.raw`${NOT_BEFORE}(?<count>${COUNT})${WORDS}\s*[([]\s*(?:or\s+|representing\s+)?${SHARE}\s*[)\],;]`,
  'gi',
)
const SHARE_FIRST = SHARE.replaceAll('?<', '?<s')
const N_WITH_SHARE: readonly RegExp[] = [
  // n = 45, 37.5%; (45, 37.5%)
  new RegExp(String.raw`(?:(?<![A-Za-zÀ-ɏ])n\s*=\s*|[([]\s*)(?<count>${COUNT})\s*[,;(]\s*${SHARE}`, 'g'),
  // 37.5%, n = 45; 37.5% of them saved (n = 45)
  new RegExp(
    String.raw`(?<![\d.,–-])${SHARE_FIRST}(?:\s*[,;]|${WORDS}\s*[([])\s*n\s*=\s*(?<scount>${COUNT})`,
    'g',
  ),
]
const WHOLE = new RegExp(
  String.raw`(?:(?:\b(?:of|among|out of)|^from)\s+(?:the|all|all the|these|those|a total of|our)?\s*(?<whole>${COUNT})(?=\s+[A-Za-zÀ-ɏ]|, )(?!\s*(?:%|per))|(?<![A-Za-zÀ-ɏ])N\s*=\s*(?<n>${COUNT})(?!\s*[,;(]\s*\d{1,3}(?:\.\d+)?\s?%))`,
  'gi',
)
const ANY_COUNT = new RegExp(String.raw`(?<![\d.,])${COUNT}(?!\s?%)`, 'g')
/** After these words the whole is a different one, and seldom named. */
const ANOTHER_WHOLE =
  /\b(?:of (?:these|those|whom|them|which|the latter)|among (?:these|those|them|whom)|respectively)\b/i

/** "5 (20%) of the villages" */
const OF_OTHERS = /^\)?,? of (?:the |all |these |those )?[A-Za-z]/

type FoundPercentage = {
  count: number
  wholes: number[]
  isNamed: boolean
  share: string
  about: boolean
  at: number
  to: number
}

export const findPercentageRows = ({ sentences }: OwnStudy): StatisticRow[] => sentences.flatMap(sharesIn)

function sharesIn(sentence: OwnStudy['sentences'][number]): StatisticRow[] {
  if (!/%|per\s?cent/i.test(sentence.text)) return []
  const evidence = evidenceOf(sentence)
  return findShares(plainFigures(sentence.text)).flatMap((found) => rowOfShare(found, evidence))
}

/** For one cell of a table too: "214 / 4,117 (5.2%)". */
export function findShares(text: string): FoundPercentage[] {
  const found: FoundPercentage[] = []
  for (const one of [...sharesOfOwnWhole(text), ...sharesOfAnyWhole(text)])
    if (found.every((other) => one.at >= other.to || one.to <= other.at)) found.push(one)
  return found.sort((a, b) => a.at - b.at)
}

function readShare(match: RegExpExecArray, wholes: number[], isNamed: boolean): FoundPercentage {
  const groups = match.groups ?? {}
  return {
    count: readCount(groups.count ?? groups.scount ?? ''),
    wholes,
    isNamed,
    share: groups.share ?? groups.sshare ?? '',
    about: (groups.about ?? groups.sabout) !== undefined,
    at: match.index,
    to: match.index + match[0].length,
  }
}

const sharesOfOwnWhole = (text: string): FoundPercentage[] =>
  WITH_WHOLE.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => {
      const whole = readCount(match.groups!.whole!)
      const isDate = match[0].includes('/') && whole >= 1900 && whole <= 2100
      return isDate ? [] : [readShare(match, [whole], true)]
    }),
  )

/** The whole was named before, or is the only one in the sentence. */
function sharesOfAnyWhole(text: string): FoundPercentage[] {
  const wholes = [...text.matchAll(WHOLE)].map(({ groups, index, 0: matched }) => {
    const digits = groups!.whole ?? groups!.n!
    const isOf = groups!.whole !== undefined
    return { whole: readCount(digits), at: index + matched.lastIndexOf(digits), isOf }
  })
  if (wholes.length === 0) return []
  // "A total of 140 samples (66.7%)": with a share of its own it is itself a part.
  const parts = new Set([...text.matchAll(COUNT_THEN_SHARE)].map(({ index }) => index))
  const numbers = [...text.matchAll(ANY_COUNT)].map((match) => readCount(match[0]))
  return [COUNT_THEN_SHARE, ...N_WITH_SHARE].flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => {
      const to = match.index + match[0].length
      const within = wholes.filter(({ at }) => at >= match.index && at < to)
      // "One hundred of the 340 (30%)": the number before the share is the whole itself.
      if (within.some(({ isOf }) => isOf)) return []
      const others = wholes.filter((one) => !within.includes(one) && !parts.has(one.at))
      const before = others.filter(({ at }) => at < match.index)
      const nearest = before.at(-1) ?? (others.length === 1 ? others[0] : undefined)
      if (!nearest) return []
      const around = text.slice(Math.min(nearest.at, match.index), match.index) + text.slice(to, to + 15)
      const isAnother = ANOTHER_WHOLE.test(around) || OF_OTHERS.test(text.slice(to))
      const count = readCount(match.groups?.count ?? match.groups?.scount ?? '')
      // Any other number of the sentence may be the intended whole; none is used to raise an alarm.
      const larger = numbers.filter((one) => one > count)
      const isNamed = !isAnother && before.length <= 1 && count <= nearest.whole
      return [readShare(match, [nearest.whole, ...before.map(({ whole }) => whole), ...larger], isNamed)]
    }),
  )
}

export function rowOfShare(found: FoundPercentage, evidence: StudyEvidence, label = ''): StatisticRow[] {
  const { count, share, about, isNamed } = found
  const printed = Number(share)
  const decimals = decimalsOf(share)
  const fits = (whole: number) =>
    whole > 0 && count <= whole && shareAgrees(count, whole, printed, decimals, about)
  const whole = found.wholes.find(fits) ?? found.wholes[0] ?? 0
  if (whole < 2 || (!fits(whole) && (!isNamed || printed > 100))) return []
  const reports = `${label ? `${label}: ` : ''}${grouped(count)} of ${grouped(whole)}`
  const row = {
    reports,
    writes: `${share}%`,
    computes: shareShown(count, whole, decimals),
    evidence,
  }
  if (fits(whole)) return [{ ...row, verdict: 'agrees' }]
  // No part is larger than its whole: the numbers were misread.
  if (count > whole) return []
  return [{ ...row, verdict: 'look-again', note: 'The count, the whole or the share differs.' }]
}
