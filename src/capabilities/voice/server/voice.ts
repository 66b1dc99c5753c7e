/** The parts all spoken turns of the server share. Opened once. */
import type { Services } from '#ports/services.ts'
import { hearingAhead } from '#ports/speech-in/hearing-ahead.ts'
import { audioStore } from './audio-store.ts'
import { keptBeginnings } from './partial-recordings.ts'
import { turnRows } from './turn-rows.ts'

export type Voice = ReturnType<typeof openVoice>

/** Stopped because the same came again, or because a correction took its place. */
type Running = { userId: string; stop(why: 'again' | 'corrected'): void; done: Promise<void> }

export function openVoice(services: Services) {
  return {
    services,
    store: audioStore(services),
    rows: turnRows(services),
    // Looked up on every call, so that a replaced recogniser is not held on to.
    ahead: hearingAhead({
      recogniser: {
        get description() {
          return services.speechIn.description
        },
        hear: (recording) => services.speechIn.hear(recording),
        prepare: (vocabulary) => services.speechIn.prepare(vocabulary),
      },
      examine: (recording) => services.examineRecording(recording),
    }),
    beginnings: keptBeginnings(services.now),
    /** Turns under way in this process. */
    running: new Map<string, Running>(),
  }
}
