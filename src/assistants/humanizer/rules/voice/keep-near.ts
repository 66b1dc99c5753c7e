/**
 * No change may lead away from how the author writes. Changes of one kind move the same measure, so a kind is taken or
 * left as a whole: who writes connectives keeps them, and whose sentences are long has none of them parted.
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
