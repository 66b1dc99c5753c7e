/** Questions an examiner could put, each resting on a sentence of the thesis. */
import type { SectionRole } from '#product/document-model.ts'
import { type Evidence, evidenceOf } from '../document/evidence.ts'
import { isProse, type Reading, type ReadSentence } from '../document/reading.ts'
import { type Statement, statementsOf } from '../facts/statements.ts'
import { findCitations } from '../text/citations.ts'
import { describesPicture, speaksAboutPrinting } from '../text/speaks-about.ts'
import { countWords } from '../text/words.ts'
import type { QuestionRule } from './question-rule.ts'
import { QUESTION_RULES } from './question-rules.ts'

export type ExamQuestion = {
  /** The rule and the sentence: the same thesis gives the same questions. */
  id: string
  about: string
  role: SectionRole
  question: string
  evidence: Evidence
  also: Evidence[]
  /** The handbook entry to prepare with. */
  read: string
  weight: number
}

/** Beside the sentence a question hangs on, others that ask for the same. */
const MOST_ALIKE = 2
/** "*Equal contribution" is no sentence to be examined on. */
const LEAST_WORDS = 5

export function askQuestions(
  reading: Reading,
  limit = 20,
  statements: readonly Statement[] = statementsOf(reading),
): ExamQuestion[] {
  // No examiner asks about a form, a line of code, or what a participant said.
  const evidence = new Set(statements.map(({ sentence }) => sentence.id))
  const sentences = reading.sentences.filter(
    (sentence) =>
      evidence.has(sentence.id) &&
      isProse(sentence) &&
      countWords(sentence.text) >= LEAST_WORDS &&
      !describesPicture(sentence.text) &&
      !speaksAboutPrinting(sentence.text),
  )
  const asked = new Set<string>()
  const questions = QUESTION_RULES.flatMap((rule) => questionsBy(rule, sentences))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ question }) => !asked.has(question) && asked.add(question))
  return spread(questions, limit)
}

function questionsBy(rule: QuestionRule, sentences: readonly ReadSentence[]): ExamQuestion[] {
  const found: { sentence: ReadSentence; match: RegExpMatchArray; worth: number }[] = []
  for (const sentence of sentences) {
    if (!rule.roles.includes(sentence.role) || rule.unless?.test(sentence.text)) continue
    const match = sentence.text.match(rule.when)
    if (!match || rule.fits?.(match) === false) continue
    if (rule.own && findCitations(sentence.text).length > 0) continue
    // The first role named is where the rule belongs; elsewhere it is second best.
    found.push({ sentence, match, worth: -rule.roles.indexOf(sentence.role) })
  }
  const [first, ...alike] = found.sort((a, b) => b.worth - a.worth)
  if (!first) return []
  const { id, read, weight } = rule
  const { sentence, match, worth } = first
  const also = rule.askAll ? alike.slice(0, MOST_ALIKE) : []
  return [
    {
      id: `${id} ${sentence.id}`,
      about: id,
      role: sentence.role,
      read,
      question: also.length > 0 && rule.askAll ? rule.askAll(match) : rule.ask(match),
      evidence: evidenceOf(sentence),
      also: also.map((one) => evidenceOf(one.sentence)),
      weight: weight + worth * 0.5,
    },
  ]
}

/** No two questions on one sentence while others are open, and every part of the thesis gets its turn. */
function spread(questions: readonly ExamQuestion[], limit: number): ExamQuestion[] {
  const used = new Set<string>()
  const first: ExamQuestion[] = []
  const rest: ExamQuestion[] = []
  for (const question of questions) {
    const isNew = !used.has(question.evidence.sentenceId)
    used.add(question.evidence.sentenceId)
    ;(isNew ? first : rest).push(question)
  }
  return [...first, ...rest].slice(0, limit)
}

export const questionsOn = (reading: Reading, role: SectionRole): ExamQuestion[] =>
  askQuestions(reading, 100).filter((question) => question.role === role)
