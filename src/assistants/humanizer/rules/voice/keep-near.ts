/**
 * No change may lead away from the author's style. Changes of one kind move the same measure, so a kind is accepted or rejected
 * as a whole: an author who writes connectives keeps them, and one with long sentences has none split.
 */
import { type Change, type ChangeKind, withChanges } from '../text/change.ts'
import { measureVoice, voiceDistance } from './measure-voice.ts'
import type { VoiceProfile } from './voice-profile.ts'

export function keepNear(text: string, changes: readonly Change[], voice: VoiceProfile): Change[] {
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
