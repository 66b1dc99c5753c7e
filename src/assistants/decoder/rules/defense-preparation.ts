/** What examiners will ask of this document, the weakest place first, each question with the sentence it hangs on. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import type { Evidence } from '#capabilities/study/rules/evidence.ts'
import type { StatisticRow } from '../contract.ts'
import { topicOfCheck } from './checklist-checks.ts'
import { isOpen, type Material } from './material.ts'
import { MOST_POINTS, type Point } from './point.ts'
import { ended, firstSentence } from './wording.ts'

export type Question = { id: string; question: string; evidence: Evidence[] }

const MOST_ROWS = 3
const MOST_WEAK = 5
const MOST_QUESTIONS = 20

export function questionsFor({ study, checks, rows }: Material): Question[] {
  const weak = [
    ...rows
      .filter(({ verdict }) => verdict === 'look again')
      .slice(0, MOST_ROWS)
      .map(onRow),
    ...onChecks(checks),
  ]
  const asked = study.questions()
  const again = asked.filter(({ about }, at) => asked.findIndex((other) => other.about === about) < at)
  // Two questions of one kind are asked one after everything else has had its turn.
  const inTurn = [...asked.filter((one) => !again.includes(one)), ...again]
  const all = [
    ...weak.slice(0, MOST_WEAK),
    ...inTurn.map(({ id, question, evidence }) => ({ id, question, evidence: [evidence] })),
  ]
  const seen = new Set<string>()
  return all.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, MOST_QUESTIONS)
}

export const defensePreparation = (questions: readonly Question[]): Point[] =>
  questions.slice(0, MOST_POINTS).map(({ question, evidence }) => ({ text: question, evidence }))

const onRow = ({ reports, writes, computes, evidence }: StatisticRow): Question => ({
  id: `row ${evidence.sentenceId} ${writes}`,
  question: `For ${reports} you print ${writes}, and the figures give ${computes}. Which is right, and does the conclusion change?`,
  evidence: [evidence],
})

const rank = ({ outcome, weight }: Check) => (outcome === 'look again' ? 10 : 0) + weight

const onChecks = (checks: readonly Check[]): Question[] =>
  checks
    .filter(
      (check) =>
        isOpen(check) &&
        check.area !== 'writing' &&
        (check.weight === 3 || (check.outcome === 'look again' && check.weight === 2)),
    )
    .sort((a, b) => rank(b) - rank(a))
    .map((check) => ({ id: `check ${check.id}`, question: askAbout(check), evidence: check.evidence }))

function askAbout(check: Check): string {
  const topic = topicOfCheck(check)
  // "how things were measured" follows "say" as it is; "ethics approval" needs a word before it.
  if (topic && /^(?:how|what|which|who|whether|when|where|why)\b/.test(topic))
    return `Your text does not seem to say ${topic}. How would you answer if it were asked?`
  if (topic && check.id.startsWith('checklist-'))
    return `Your text does not seem to say anything about ${topic}. How would you answer if it were asked?`
  return `An examiner may point at this: ${ended(firstSentence(check.says))} What would you say?`
}
