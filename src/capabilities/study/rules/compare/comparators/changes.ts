/** A rise or a fall told in per cent, beside the two figures it is from. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { decimalsOf, roundingOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'

export const changes: Comparator = {
  about: {
    id: 'numbers.changes',
    area: 'data',
    label: 'Rises and falls follow from their two figures',
    weight: 2,
  },
  one: 'rise or fall with its two figures',
  many: 'rises and falls with their two figures',
  holds: 'follows from them',
  hold: 'follow from them',
  none: 'No rise or fall in per cent stands with the two figures it is from.',
  advice:
    'Divide the difference by the first figure, and say whether you mean per cent or percentage points.',
  agreeing: 'each',
  consequence: 'How much has changed is what a reader takes away from this sentence.',
  isOpen: true,
  compare: ({ own }) => comparisonOf(own.sentences.flatMap(changesIn)),
}

const FIGURE = String.raw`(\d[\d,]*(?:\.\d+)?)\s?(%|per\s?cent)?`
const CHANGE = '(?:reduction|decrease|increase|drop|rise|decline|growth|fall|gain|improvement)'
const ABOUT = String.raw`(about|approximately|nearly|almost|over|some|roughly|around|more than)?\s*`
const SHARE = String.raw`${ABOUT}(\d[\d,]*(?:\.\d+)?)\s?(?:%|per\s?cent)`
const FROM_TO = String.raw`\bfrom\s+${FIGURE}(?:(?!\bto\b|\bfrom\b)[^;])*?\s+to\s+${FIGURE}`
const FORMS = [
  new RegExp(
    String.raw`${FROM_TO}(?:(?!\bfrom\b|%|per\s?cent)[^;]){0,90}?\b${CHANGE}\s+of\s+${SHARE}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:increased|decreased|rose|fell|dropped|declined|grew|reduced|improved)\s+by\s+${SHARE}[\s,(]+${FROM_TO}`,
    'giu',
  ),
]
const OTHERWISE = /\bper (?:year|annum|month)\b|\bannual\w*|\beach year\b|\baverage\b|\bpoints?\b/i

function changesIn(sentence: ReadSentence): StatisticRow[] {
  const text = plainFigures(sentence.text)
  if (!/\bfrom\b/i.test(text) || OTHERWISE.test(text)) return []
  return FORMS.flatMap((form, at) =>
    [...text.matchAll(form)].flatMap((match) => {
      const [, ...groups] = match
      const [first, firstUnit, second, secondUnit, about, share] =
        at === 0 ? groups : [groups[2], groups[3], groups[4], groups[5], groups[0], groups[1]]
      return changeRow(
        {
          first: first!,
          second: second!,
          isShare: Boolean(firstUnit || secondUnit),
          about: about !== undefined,
          share: share!,
        },
        sentence,
      )
    }),
  )
}

type ToldChange = { first: string; second: string; share: string; isShare: boolean; about: boolean }

function changeRow(
  { first, second, share, isShare, about }: ToldChange,
  sentence: ReadSentence,
): StatisticRow[] {
  const [from, to, told] = [first, second, share].map((one) => Number(one.replaceAll(',', ''))) as [
    number,
    number,
    number,
  ]
  const isYear = (one: number) => Number.isInteger(one) && one >= 1900 && one <= 2100
  if (from === 0 || from === to || (isYear(from) && isYear(to))) return []
  const [halfFrom, halfTo] = [first, second].map((one) => roundingOf(decimalsOf(one))) as [number, number]
  const corners = [from - halfFrom, from + halfFrom].flatMap((one) =>
    [to - halfTo, to + halfTo].map((other) => [one, other] as const),
  )
  const fits = (of: (one: number, other: number) => number) => {
    const values = corners.map(([one, other]) => of(one, other))
    const slack = about ? Math.max(1.5, told * 0.1) : roundingOf(decimalsOf(share))
    return told >= Math.min(...values) - slack - 1e-9 && told <= Math.max(...values) + slack + 1e-9
  }
  const isRight = fits((one, other) => (100 * Math.abs(other - one)) / one)
  // Of the second figure, or in percentage points: named otherwise than a reader expects, and not wrong.
  const isNear = (value: number) =>
    Math.abs(value - told) <= (about ? 1.5 : roundingOf(decimalsOf(share)) + 1e-9)
  const isFreed = isNear((100 * Math.abs(to - from)) / to) || (isShare && isNear(Math.abs(to - from)))
  return [
    {
      reports: `From ${first} to ${second}`,
      writes: `${share}%`,
      computes: `${((100 * Math.abs(to - from)) / from).toFixed(1)}%`,
      verdict: isRight ? 'agrees' : isFreed ? 'cannot-be-computed' : 'look-again',
      ...(isRight || isFreed
        ? {}
        : { note: `The change does not follow from its two figures. ${changes.consequence}` }),
      evidence: evidenceOf(sentence),
    },
  ]
}
