/** A chunk of its own, downloaded for large files alone. */
import { DetailedError, Upload } from 'tus-js-client'
import { ask } from '#asking/ask.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import type { DocumentSummary, readDocument } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'
import { isWorthRepeating } from '../rules/is-worth-repeating.ts'
import { arrivalProblem } from '../spec.ts'
import { readAnswer } from './send-whole.ts'
import { LEFT, type Sending, type SendProblem } from './sending.ts'

/** About ten minutes of a lost line; after that the student is asked, and goes on from the same place. */
const TRIES = [0, 1, 3, 5, 10, 15, ...Array.from({ length: 18 }, () => 30)].map(seconds)

type Answered = Result<DocumentSummary, SendProblem>

/** Goes on where an earlier upload of the same file ended, also after the page was closed. */
export async function sendInPieces({
  file,
  purpose,
  signal,
  onShare,
  onLineLost,
}: Sending): Promise<Answered> {
  const cut = failed({ ...arrivalProblem('upload-cut'), again: true })
  const url = await new Promise<string | SendProblem>((done) => {
    const upload: Upload = new Upload(file, {
      endpoint: CALLS.beginUpload.path,
      metadata: { filename: file.name, filetype: file.type, purpose },
      retryDelays: TRIES,
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onShare(total ? sent / total : 0),
      onShouldRetry: (error) => {
        const worthwhile = isWorthRepeating(error.originalResponse?.getStatus() ?? 0)
        if (worthwhile) onLineLost()
        return worthwhile
      },
      onSuccess: () => done(upload.url ?? ''),
      onError: (error) => done(problemIn(error) ?? cut.problem),
    })
    const end = () => void upload.abort(signal.reason !== LEFT).finally(() => done(cut.problem))
    signal.addEventListener('abort', end, { once: true })
    void upload.findPreviousUploads().then(([earlier]) => {
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      if (!signal.aborted) upload.start()
    })
  })
  if (typeof url !== 'string') return failed(url)
  const answer = await ask<typeof readDocument>(CALLS.readDocument, {
    params: { id: url.split('/').at(-1) ?? '' },
  })
  return answer.ok ? ok(answer.value.document) : cut
}

function problemIn(error: Error): SendProblem | undefined {
  const answer =
    error instanceof DetailedError ? readAnswer(error.originalResponse?.getBody() ?? '') : undefined
  if (!answer || !('error' in answer)) return undefined
  return { code: answer.code, message: answer.error, again: answer.code === 'not-kept' }
}
