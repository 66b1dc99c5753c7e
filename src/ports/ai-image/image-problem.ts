import { type TextProblem, type TextProblemCode, textProblem } from '../ai-text/text-problem.ts'

/** The same problems as for text; the student's sentences speak of a picture instead of an answer. */
export type ImageProblem = TextProblem

const SENTENCES: Partial<Record<TextProblemCode, string>> = {
  'too-long': 'This description is too long for the AI model. Please shorten it.',
  refused: 'The AI model declined to draw this. Please describe the picture another way.',
  timeout: 'The AI model took too long to draw this. Please try again.',
  cut: 'The connection to the AI model was lost before the picture was complete.',
  'bad-output': 'The AI model sent something that is not a picture. Please try again.',
  'not-able': 'Images cannot be made here yet.',
  stopped: 'You stopped this picture.',
  'fair-use': 'You have reached today’s limit for AI pictures. It resets at midnight.',
}

export const forPictures = (problem: TextProblem): ImageProblem => ({
  ...problem,
  message: SENTENCES[problem.code] ?? problem.message,
})

export const imageProblem = (code: TextProblemCode, detail?: string): ImageProblem =>
  forPictures(textProblem(code, { detail }))
