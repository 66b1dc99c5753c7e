/** No change may lead away from how the author writes: those that do are dropped, the one that leads furthest first. */
import { type Change, withChanges } from '../text/change.ts'
import { measureVoice, voiceDistance } from './measure-voice.ts'
import type { VoiceProfile } from './voice-profile.ts'

/** What is dropped is tried one by one; beyond so many it would take longer than anybody waits. */
const MOST_TRIED = 60

export function keepNear(text: string, changes: readonly Change[], voice: VoiceProfile): Change[] {
  const distance = (some: readonly Change[]) => voiceDistance(measureVoice(withChanges(text, some)), voice)
  const before = distance([])
  let kept = [...changes]
  while (kept.length > 0 && distance(kept) > before) {
    const without = kept.slice(0, MOST_TRIED).map((change) => kept.filter((one) => one !== change))
    const best = without
      .map((some) => ({ some, distance: distance(some) }))
      .sort((a, b) => a.distance - b.distance)[0]
    if (!best) break
    kept = best.some
  }
  return kept
}
