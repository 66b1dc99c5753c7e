/** The findings of an analysis by sentence, as written beside the text, in a supervisor's order of importance. */
import type { Analysis, AnalysisCheck, Evidence, StatisticRow } from '../../contract.ts'
import { inSupervisorsOrder } from '../sections/improvement-recommendations.ts'
import { ended, otherSide } from '../words/wording.ts'

export type Finding = {
  /** Paragraphs: the finding, and what to do. */
  says: string[]
  /** Its sentence; without one it concerns the whole work. */
  evidence?: Evidence
}

/** Beyond this many, a reader no longer goes through them. */
const MOST_PLACES_OF_ONE = 25
export const MOST_FINDINGS = 300

type Analysed = Pick<Analysis, 'checks' | 'statistics'>

/** All remarks about one sentence make one finding. */
export function findingsOf({ checks, statistics }: Analysed): Finding[] {
  const bySentence = new Map<string, Finding>()
  const whole: string[] = []
  const add = (evidence: Evidence, says: string) => {
    const key = `${evidence.sentenceId} ${evidence.quote}`
    const there = bySentence.get(key)
    if (!there) bySentence.set(key, { says: [says], evidence })
    else if (!there.says.includes(says)) there.says.push(says)
  }
  for (const row of statistics) if (row.verdict === 'look-again') add(row.evidence, figureWords(row))
  for (const { check } of inSupervisorsOrder(checks)) {
    if (check.evidence.length === 0) whole.push(wholeWords(check))
    for (const [at, evidence] of check.evidence.slice(0, MOST_PLACES_OF_ONE).entries())
      add(evidence, at === 0 ? wholeWords(check) : shortWords(check))
  }
  const placed = [...bySentence.values()].slice(0, MOST_FINDINGS)
  return whole.length > 0 ? [{ says: whole }, ...placed] : placed
}

const wholeWords = ({ label, says, advice }: AnalysisCheck): string =>
  `${label}: ${ended(says)}${advice ? ` ${ended(advice)}` : ''}`

/** The second occurrence need not repeat the whole text. */
const shortWords = ({ label, advice }: AnalysisCheck): string =>
  advice ? `${label}: ${ended(advice)}` : ended(label)

const figureWords = (row: StatisticRow): string =>
  `${row.reports}: reported ${row.writes}; ${ended(otherSide(row))}${row.note ? ` ${ended(row.note)}` : ''}`
