import { retryWhileOffline } from '#api-client/retry-while-offline.ts'
import { type FormAnswer, sendForm } from '#api-client/send-form.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { DocumentSummary, uploadDocument } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { arrivalProblem } from '../../spec.ts'
import type { SendFile, SendProblem } from './file-to-send.ts'

type WholeResult = Result<DocumentSummary, SendProblem>

const cut = failed({ ...arrivalProblem('upload-cut'), again: true })

export async function sendWhole({
  file,
  purpose,
  signal,
  onShare,
  onLineLost,
}: SendFile): Promise<WholeResult> {
  const attempt = async (): Promise<WholeResult | 'line-lost'> => {
    let share = 0
    const answer = await sendForm<typeof uploadDocument>(CALLS.uploadDocument, {
      query: { purpose },
      fields: {},
      files: { document: file },
      signal,
      onShare: (sent) => {
        share = sent
        onShare(sent)
      },
    })
    if (answer !== 'line-lost') return readAnswer(answer)
    // The server may have received all of it, and an automatic retry would create a duplicate.
    return share < 1 ? 'line-lost' : cut
  }
  const answer = await retryWhileOffline(attempt, { signal, onLineLost })
  return answer === 'line-lost' ? cut : answer
}

function readAnswer({ status, answer, refusal }: FormAnswer<typeof uploadDocument>): WholeResult {
  if (answer?.document) return ok(answer.document)
  const { code, error } = refusal
  return code && error ? failed({ code, message: error, again: isWorthAskingAgain(status) }) : cut
}

const MANY_AT_ONCE = 429
const isWorthAskingAgain = (status: number) => status >= 500 || status === MANY_AT_ONCE
