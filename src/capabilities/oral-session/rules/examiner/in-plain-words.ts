/**
 * Explains what an answer should cover, for a student who did not understand the question: repeating the same words
 * would not help.
 */
import type { ExamArea } from '../names.ts'

const DONE: Record<ExamArea, string> = {
  problem: 'I want to hear what you set out to find, why it matters, and how we can tell that you succeeded.',
  literature: 'I want to hear whose work came before yours, and what it left for you to do.',
  theory: 'I want to hear how the idea in this sentence helped you understand what you studied.',
  method: 'I want to hear what you did there, why in this way, and what could be wrong with it.',
  results: 'I want to hear what you found, what it is based on, and what else could explain it.',
  contribution: 'I want to hear what follows from your work, for whom, and how far it can be taken.',
  limits: 'I want to hear how far your study goes, where it stops, and how that affects your conclusions.',
  ethics: 'I want to hear what you did to make sure that your study harmed nobody.',
}
const PLANNED: Partial<Record<ExamArea, string>> = {
  theory: 'I want to hear how the idea in this sentence will help you understand what you study.',
  method: 'I want to hear what you will do there, why in this way, and what could go wrong with it.',
  contribution: 'I want to hear what will follow from your work, and for whom.',
  ethics: 'I want to hear what you will do to make sure that your study harms nobody.',
}

export const inPlainWords = (area: ExamArea, isPlanned: boolean): string =>
  `In plain words: ${(isPlanned ? PLANNED[area] : undefined) ?? DONE[area]}`
