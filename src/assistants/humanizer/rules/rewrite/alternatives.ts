/** Two other wordings of a changed sentence, each through the same gate. */
import { findMarks } from '../marks/find-marks.ts'
import { LIGHT_MENDER } from '../mend/light-mender.ts'
import type { Settings } from '../settings.ts'
import { type Change, covers, type TextSpan, withChanges } from '../text/change.ts'
import { readProse } from '../text/read-prose.ts'
import { planParagraph } from './plan-paragraph.ts'

export type Wording = { text: string; changes: Change[] }

/** The sentence of the given text around a place; undefined outside prose. */
export function sentenceAt(text: string, place: number): TextSpan | undefined {
  for (const { from, sentences } of readProse(text))
    for (const sentence of sentences) {
      const span = { from: sentence.from + from, to: sentence.to + from }
      if (span.from <= place && place < span.to) return span
    }
  return undefined
}

export function otherWordings(
  text: string,
  sentence: TextSpan,
  current: readonly Change[],
  settings: Settings,
): Wording[] {
  const own = current.filter((change) => covers(sentence, change))
  const now = textWithChanges(text, sentence, own)
  const proposals = [
    changesOf(text, sentence, { ...settings, strength: 'medium' }, true),
    changesOf(text, sentence, { ...settings, strength: 'strong' }, true),
    changesOf(text, sentence, { ...settings, strength: 'strong' }, false),
    changesOf(text, sentence, { ...settings, strength: 'medium' }, false),
  ]
  const seen = new Set([now, text.slice(sentence.from, sentence.to)])
  const found: Wording[] = []
  for (const changes of proposals) {
    const wording = textWithChanges(text, sentence, changes)
    if (seen.has(wording) || found.length === 2) continue
    seen.add(wording)
    found.push({ text: wording, changes })
  }
  return found
}

const textWithChanges = (text: string, { from, to }: TextSpan, changes: readonly Change[]) =>
  withChanges(
    text.slice(from, to),
    changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from })),
  )

function changesOf(text: string, sentence: TextSpan, settings: Settings, second: boolean): Change[] {
  for (const paragraph of readProse(text, settings.terms)) {
    if (paragraph.from > sentence.from || paragraph.from + paragraph.text.length < sentence.to) continue
    const changes = planParagraph(paragraph, findMarks(paragraph, settings.rulesOff), {
      settings,
      mender: LIGHT_MENDER,
      second,
    })
    return changes
      .map((change) => ({ ...change, from: change.from + paragraph.from, to: change.to + paragraph.from }))
      .filter((change) => covers(sentence, change))
  }
  return []
}
