/** Alert for a failed upload: the specification's sentences alone, others after the room's own prefix. */
import { SAYS, sessionFailed } from '../../spec.ts'

type UploadAnswer = { status: number; error: string | undefined; code: string | undefined }

/** Said to the letter, without "Error uploading ..." before it. */
const WHOLE_SENTENCES = new Set(['not-signed-in', 'used-up', 'wrong-type', 'too-large'])

export function uploadProblem(
  { status, error, code }: UploadAnswer,
  uploadFailed: (message: string) => string,
): string {
  if (code === 'not-signed-in') return SAYS.notSignedIn
  if (error && code && WHOLE_SENTENCES.has(code)) return error
  if (error) return uploadFailed(error)
  const wasTaken = status >= 200 && status < 300
  return uploadFailed(wasTaken ? SAYS.uploadFailed : sessionFailed(status))
}
