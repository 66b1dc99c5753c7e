/** The parts all spoken turns of the server share. Opened once. */
import type { Outside } from '#ports/services.ts'
import { hearingAhead } from '#ports/speech-in/hearing-ahead.ts'
import { audioStore } from './audio-store.ts'
import { keptBeginnings } from './partial-recordings.ts'
import { turnRows } from './turn-rows.ts'

export type Voice = ReturnType<typeof openVoice>

type Running = { userId: string; stop(): void; done: Promise<void> }

export function openVoice(outside: Outside) {
  return {
    outside,
    store: audioStore(outside),
    rows: turnRows(outside),
    // Looked up on every call, so that a replaced recogniser is not held on to.
    ahead: hearingAhead({
      recogniser: {
        get description() {
          return outside.speechIn.description
        },
        hear: (recording) => outside.speechIn.hear(recording),
        prepare: (vocabulary) => outside.speechIn.prepare(vocabulary),
      },
      examine: (recording) => outside.examineRecording(recording),
    }),
    beginnings: keptBeginnings(outside.now),
    /** Turns under way in this process. */
    running: new Map<string, Running>(),
  }
}
