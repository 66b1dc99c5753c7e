import { StudyCard } from '#capabilities/study/web/index.ts'
import type { OralRoom } from '../session-screen.ts'
import { useSessionDocument } from './use-session-document.ts'

type StudyMeanwhileProps = { room: OralRoom; sessionId: string; file: string }

/** While the questions are prepared the student says whether this is their study; the examiner goes by it. */
export default function StudyMeanwhile({ room, sessionId, file }: StudyMeanwhileProps) {
  const documentId = useSessionDocument(room, sessionId)
  return documentId ? <StudyCard documentId={documentId} name={file} /> : null
}
