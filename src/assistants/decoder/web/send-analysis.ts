import type { AnalysisRefusal, AnalyzeAnswer } from '../contract.ts'
import { CALLS, SAYS } from '../spec.ts'

export type SendAnswer =
  | { is: 'answered'; answer: AnalyzeAnswer }
  | { is: 'refused'; message: string; status: number; code?: string | undefined }
  | { is: 'line lost' }

export type SendOptions = {
  /** A file that goes along, or the id of a document that is here already. */
  what: { file: File } | { documentId: string }
  /** The same one for every try of one upload: it is counted and analysed once. */
  key: string
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
}

/** One form in one request. XMLHttpRequest, because fetch still cannot say how much has been sent. */
export function sendAnalysis({ what, key, signal, onShare }: SendOptions): Promise<SendAnswer> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(CALLS.analyze.method, CALLS.analyze.path)
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => done({ is: 'line lost' })
    request.onabort = () => done({ is: 'line lost' })
    request.onload = () => done(readSendAnswer(request))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    if ('file' in what) form.append('document', what.file, what.file.name)
    else form.append('documentId', what.documentId)
    request.send(form)
  })
}

type Answered = Pick<XMLHttpRequest, 'status' | 'statusText' | 'responseText'>

function readSendAnswer({ status, statusText, responseText }: Answered): SendAnswer {
  const answer = parsed(responseText)
  if (status >= 200 && status < 300 && answer?.success) return { is: 'answered', answer }
  const refusal = answer?.success ? undefined : answer
  return {
    is: 'refused',
    status,
    code: refusal?.code,
    message: refusal?.details || refusal?.error || SAYS.uploadNotOk(status, statusText).trim(),
  }
}

/** Our server's own answer; what something in between may say instead is no answer. */
function parsed(text: string): AnalyzeAnswer | Partial<AnalysisRefusal> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
