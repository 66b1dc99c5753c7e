/** What examiners will ask of this document, the weakest place first, each question with the sentences it hangs on. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import type { Design } from '#capabilities/study/rules/design/design.ts'
import type { Evidence } from '#capabilities/study/rules/document/evidence.ts'
import type { StatisticRow } from '../../contract.ts'
import { isOpen, type Material } from '../checklist/material.ts'
import type { Point } from '../words/point.ts'
import { questionOn } from './open-questions.ts'

export type Question = { id: string; question: string; evidence: Evidence[] }

const MOST_WEAK = 5
const LEAST_QUESTIONS = 8
/** More than a dozen nobody prepares. */
const MOST_QUESTIONS = 12
const MOST_SHOWN = 3
/** Here a word of cause is in its place. */
const CAUSAL: ReadonlySet<Design | undefined> = new Set([
  'trial',
  'experiment',
  'quasi-experiment',
  'simulation',
  'computational experiment',
])
/** An open check asks for the same as a sentence does, and asks it better. */
const SAME: Readonly<Record<string, string>> = {
  'causal-language': 'cause',
  'numbers.effect-size': 'p-value',
  'recommendations-rest': 'recommendation',
  generalising: 'generalise',
}

export function questionsFor({ study, checks, rows }: Material): Question[] {
  const allWeak = [...onRows(rows), ...onChecks(checks)]
  const asked = new Set(allWeak.slice(0, MOST_WEAK).map(({ id }) => SAME[id.replace(/^check /, '')]))
  if (CAUSAL.has(study.design()?.design)) asked.add('cause')
  const hanging = study
    .questions()
    .filter(({ about }) => !asked.has(about))
    .map(({ id, question, evidence, also }) => ({ id, question, evidence: [evidence, ...also] }))
  // Where the text gives little to ask about, what it does not say is asked about more.
  const weak = allWeak.slice(0, Math.max(MOST_WEAK, LEAST_QUESTIONS - hanging.length))
  const seen = new Set<string>()
  return [...weak, ...hanging]
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .slice(0, MOST_QUESTIONS)
}

export const defensePreparation = (questions: readonly Question[]): Point[] =>
  questions.map(({ question, evidence }) => ({ text: question, evidence }))

/** However many figures differ, it is one question. */
function onRows(rows: readonly StatisticRow[]): Question[] {
  const again = rows.filter(({ verdict }) => verdict === 'look again')
  const [first] = again
  if (!first) return []
  const { reports, writes, computes, evidence } = first
  const differs = `For ${reports} you print ${writes}, and the figures give ${computes}.`
  return [
    {
      id: `row ${evidence.sentenceId} ${writes}`,
      question:
        again.length === 1
          ? `${differs} Which is right, and does your conclusion change?`
          : `${differs} ${again.length === 2 ? 'Another figure differs' : `${again.length - 1} other figures differ`} too. Which are right, and does a conclusion change?`,
      evidence: again.slice(0, MOST_SHOWN).map((row) => row.evidence),
    },
  ]
}

/** Old references are asked about last. */
const rank = ({ outcome, weight, area }: Check) =>
  (outcome === 'look again' && area !== 'literature' ? 10 : 0) + weight

const onChecks = (checks: readonly Check[]): Question[] =>
  checks
    .filter((check) => isOpen(check) && check.area !== 'writing')
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((check) => {
      const question = questionOn(check)
      return question
        ? [{ id: `check ${check.id}`, question, evidence: check.evidence.slice(0, MOST_SHOWN) }]
        : []
    })
