/** The differences between the Defense Room and the Research Consultant: words, addresses and a persona. */
import type { UploadPurpose } from '#capabilities/documents/spec.ts'
import type { Address } from '#contracts/call.ts'
import type { RoomId } from '../rules/names.ts'

export type OralRoom = {
  id: RoomId
  purpose: Extract<UploadPurpose, 'defense' | 'consultation'>
  calls: {
    upload: Address<'POST', string>
    readStatus: Address<'GET', string>
    answer: Address<'POST', string>
  }
  says: {
    title: string
    checking: string
    /** Name on the other side's bubbles. */
    speaker: string
    /** File types offered by the chooser. */
    accepts: string
    microphoneRefused: string
    processingFailed(error: string | undefined): string
    uploadFailed(message: string): string
    sendFailed(message: string): string
    description: string
    dropHere: string
    limits: string
    begin: string
    speaking: string
    sampleName: string
    unlockedLines: readonly string[]
    /** How a session is called in lists: "Defense". */
    sitting: string
  }
  /** Gentle, standard or tough, and how many examiners: only where one is examined. */
  offersStyle: boolean
  /** Time and session are shown beside the title. */
  headerChip: boolean
}
