/**
 * What an examiner is likely to ask of this document. The checklist holds what has to be defended: figures that differ,
 * what is open, what a model asks, and the work's own decisions. The section asks of its claims. No question is in both.
 */
import {
  FACT_KINDS,
  isFigure,
  type StudyCheck,
  type StudyEvidence,
  type WorkStage,
} from '#capabilities/study/index.ts'
import type { StatisticRow } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { type Point, point } from '../words/point.ts'
import { questionOn } from './open-questions.ts'

export type Question = { id: string; question: string; evidence: StudyEvidence[] }

const MOST_WEAK = 4
const MOST_MISSING = 3
const MOST_DECISIONS = 4
/** Students prepare no more than this. */
const MOST_QUESTIONS = 10
const MOST_CLAIMS = 6
const MOST_SHOWN = 3

export function questionsFor(
  { study, work, checks, rows }: AnalysisMaterial,
  ofModel: readonly Question[] = [],
): Question[] {
  const weak = [...onRows(rows), ...onChecks(checks, 'look-again', work.stage)].slice(0, MOST_WEAK)
  const decisions = study
    .questions()
    .filter(({ about }) => !isKind(about))
    .slice(0, MOST_DECISIONS)
    .map(({ id, question, evidence }) => ({ id, question, evidence: [evidence] }))
  const missing = onChecks(checks, 'not-found', work.stage).slice(0, MOST_MISSING)
  const seen = new Set<string>()
  return [...weak, ...ofModel, ...missing, ...decisions]
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .slice(0, MOST_QUESTIONS)
}

/** What a model asks beyond the checklist; where none read the work, what its own sentences ask for. */
export function defensePreparation({ study }: AnalysisMaterial, asked: readonly Question[]): Point[] {
  if (asked.length > 0)
    return asked.slice(0, MOST_CLAIMS).map(({ question, evidence }) => point(question, ...evidence))
  return study
    .questions()
    .filter(({ about }) => isKind(about))
    .slice(0, MOST_CLAIMS)
    .map(({ question, evidence }) => ({ text: question, evidence: [evidence] }))
}

const isKind = (about: string): boolean => (FACT_KINDS as readonly string[]).includes(about)

/** All differing figures together make one question. */
function onRows(rows: readonly StatisticRow[]): Question[] {
  const again = rows.filter(({ verdict }) => verdict === 'look-again')
  const [first] = again
  if (!first) return []
  const { reports, writes, computes, evidence, against } = first
  const other = against ? 'another place gives' : 'the figures give'
  const differs = `For ${reports} you report ${writes}${isFigure(computes) ? `, but ${other} ${computes}` : ''}.`
  return [
    {
      id: `row ${evidence.sentenceId} ${writes}`,
      question:
        again.length === 1
          ? `${differs} Which is correct, and does it change your conclusion?`
          : `${differs} ${again.length === 2 ? 'Another figure differs' : `${again.length - 1} other figures differ`} too. Which are correct, and do they change any conclusion?`,
      evidence: again.slice(0, MOST_SHOWN).map((row) => row.evidence),
    },
  ]
}

/** Old references are asked about last. */
const rank = ({ weight, area }: StudyCheck) => (area === 'literature' ? 0 : 10) + weight

const onChecks = (
  checks: readonly StudyCheck[],
  outcome: StudyCheck['outcome'],
  stage: WorkStage | null,
): Question[] =>
  checks
    .filter((check) => check.outcome === outcome && check.area !== 'writing')
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((check) => {
      const question = questionOn(check, stage)
      return question
        ? [{ id: `check ${check.id}`, question, evidence: check.evidence.slice(0, MOST_SHOWN) }]
        : []
    })
