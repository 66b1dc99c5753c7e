/** Which way a ratio is read, and whether the test of the whole model is read at all. */
import { evidenceOf } from '../../document/evidence.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import type { Places } from '../places.ts'

const RATIO = /\b(?:hazards?|odds|risk|rate) ratios?\b|\b(?:HR|AOR|OR|RR)\b/
const ABOVE = /\b(?:higher|greater|bigger|larger|more|above)\s+than\s+(?:1|one)\b|\babove (?:1|one)\b/i
const BELOW = /\b(?:lower|less|lesser|smaller)\s+than\s+(?:1|one)\b|\bbelow (?:1|one)\b/i
const LESS =
  /\b(?:lower|less|lesser|smaller|reduced|decreased)\s+(?:risk|hazard|danger|odds|chance|likelihood|rate)s?\b|\bless likely\b/i
const MORE =
  /\b(?:higher|greater|larger|bigger|increased|more)\s+(?:risk|hazard|danger|odds|chance|likelihood|rate)s?\b|\bmore likely\b/i

export const ratiosRead: Comparator = {
  about: {
    id: 'numbers.ratios-read',
    area: 'interpretation',
    label: 'Ratios above one are read as more, and below one as less',
    weight: 3,
  },
  one: 'reading of a ratio above or below one',
  many: 'readings of ratios above or below one',
  holds: 'goes the right way',
  hold: 'go the right way',
  none: 'No sentence says what a ratio above or below one means.',
  advice:
    'A ratio above one is a higher hazard, odds or risk than in the group compared with. Read each of these sentences again.',
  ofText: true,
  consequence: 'Every statement on who is at more risk turns round.',
  least: 0.6,
  inEnglish: true,
  compare: ({ own }) =>
    comparisonOf(
      own.whole
        .filter(({ role, text }) => role !== 'literature' && RATIO.test(text))
        .flatMap((sentence): StatisticRow[] => {
          const { text } = sentence
          const [isAbove, isBelow] = [ABOVE.test(text), BELOW.test(text)]
          const rest = text.replace(ABOVE, ' ').replace(BELOW, ' ')
          const [isMore, isLess] = [MORE.test(rest), LESS.test(rest)]
          if (isAbove === isBelow || isMore === isLess) return []
          const fits = isAbove === isMore
          return [
            {
              reports: `A ratio ${isAbove ? 'above' : 'below'} one`,
              writes: isMore ? 'a higher risk' : 'a lower risk',
              computes: isAbove ? 'a higher risk' : 'a lower risk',
              verdict: fits ? 'agrees' : 'look-again',
              ...(fits ? {} : { note: `The ratio is read the other way round. ${ratiosRead.consequence}` }),
              evidence: evidenceOf(sentence),
            },
          ]
        }),
    ),
}

const OVERALL =
  /\b(?:likelihood[- ]ratio|omnibus|overall model|model (?:chi|fit)|F[- ]statistic|wald)\s*(?:test|statistic|χ2|chi-?squared?)?/i
const P_LINE = /\bp[- ]?value\s*[=:]\s*(0?\.\d+)|\bp\s*=\s*(0?\.\d+)/i
const READ_AS_NONE =
  /\bmodel (?:as a whole |overall )?(?:is|was|does|did|has|had)\b[^.]{0,30}\b(?:not|in-?|non-?)\s?(?:statistically |a )?(?:significan|better|good|fit)|\b(?:jointly|overall|as a whole)\b[^.]{0,40}\b(?:not|in-?|non-?)\s?significan/i

export const overallTest: Comparator = {
  about: {
    id: 'numbers.overall-test',
    area: 'statistics',
    label: 'The test of the whole model is read',
    weight: 3,
  },
  one: 'test of a whole model',
  many: 'tests of whole models',
  holds: 'is significant, or read as not significant',
  hold: 'are significant, or read as not significant',
  none: 'No test of a whole model is printed with its p.',
  advice: 'Say what the test of the whole model shows, before single coefficients are interpreted.',
  ofText: true,
  consequence: 'If the model as a whole explains nothing, its single coefficients prove little.',
  least: null,
  inEnglish: true,
  compare: ({ reading, own }: Places) => {
    const isRead = reading.sentences.some(({ text }) => READ_AS_NONE.test(text))
    const lines = own.whole.filter(({ role }) => role !== 'literature' && role !== 'methods')
    return comparisonOf(
      lines.flatMap((sentence, at): StatisticRow[] => {
        if (!OVERALL.test(sentence.text)) return []
        const beside = P_LINE.exec(sentence.text)
        const next = lines[at + 1]
        const below = !beside && next && next.text.length < 40 ? P_LINE.exec(next.text) : null
        const found = beside ?? below
        const printed = found?.[1] ?? found?.[2]
        if (!printed) return []
        const isNone = Number(printed) > 0.05
        const fits = !isNone || isRead
        return [
          {
            reports: (OVERALL.exec(sentence.text)?.[0] ?? '').trim(),
            writes: `p = ${printed}, and no word of it`,
            computes: 'a model that is not significant as a whole',
            verdict: fits ? 'agrees' : 'look-again',
            ...(fits ? {} : { note: `Nothing was found that reads this test. ${overallTest.consequence}` }),
            evidence: evidenceOf(below && next ? next : sentence),
          },
        ]
      }),
    )
  },
}
