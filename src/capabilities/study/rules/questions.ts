/** Questions an examiner could put, each resting on a sentence of the thesis. */
import type { SectionRole } from '#product/document-model.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { QUESTION_RULES, type QuestionRule } from './question-rules.ts'
import { isProse, type Reading, type ReadSentence } from './reading.ts'
import { describesPicture, speaksAboutPrinting } from './speaks-about.ts'
import { countWords } from './words.ts'

export type ExamQuestion = {
  /** The rule and the sentence: the same thesis gives the same questions. */
  id: string
  about: string
  role: SectionRole
  question: string
  evidence: Evidence
  /** The handbook entry to prepare with. */
  read: string
  weight: number
}

const MOST_OF_A_KIND = 2
/** "*Equal contribution" is no sentence to be examined on. */
const LEAST_WORDS = 5

export function askQuestions(reading: Reading, limit = 20): ExamQuestion[] {
  const sentences = reading.sentences.filter(
    (sentence) =>
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
  const found: ExamQuestion[] = []
  for (const sentence of sentences) {
    if (!rule.roles.includes(sentence.role) || rule.unless?.test(sentence.text)) continue
    const match = sentence.text.match(rule.when)
    if (!match) continue
    // The first role named is where the rule belongs; elsewhere it is second best.
    const place = rule.roles.indexOf(sentence.role)
    const { id, read, weight } = rule
    const about = { id: `${id} ${sentence.id}`, about: id, role: sentence.role, read }
    found.push({
      ...about,
      question: rule.ask(match),
      evidence: evidenceOf(sentence),
      weight: weight - place * 0.5 - found.length * 2,
    })
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, MOST_OF_A_KIND)
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
