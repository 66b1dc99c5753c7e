/** Many tests at one level find something by chance alone: their number is held against a correction for it. */
import { type Comparator, comparisonOf } from '../comparison.ts'

/** Of twenty true null hypotheses one falls at the 5% level; a handful of planned tests needs no correction. */
const MANY = 30
const CORRECTED =
  /\b(?:Bonferroni|Holm|Benjamini|Hochberg|false discovery|FDR|Tukey|Scheff[ée]|Dunn(?:ett)?|Games[- ]Howell|[SŠ]id[áa]k|LSD|Duncan|family-?wise|multiple (?:comparisons?|testing|tests)|(?:adjusted|corrected) (?:for|p\b|p-values?|alpha|significance)|(?:more|stricter|conservative) (?:significance )?level|post[- ]hoc)\b/i

export const manyTests: Comparator = {
  about: {
    id: 'numbers.many-tests',
    area: 'statistics',
    label: 'Many tests are corrected for being many',
    weight: 2,
  },
  one: 'set of tests',
  many: 'sets of tests',
  holds: 'names its correction',
  hold: 'name their corrections',
  none: `The text prints fewer than ${MANY} p values.`,
  advice:
    'Name a correction (Holm, Bonferroni), or say which tests were planned and which were looked for later.',
  ofText: true,
  consequence: 'Some of what you call significant is expected by chance.',
  inEnglish: true,
  compare: ({ printed, tests, reading, own }) => {
    const [first] = tests
    const [place] = own.blocks.filter(({ text }) => /\bp\b|sig\./i.test(text))
    const evidence =
      first?.evidence ?? (place && { sentenceId: place.id, page: place.page, quote: place.text })
    if (printed.p < MANY || !evidence) return comparisonOf([])
    const named = reading.sentences.find(
      ({ text, role }) => role !== 'literature' && role !== 'references' && CORRECTED.test(text),
    )
    const row = {
      reports: `${printed.p} printed p values`,
      computes: `about ${Math.round(printed.p * 0.05)} below .05 by chance`,
      evidence,
    }
    return comparisonOf([
      named
        ? { ...row, writes: 'a correction', verdict: 'agrees' }
        : {
            ...row,
            writes: 'no correction',
            verdict: 'look-again',
            note: `No correction for so many tests was found. ${manyTests.consequence}`,
          },
    ])
  },
}
