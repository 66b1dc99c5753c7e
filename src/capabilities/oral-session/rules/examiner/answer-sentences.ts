import { splitSentences } from '#kit/text/split-sentences.ts'

/** A semicolon parts what is said as a stop does. */
export const answerSentences = (text: string): string[] =>
  splitSentences(text).flatMap(({ text: sentence }) => sentence.trim().split(/(?<=;)\s+/))
