/** Likely questions of examiners about this document, weakest place first, each with the sentences it concerns. */
import type { BookOfFacts, FactKind, StudyCheck, StudyEvidence } from '#capabilities/study/index.ts'
import type { StatisticRow } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { isToldAs } from '../facts/checks-of-facts.ts'
import { FACT_WORDS } from '../facts/fact-words.ts'
import { wordsAt } from '../facts/words-at-stage.ts'
import type { Point } from '../words/point.ts'
import { questionOn } from './open-questions.ts'

export type Question = { id: string; question: string; evidence: StudyEvidence[] }

const MOST_WEAK = 4
const MOST_UNSURE = 2
const MOST_MISSING = 2
/** Students prepare no more than this. */
const MOST_QUESTIONS = 15
const MOST_SHOWN = 3
/** An open check asks the same as these sentences do, in better words. */
const SAME: Readonly<Record<string, string>> = {
  'causal-language': 'cause',
  'numbers.effect-size': 'p-value',
  'recommendations-rest': 'recommendation',
  generalising: 'generalise',
}

export function questionsFor(
  { study, book, checks, rows }: AnalysisMaterial,
  ofModel: readonly Question[] = [],
): Question[] {
  const weak = [...onRows(rows), ...onChecks(checks, 'look-again', book.stage)].slice(0, MOST_WEAK)
  const asked = new Set(weak.map(({ id }) => SAME[id.replace(/^check /, '')]))
  const hanging = study
    .questions()
    .filter(({ about }) => !asked.has(about))
    .map(({ id, question, evidence, also }) => ({ id, question, evidence: [evidence, ...also] }))
  const missing = onChecks(checks, 'not-found', book.stage).slice(0, MOST_MISSING)
  const seen = new Set<string>()
  return [...weak, ...ofModel, ...missing, ...hanging, ...unsure(book)]
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .slice(0, MOST_QUESTIONS)
}

export const defensePreparation = (questions: readonly Question[]): Point[] =>
  questions.map(({ question, evidence }) => ({ text: question, evidence }))

/** All differing figures together make one question. */
function onRows(rows: readonly StatisticRow[]): Question[] {
  const again = rows.filter(({ verdict }) => verdict === 'look-again')
  const [first] = again
  if (!first) return []
  const { reports, writes, computes, evidence } = first
  const differs = `For ${reports} you report ${writes}, but the figures give ${computes}.`
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
  stage: BookOfFacts['stage'],
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

/** Facts the book is unsure of become questions, with the sentence that may be meant; never claims. */
const unsure = (book: BookOfFacts): Question[] => {
  const isHeld = (kind: FactKind, sentenceId: string) =>
    book.facts.some((fact) => fact.kind === kind && fact.evidence.sentenceId === sentenceId)
  return book.findings
    .flatMap((finding) => (finding.name === 'not-sure' && !isToldAs(book, finding.kind) ? [finding] : []))
    .sort((a, b) => FACT_WORDS[b.kind].weight - FACT_WORDS[a.kind].weight)
    .slice(0, MOST_UNSURE)
    .map(({ kind, evidence }) => ({
      id: `unsure ${kind}`,
      question: wordsAt(book.stage, kind).asked,
      // A passing mention cannot be the intended answer.
      evidence: evidence.filter(({ sentenceId }) => isHeld(kind, sentenceId)).slice(0, 1),
    }))
}
