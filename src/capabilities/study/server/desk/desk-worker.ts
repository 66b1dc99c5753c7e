/**
 * The study desk's own thread: reading a thesis takes a large part of a second, which nobody else should have
 * to wait for. Started by study-desk.ts; everything it holds goes with it.
 */
import { parentPort } from 'node:worker_threads'
import { minutes } from '#kit/time.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { answerQuestion } from '../../rules/answer.ts'
import { type OpenStudy, openStudy } from '../../rules/open-study.ts'
import { STUDY_LIMITS } from '../../spec.ts'
import { readHandbook } from '../read-handbook.ts'
import type { FromDesk, ToDesk } from './messages.ts'
import { openTheses } from './open-theses.ts'

const handbook = readHandbook()
const theses = openTheses<OpenStudy>({
  most: STUDY_LIMITS.openAtOnce,
  idle: minutes(STUDY_LIMITS.idleMinutes),
  now: () => performance.now(),
})
setInterval(theses.sweep, minutes(1)).unref()

const tell = (message: FromDesk) => parentPort?.postMessage(message)

function open(document: string, model: DocumentModel | undefined): OpenStudy | undefined {
  const known = theses.get(document)
  if (known || !model) return known
  const study = openStudy(model)
  theses.put(document, study)
  return study
}

async function answer({ id, question, document, model }: Extract<ToDesk, { kind: 'ask' }>): Promise<void> {
  const study = document === undefined ? undefined : open(document, model)
  if (document !== undefined && !study) return tell({ kind: 'wants-model', id })
  const request = { question, handbook: await handbook, ...(study && { study }) }
  for (const segment of answerQuestion(request)) tell({ kind: 'segment', id, segment })
  tell({ kind: 'done', id })
}

parentPort?.on('message', (message: ToDesk) => {
  if (message.kind === 'forget') return theses.forget(message.document)
  answer(message).catch((error: unknown) => tell({ kind: 'failed', id: message.id, reason: String(error) }))
})
