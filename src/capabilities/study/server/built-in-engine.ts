/** The built-in study engine as a text engine: it quotes, computes and structures, and says so. */
import { createHash } from 'node:crypto'
import type { AiText, DataBlock, Message, TextRequest } from '#ports/ai-text/ai-text.ts'
import { engineFromPieces } from '#ports/ai-text/engine-from-pieces.ts'
import { pieceWriter } from '../rules/answerer/answer-pieces.ts'
import type { AnswerSegment } from '../rules/answerer/answer-segment.ts'
import { STUDY_SENTENCES } from '../spec.ts'
import type { StudyWorker } from './worker/study-worker.ts'

export function builtInEngine(studyWorker: StudyWorker): AiText {
  async function* write(request: TextRequest): AsyncGenerator<string, void, undefined> {
    const next = pieceWriter()
    // Once in a conversation is honest; before every answer it would be noise.
    if (!request.messages.some(({ role }) => role === 'assistant'))
      yield next({ kind: 'says', text: STUDY_SENTENCES.introduction, sources: [] })
    const asked = request.messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
    const question = asked.at(-1) ?? ''
    const document = documentOf(request.messages)
    let said = false
    for await (const segment of studyWorker.ask({
      question,
      before: asked.slice(0, -1),
      document,
      signal: request.signal,
    })) {
      // It has just introduced itself.
      if (segment.text === STUDY_SENTENCES.introduction) continue
      said = true
      yield next(withChoices(segment))
    }
    if (!said && !request.signal?.aborted)
      yield next({ kind: 'limit', text: STUDY_SENTENCES.notInDocument, sources: [] })
  }
  return engineFromPieces({ name: STUDY_SENTENCES.name, write })
}

/** Where nothing can be tapped, what may be chosen is part of the question. */
function withChoices(segment: AnswerSegment): AnswerSegment {
  const { text, choices = [] } = segment
  if (choices.length === 0 || choices.some((choice) => text.includes(choice))) return segment
  return { ...segment, text: `${text.replace(/[?:]$/, '')}: ${choices.join('; ')}?` }
}

/** All documents sent with the conversation, each once. The id identifies the text, so nothing is read twice. */
function documentOf(messages: Message[]) {
  const blocks = new Map<string, DataBlock>()
  for (const message of messages)
    for (const block of (message.role === 'user' && message.data) || [])
      blocks.set(`${block.label}\n${block.text}`, block)
  if (blocks.size === 0) return undefined
  const id = createHash('sha256')
    .update([...blocks.keys()].join('\f'))
    .digest('base64')
  return { id, load: () => [...blocks.values()] }
}
