import { failed, ok, type Result } from '#kit/result.ts'
import { pathOf } from '#wire/call.ts'
import type { Refusal } from '#wire/refusal.ts'
import type { DocumentAnswer, DocumentSummary } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'
import { arrivalProblem } from '../spec.ts'
import type { Sending, SendProblem } from './sending.ts'

/** One form in one request. XMLHttpRequest, because fetch still cannot say how much has been sent. */
export function sendWhole({
  file,
  purpose,
  signal,
  onShare,
}: Sending): Promise<Result<DocumentSummary, SendProblem>> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    const cut = () => done(failed({ ...arrivalProblem('upload-cut'), again: true }))
    request.open(CALLS.uploadDocument.method, pathOf(CALLS.uploadDocument, { query: { purpose } }))
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = cut
    request.onabort = cut
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      if (request.status === 201 && answer && 'document' in answer) return done(ok(answer.document))
      if (answer && 'error' in answer)
        return done(
          failed({ code: answer.code, message: answer.error, again: isWorthAskingAgain(request.status) }),
        )
      return cut()
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('document', file, file.name)
    request.send(form)
  })
}

const MANY_AT_ONCE = 429
const isWorthAskingAgain = (status: number) => status >= 500 || status === MANY_AT_ONCE

/** Our server's own answer; what something in between may say instead is no answer. */
export function readAnswer(text: string): DocumentAnswer | Refusal | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
