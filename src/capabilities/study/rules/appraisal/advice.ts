/**
 * Advice on one's own work: what the work says on a theme, what a supervisor looks for there and whether it was found, and
 * one next step. Short, in the second person, and without a verdict on what nobody here can judge.
 */
import { type AdviceAsked, adviceAsked } from './advice-asked.ts'
import type { AdvicePart } from './advice-part.ts'
import type { Appraisal } from './appraised.ts'
import type { Intent } from './intents.ts'
import { onChapter } from './on-chapter.ts'
import { onTheme } from './on-theme.ts'
import { onWhole } from './on-whole.ts'
import { pairedAt, sideBySide } from './side-by-side.ts'
import { onWeakPointNamed } from './weak-point-named.ts'

/**
 * `before`: the earlier questions, in their order. `unlessAsked`: meant where a theme is named and nothing is asked of it.
 * `isLoose`: also where other matter is named beside the theme, and nobody else has an answer to that.
 */
export type AdviceRequest = {
  question: string
  before?: readonly string[]
  unlessAsked?: Intent
  isLoose?: boolean
}

/** Undefined where neither a theme nor an intent is recognised, or something else is asked as well: then look it up. */
export function adviceOn(
  appraisal: Appraisal,
  { question, before = [], ...how }: AdviceRequest,
): AdvicePart[] | undefined {
  const weak = onWeakPointNamed(appraisal, question)
  if (weak) return weak
  const asked = adviceAsked(question, before, appraisal, how)
  const told = asked && toldOn(appraisal, asked)
  return told && told.length > 0 ? told : undefined
}

function toldOn(appraisal: Appraisal, asked: AdviceAsked): AdvicePart[] {
  const { chapter, themes, intent } = asked
  if (chapter) return onChapter(appraisal, chapter, asked)
  const [theme] = themes
  const nth = pairedAt(appraisal, asked)
  if (nth) return nth
  if (intent === 'consistent') return sideBySide(appraisal, asked)
  if (!theme || (intent === 'weakest' && themes.length === 0)) return onWhole(appraisal, asked)
  return onTheme(appraisal, asked, theme)
}
