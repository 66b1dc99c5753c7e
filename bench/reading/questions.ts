/** A supervisor's remarks and an examiner's questions, and whether the analysis covers them. */
import { shareOf, tellingShare } from './matching.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

/** Half of a question's sentence quoted, or its own telling words. */
const QUOTED = 0.5
const TELLING = 0.5

export function measureQuestions({ key, analysis }: RealDocument): Tally[] {
  const asked = [
    ...analysis.defenseChecklist.map((one) => JSON.stringify(one)),
    ...analysis.defensePreparation.content,
  ].join(' ')
  const unmet = key.questions.filter(({ quote = '' }) => !quote || shareOf(quote, asked) < QUOTED)
  const criticism = [
    ...analysis.checks
      .filter(({ outcome }) => outcome === 'look-again' || outcome === 'not-found')
      .map(({ says, advice = '', evidence }) =>
        [says, advice, ...evidence.map(({ quote }) => quote)].join(' '),
      ),
    ...analysis.statistics
      .filter(({ verdict }) => verdict === 'look-again')
      .map((row) => JSON.stringify(row)),
    ...analysis.improvementRecommendations.content.map((text, at) =>
      [text, ...(analysis.improvementRecommendations.evidence[at] ?? []).map(({ quote }) => quote)].join(' '),
    ),
    ...analysis.defenseChecklist.map(({ question, evidence }) =>
      [question, ...evidence.map(({ quote }) => quote)].join(' '),
    ),
  ]
  const isMet = (remark: string, because: string) =>
    criticism.some(
      (text) =>
        (because.length > 20 && shareOf(because, text) >= QUOTED) ||
        tellingShare(`${remark} ${because}`, text) >= TELLING,
    )
  const unremarked = key.remarks.filter(({ remark, because = '' }) => !isMet(remark, because))
  return [
    {
      figure: 'questions',
      hits: key.questions.length - unmet.length,
      of: key.questions.length,
      misses: unmet.map(({ question }) => question),
    },
    {
      figure: 'remarks',
      hits: key.remarks.length - unremarked.length,
      of: key.remarks.length,
      misses: unremarked.map(({ remark }) => remark),
    },
  ]
}
