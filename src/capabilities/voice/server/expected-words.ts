/** What a transcriber is told to expect: the student's latest document, and words that came up in this conversation. */
import { createHash } from 'node:crypto'
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { TurnContext } from './spoken-turn.ts'

/** Later parts of a long document hardly add new words. */
const LETTERS_OF_DOCUMENT = 400_000
/** Words in the questions are certain to come up, so they count more than the rest of the document. */
const TIMES_ASKED = 3
/** Only the latest words of a long conversation: the document holds nearly everything else. */
const MOST_BROUGHT = 200

type About = Pick<TurnContext, 'userId' | 'session' | 'turns'>
/** The subject of the conversation. */
type Subject = { documentId?: string | undefined; asked?: string | undefined }

/** Without `subjectOf` it is the document that came last. */
export function wordsToExpect(
  documents: Documents,
  subjectOf: (about: About) => Promise<Subject> = async ({ userId }) => ({
    documentId: (await documents.list(userId)).find(({ status }) => status === 'ready')?.id,
  }),
) {
  async function textOf(userId: string, documentId: string): Promise<string> {
    const model = await documents.model(userId, documentId)
    if (!model.ok) return ''
    const text = model.value.sentences.map((sentence) => sentence.text).join('\n')
    return text.slice(0, LETTERS_OF_DOCUMENT)
  }

  return async (about: About): Promise<Vocabulary> => {
    const { documentId, asked = '' } = await subjectOf(about)
    // In their own spelling: a transcriber is given names.
    const brought = [...new Set(about.turns.flatMap(({ heard, reply }) => spelt(`${heard.text} ${reply}`)))]
      .slice(-MOST_BROUGHT)
      .sort()
    const key = createHash('sha256')
      .update(`${documentId ?? ''}\f${asked}\f${brought.join(' ')}`)
      .digest('base64url')
    const text = async () =>
      [
        documentId ? await textOf(about.userId, documentId) : '',
        ...Array<string>(TIMES_ASKED).fill(asked),
        brought.join('\n'),
      ].join('\n')
    return { key, text }
  }
}

const spelt = (text: string): string[] => text.match(/[A-Za-z]+(?:'[a-z]+)?/g) ?? []
