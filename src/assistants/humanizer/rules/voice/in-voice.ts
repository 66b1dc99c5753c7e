import type { Settings } from '../settings.ts'
import { type Change, type ChangeKind, overlaps, withChanges } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'
import { measureVoice, voiceDistance } from './measure-voice.ts'
import { otherSpellings, type Spelling } from './spelling.ts'
import type { VoiceProfile } from './voice-profile.ts'

/** With an earlier chapter as the measure, no change may lead away from its style. */
export function inVoice(
  text: string,
  paragraphs: readonly Paragraph[],
  changes: Change[],
  { voice, rulesOff }: Settings,
): Change[] {
  if (!voice) return changes
  const spelled =
    voice.spelling && !rulesOff.includes('spelling')
      ? spellingChanges(paragraphs, changes, voice.spelling)
      : []
  return keepNear(
    text,
    [...changes, ...spelled].sort((a, b) => a.from - b.from),
    voice,
  )
}

function spellingChanges(
  paragraphs: readonly Paragraph[],
  planned: readonly Change[],
  wanted: Spelling,
): Change[] {
  return paragraphs.flatMap(({ from, text, locked }) =>
    otherSpellings(text, wanted)
      .filter((place) => !locked.some((span) => overlaps(span, place)))
      .map((place) => ({
        ...place,
        from: place.from + from,
        to: place.to + from,
        rule: 'spelling',
        kind: 'spelling' as const,
      }))
      .filter((change) => !planned.some((other) => overlaps(other, change))),
  )
}

/**
 * No change may lead away from the author's style. Changes of one kind move the same measure, so a kind is accepted or rejected
 * as a whole: an author who writes connectives keeps them, and one with long sentences has none split.
 */
function keepNear(text: string, changes: readonly Change[], voice: VoiceProfile): Change[] {
  const distance = (some: readonly Change[]) => voiceDistance(measureVoice(withChanges(text, some)), voice)
  const before = distance([])
  let kept = [...changes]
  while (kept.length > 0 && distance(kept) > before) {
    const kinds = [...new Set(kept.map(({ kind }) => kind))]
    const without = (kind: ChangeKind) => kept.filter((change) => change.kind !== kind)
    const [nearest] = kinds
      .map((kind) => ({ left: without(kind), distance: distance(without(kind)) }))
      .sort((a, b) => a.distance - b.distance)
    kept = nearest?.left ?? []
  }
  return kept
}

export type InVoice = typeof inVoice
