import { keepTrying } from '#asking/keep-trying.ts'
import { sendForm } from '#asking/send-form.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import { pathOf } from '#wire/call.ts'
import type { Refusal } from '#wire/refusal.ts'
import type { DocumentAnswer, DocumentSummary } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'
import { arrivalProblem } from '../spec.ts'
import type { SendFile, SendProblem } from './sending.ts'

type Answered = Result<DocumentSummary, SendProblem>

export async function sendWhole({ file, purpose, signal, onShare, onLineLost }: SendFile): Promise<Answered> {
  const cut = failed({ ...arrivalProblem('upload-cut'), again: true })
  const form = new FormData()
  form.append('document', file, file.name)
  const attempt = async (): Promise<Answered | 'line-lost'> => {
    let share = 0
    const answer = await sendForm({
      call: CALLS.uploadDocument,
      path: pathOf(CALLS.uploadDocument, { query: { purpose } }),
      form,
      signal,
      onShare: (sent) => {
        share = sent
        onShare(sent)
      },
    })
    if (answer !== 'line-lost')
      return read(answer.status, answer.body as DocumentAnswer | Refusal | undefined)
    // All of it may have arrived, and sent again by itself it would be there twice.
    return share < 1 ? 'line-lost' : cut
  }
  const answer = await keepTrying(attempt, { signal, onLineLost })
  return answer === 'line-lost' ? cut : answer

  function read(status: number, answer: DocumentAnswer | Refusal | undefined): Answered {
    if (status === 201 && answer && 'document' in answer) return ok(answer.document)
    if (answer && 'error' in answer)
      return failed({ code: answer.code, message: answer.error, again: isWorthAskingAgain(status) })
    return cut
  }
}

const MANY_AT_ONCE = 429
const isWorthAskingAgain = (status: number) => status >= 500 || status === MANY_AT_ONCE
