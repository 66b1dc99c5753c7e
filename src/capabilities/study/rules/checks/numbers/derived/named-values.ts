/** Values a text names in one place and uses in another: the deviances of a model, the sizes of the parts of a data set. */
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { COUNT, decimalsOf, grouped, readCount, roundsTo } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'

export const findNamedValueRows = (sentences: readonly ReadSentence[]): StatisticRow[] => [
  ...devianceRows(sentences),
  ...partsOfData(sentences),
]

const DEVIANCES =
  /\bresidual deviance\b.*\bnull deviance\b|\bnull deviance\b.*\bresidual deviance\b|\blog[- ]likelihoods?\b/i
const VALUE = /(?<![\d.])(\d+\.\d+)(?!\.?\d)/g
const SHARE = /=\s*(0?\.\d{2,4})(?!\d)/
const AFTER = 6

/** The share a model explains is one minus its deviance over that of the empty model. */
function devianceRows(sentences: readonly ReadSentence[]): StatisticRow[] {
  return sentences.flatMap((sentence, at): StatisticRow[] => {
    if (!DEVIANCES.test(sentence.text)) return []
    const near = sentences.slice(at, at + AFTER)
    const pair = near
      .slice(0, 2)
      .map(({ text }) => [...text.matchAll(VALUE)].map((match) => match[1]!))
      .find((values) => values.length === 2)
    if (!pair) return []
    const [least, most] = pair.map(Number).sort((a, b) => a - b) as [number, number]
    const exact = 1 - least / most
    for (const one of near) {
      const printed = plainFigures(one.text).match(SHARE)?.[1]
      if (printed && roundsTo(exact, Number(printed), decimalsOf(printed)))
        return [
          {
            reports: `1 − ${least} ÷ ${most}`,
            writes: `R² = ${printed}`,
            computes: `R² = ${exact.toFixed(decimalsOf(printed))}`,
            verdict: 'agrees',
            evidence: evidenceOf(one),
          },
        ]
    }
    return []
  })
}

const SIZE = new RegExp(
  String.raw`\b(?:data(?: ?sets?)?|sub-?sets?|samples?|set|sizes?|individuals|observations|records)\b(?:\s+(?:is|was|of|has|have|had|on|size|order|a|total|actual|number|the)){1,4}\s+(${COUNT})(?!\s?(?:%|per\s?cent)|\.\d)|(?<![\d.,])(${COUNT})\s+(?:individuals|observations|records|instances|rows|samples|cases)\b`,
  'gi',
)
const SMALLEST = 20
const SPLIT =
  /\b(?:sub-?set|training|train|test(?:ing)?|validation|held[- ]out|applied) (?:data|set|sample|of size)/i

/** Two parts and the whole of one data set, each given where it is used. Only agreement is reported. */
function partsOfData(sentences: readonly ReadSentence[]): StatisticRow[] {
  if (!sentences.some(({ text }) => SPLIT.test(text))) return []
  const first = new Map<number, ReadSentence>()
  for (const sentence of sentences)
    for (const match of plainFigures(sentence.text).matchAll(SIZE)) {
      const size = readCount(match[1] ?? match[2]!)
      if (size >= SMALLEST && !first.has(size)) first.set(size, sentence)
    }
  const sizes = [...first.keys()].slice(0, MOST_SIZES).sort((a, b) => a - b)
  return sizes.flatMap((whole) =>
    sizes.flatMap((part): StatisticRow[] => {
      const rest = whole - part
      return part < rest && first.has(rest)
        ? [
            {
              reports: `${grouped(part)} + ${grouped(rest)}`,
              writes: `whole = ${grouped(whole)}`,
              computes: `whole = ${grouped(whole)}`,
              verdict: 'agrees',
              evidence: evidenceOf(first.get(rest)!),
            },
          ]
        : []
    }),
  )
}
const MOST_SIZES = 40
