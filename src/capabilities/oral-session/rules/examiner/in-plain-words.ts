/**
 * Explains what an answer should cover, for a student who did not understand the question: repeating the same words
 * would not help.
 */
import type { ExamArea } from '../names.ts'

const DONE: Record<ExamArea, string> = {
  problem:
    'I want to hear what you set out to find, why it matters, and how one can tell that you got there.',
  literature: 'I want to hear whose work came before yours, and what it left for you to do.',
  theory: 'I want to hear how the idea in this sentence helped you to understand what you studied.',
  method: 'I want to hear what you did there, why in this way, and what could be wrong with it.',
  results: 'I want to hear what came out, what it rests on, and what else could be behind it.',
  contribution: 'I want to hear what follows from your work, for whom, and how far one may go with it.',
  limits: 'I want to hear how far your study reaches, where it stops, and what that does to what you say.',
  ethics: 'I want to hear what was done so that nobody came to harm by your study.',
}
const PLANNED: Partial<Record<ExamArea, string>> = {
  theory: 'I want to hear how the idea in this sentence will help you to understand what you study.',
  method: 'I want to hear what you will do there, why in this way, and what could go wrong with it.',
  contribution: 'I want to hear what will follow from your work, and for whom.',
  ethics: 'I want to hear what you will do so that nobody comes to harm by your study.',
}

export const inPlainWords = (area: ExamArea, isPlanned: boolean): string =>
  `In plain words: ${(isPlanned ? PLANNED[area] : undefined) ?? DONE[area]}`
