/** A separate chunk, downloaded only for large files. */
import { DetailedError, Upload } from 'tus-js-client'
import { callApi } from '#api-client/call-api.ts'
import { PAUSES } from '#api-client/retry-while-offline.ts'
import { parsedJson } from '#api-client/send-form.ts'
import type { Refusal } from '#contracts/refusal.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { DocumentSummary, readDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { isWorthRepeating } from '../../rules/is-retryable.ts'
import { arrivalProblem } from '../../spec.ts'
import type { SendFile, SendProblem } from './file-to-send.ts'
import { LEFT } from './use-one-sending.ts'

type PiecesResult = Result<DocumentSummary, SendProblem>

/** Resumes an earlier upload of the same file, even after the page was closed. */
export async function sendInPieces({
  file,
  purpose,
  signal,
  onShare,
  onLineLost,
}: SendFile): Promise<PiecesResult> {
  const cut = failed({ ...arrivalProblem('upload-cut'), again: true })
  const url = await new Promise<string | SendProblem>((done) => {
    const upload: Upload = new Upload(file, {
      endpoint: CALLS.beginUpload.path,
      metadata: { filename: file.name, filetype: file.type, purpose },
      // The first retry after a lost connection is immediate. When all are used up the student is asked, and the upload
      // resumes from the same offset.
      retryDelays: [0, ...PAUSES],
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
  const answer = await callApi<typeof readDocument>(CALLS.readDocument, {
    params: { id: url.split('/').at(-1) ?? '' },
  })
  return answer.ok ? ok(answer.value.document) : cut
}

function problemIn(error: Error): SendProblem | undefined {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined
  const answer = parsedJson(body ?? '') as Refusal | undefined
  if (!answer?.error) return undefined
  return { code: answer.code, message: answer.error, again: answer.code === 'not-kept' }
}
