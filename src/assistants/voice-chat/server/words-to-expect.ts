/** What the recogniser listens for: the language of research, this conversation, and the student's latest document. */
import { createHash } from 'node:crypto'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { TurnContext } from '#capabilities/voice/server/spoken-turn.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { StudyTopics } from './study-topics.ts'

/** Of a longer document the words that come later are hardly ever new. */
const LETTERS_OF_DOCUMENT = 400_000

export function wordsToExpect(documents: Documents, topics: StudyTopics) {
  async function latestDocument(userId: string): Promise<{ id: string; text: string } | undefined> {
    const latest = (await documents.list(userId)).find(({ status }) => status === 'ready')
    if (!latest) return undefined
    const model = await documents.model(userId, latest.id)
    if (!model.ok) return undefined
    const text = model.value.sentences.map((sentence) => sentence.text).join('\n')
    return { id: latest.id, text: text.slice(0, LETTERS_OF_DOCUMENT) }
  }

  return async ({ userId, turns }: Pick<TurnContext, 'userId' | 'turns'>): Promise<Vocabulary> => {
    const [general, document] = await Promise.all([topics(), latestDocument(userId)])
    const talk = turns.map(({ heard, reply }) => `${heard.text}\n${reply}`).join('\n')
    const key = createHash('sha256')
      .update(`${document?.id ?? ''}\f${talk}`)
      .digest('base64url')
    return { key, text: [document?.text ?? '', talk, ...general].join('\n') }
  }
}
