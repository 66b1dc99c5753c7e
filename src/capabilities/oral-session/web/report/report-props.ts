import type { OralRoom } from '../session-screen.ts'
import type { SessionWishes } from '../upload/deliver.ts'

export type ReportProps = {
  room: OralRoom
  sessionId: string
  onBack(): void
  /** Another session on the same document. */
  onAgain(documentId: string, name: string, manner: SessionWishes): void
}
