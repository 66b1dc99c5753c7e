/** Figures that cannot lie outside their bounds, whatever was measured: only those that do are told. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'

/** 24 may be in per cent and 15.2 a length: a figure just above one, with its decimals, is none of these. */
const NO_UNIT = String.raw`(?![\d%]|\.\d|\s?(?:per ?cent|°|(?:[cmk]?m|k?g|ml|l)(?!\p{L})))`
const ABOVE_ONE = String.raw`(1\.(?!0+(?!\d))\d+)${NO_UNIT}`
const BELOW_NONE = String.raw`([-−–]\s?[01]?\.\d+)${NO_UNIT}`
const BEYOND_ONE = String.raw`([-−–]?\s?1\.(?!0+(?!\d))\d+)${NO_UNIT}`
const IS = String.raw`\s*(?:value|coefficient)?\s*(?:=|is|was|of)\s*`

type Bounded = { name: string; form: RegExp; bounds: string; note: string }
const BOUNDED: readonly Bounded[] = [
  {
    name: 'p',
    form: new RegExp(String.raw`(?:\(\s*p|\bp[- ]?values?)${IS}${ABOVE_ONE}`, 'giu'),
    bounds: '0 to 1',
    note: 'A p is a probability, and never above 1.',
  },
  {
    name: 'r',
    form: new RegExp(
      String.raw`(?:\(\s*(?:r|rho|ρ)\s*=\s*|\b(?:[Cc]orrelat\w+|Pearson|Spearman)\b[^.;\d]{0,60}?(?:=|is|was|of)\s*)${BEYOND_ONE}`,
      'gu',
    ),
    bounds: '-1 to 1',
    note: 'A correlation never lies beyond 1.',
  },
  {
    name: 'Cronbach’s alpha',
    form: new RegExp(String.raw`\bCronbach[’']?s?[’']?\s+(?:alpha|α)${IS}${ABOVE_ONE}`, 'giu'),
    bounds: 'at most 1',
    note: 'Cronbach’s alpha is never above 1.',
  },
  {
    name: 'R²',
    form: new RegExp(String.raw`\bR\s?(?:²|2|-?\s?squared?)${IS}${ABOVE_ONE}`, 'giu'),
    bounds: '0 to 1',
    note: 'No model explains more than everything.',
  },
  {
    name: 'probability',
    form: new RegExp(
      String.raw`\b(?:probability|misclassification)(?: of [\p{L}-]+)?${IS}${BELOW_NONE}`,
      'giu',
    ),
    bounds: '0 to 1',
    note: 'A probability is never below 0. The sum it comes from may be mistaken.',
  },
]

export const findBoundRows = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence) => {
    const text = plainFigures(sentence.text)
    return BOUNDED.flatMap(({ name, form, bounds, note }) =>
      [...text.matchAll(form)].map(
        ([, printed = '']): StatisticRow => ({
          reports: name,
          writes: printed.replace(/\s/g, ''),
          computes: bounds,
          verdict: 'look-again',
          note,
          evidence: evidenceOf(sentence),
        }),
      ),
    )
  })
