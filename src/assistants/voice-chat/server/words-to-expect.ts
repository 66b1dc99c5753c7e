/** What the recogniser listens for: the language of research, this conversation, and the student's latest document. */
import { createHash } from 'node:crypto'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { TurnContext } from '#capabilities/voice/server/spoken-turn.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { StudyTopics } from './study-topics.ts'

/** Of a longer document the words that come later are hardly ever new. */
const LETTERS_OF_DOCUMENT = 400_000

export function wordsToExpect(documents: Documents, topics: StudyTopics) {
  async function textOf(userId: string, documentId: string): Promise<string> {
    const model = await documents.model(userId, documentId)
    if (!model.ok) return ''
    const text = model.value.sentences.map((sentence) => sentence.text).join('\n')
    return text.slice(0, LETTERS_OF_DOCUMENT)
  }

  return async ({ userId, turns }: Pick<TurnContext, 'userId' | 'turns'>): Promise<Vocabulary> => {
    const latest = (await documents.list(userId)).find(({ status }) => status === 'ready')
    const talk = turns.map(({ heard, reply }) => `${heard.text}\n${reply}`).join('\n')
    const key = createHash('sha256')
      .update(`${latest?.id ?? ''}\f${talk}`)
      .digest('base64url')
    const text = async () => {
      const [general, document] = await Promise.all([topics(), latest ? textOf(userId, latest.id) : ''])
      return [document, talk, ...general].join('\n')
    }
    return { key, text }
  }
}
