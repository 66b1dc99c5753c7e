/** What the recogniser listens for: the language of research, the student's latest document, and words that came up in this conversation. */
import { createHash } from 'node:crypto'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { readHandbook } from '#capabilities/study/server/read-handbook.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { TurnContext } from './spoken-turn.ts'

/** Of a longer document the words that come later are hardly ever new. */
const LETTERS_OF_DOCUMENT = 400_000

type About = Pick<TurnContext, 'userId' | 'session' | 'turns'>

/** `documentOf`: what is talked about, where that is not simply what came last. */
export function wordsToExpect(
  documents: Documents,
  documentOf: (about: About) => Promise<string | undefined> = async ({ userId }) =>
    (await documents.list(userId)).find(({ status }) => status === 'ready')?.id,
) {
  const language = languageOfResearch()

  async function textOf(userId: string, documentId: string): Promise<string> {
    const model = await documents.model(userId, documentId)
    if (!model.ok) return ''
    const text = model.value.sentences.map((sentence) => sentence.text).join('\n')
    return text.slice(0, LETTERS_OF_DOCUMENT)
  }

  return async (about: About): Promise<Vocabulary> => {
    const { userId, turns } = about
    const general = await language()
    const document = await documentOf(about)
    // Only words that are new: a reply out of the handbook leaves the ear as it is, and it need not be set up again.
    const brought = newWords(
      turns.flatMap(({ heard, reply }) => [heard.text, reply]),
      general.words,
    )
    const key = createHash('sha256')
      .update(`${document ?? ''}\f${brought.join(' ')}`)
      .digest('base64url')
    const text = async () =>
      [document ? await textOf(userId, document) : '', brought.join('\n'), general.text].join('\n')
    return { key, text }
  }
}

/** Every sentence of the handbook: which words research is talked about in, and which of them follow one another. */
function languageOfResearch() {
  let read: Promise<{ text: string; words: ReadonlySet<string> }> | undefined
  return () => {
    read ??= readHandbook().then(({ entries }) => {
      const text = entries
        .flatMap(({ title, keywords, sentences, askYourself }) => [
          title,
          ...keywords,
          ...sentences,
          askYourself,
        ])
        .join('\n')
      return { text, words: new Set(spelt(text.toLowerCase())) }
    })
    return read
  }
}

const spelt = (text: string): string[] => text.match(/[A-Za-z]+(?:'[a-z]+)?/g) ?? []

const newWords = (texts: string[], known: ReadonlySet<string>): string[] =>
  // As they are spelt there: a transcriber is told names.
  [...new Map(texts.flatMap(spelt).map((word) => [word.toLowerCase(), word]))]
    .filter(([word]) => word.length > 2 && !known.has(word))
    .map(([, word]) => word)
    .sort()
