/**
 * The recogniser's expected vocabulary: the language of research, the student's latest document, and words that came up
 * in this conversation.
 */
import { createHash } from 'node:crypto'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { readHandbook } from '#capabilities/study/server/index.ts'
import { COMMON_WORDS } from '#ports/speech-engines/built-in/common-speech.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { TurnContext } from './spoken-turn.ts'

/** Later parts of a long document hardly add new words. */
const LETTERS_OF_DOCUMENT = 400_000
/** A long thesis contributes only its commoner words; words in its questions are weighted to be among them. */
const TIMES_ASKED = 3

/** Least recently used word lists are dropped: a thesis takes half a megabyte. */
const DOCUMENTS_KEPT = 64
/** Only the latest words of a long conversation: the document and the handbook hold nearly everything else. */
const MOST_BROUGHT = 200

type About = Pick<TurnContext, 'userId' | 'session' | 'turns'>

/**
 * The subject of the conversation; `asked` is certain to come up, so it is expected more than the rest of the document.
 */
type Subject = { documentId?: string | undefined; asked?: string | undefined }

/** Without `subjectOf` it is the document that came last. */
export function wordsToExpect(
  documents: Documents,
  subjectOf: (about: About) => Promise<Subject> = async ({ userId }) => ({
    documentId: (await documents.list(userId)).find(({ status }) => status === 'ready')?.id,
  }),
) {
  const language = languageOfResearch()
  const wordsOf = new Map<string, Promise<ReadonlySet<string>>>()

  async function textOf(userId: string, documentId: string): Promise<string> {
    const model = await documents.model(userId, documentId)
    if (!model.ok) return ''
    const text = model.value.sentences.map((sentence) => sentence.text).join('\n')
    return text.slice(0, LETTERS_OF_DOCUMENT)
  }

  function wordsIn(userId: string, documentId: string): Promise<ReadonlySet<string>> {
    const kept = wordsOf.get(documentId) ?? textOf(userId, documentId).then(wordSet)
    wordsOf.delete(documentId)
    wordsOf.set(documentId, kept)
    // A failed read is retried.
    kept.catch(() => wordsOf.delete(documentId))
    if (wordsOf.size > DOCUMENTS_KEPT) wordsOf.delete(wordsOf.keys().next().value!)
    return kept
  }

  return async (about: About): Promise<Vocabulary> => {
    const { userId, turns } = about
    const general = await language()
    const { documentId, asked = '' } = await subjectOf(about)
    // Only new words: words already in the document or handbook need no rebuild of the recogniser.
    const known = [general.words, documentId ? await wordsIn(userId, documentId) : NONE, wordSet(asked)]
    const brought = newWords(
      turns.flatMap(({ heard, reply }) => [heard.text, reply]),
      known,
    )
    const key = createHash('sha256')
      .update(`${documentId ?? ''}\f${asked}\f${brought.join(' ')}`)
      .digest('base64url')
    const text = async () =>
      [
        documentId ? await textOf(userId, documentId) : '',
        ...Array<string>(TIMES_ASKED).fill(asked),
        brought.join('\n'),
        general.text,
      ].join('\n')
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
      return { text, words: new Set([...wordSet(text), ...COMMON_WORDS.split(/\s+/)]) }
    })
    return read
  }
}

const spelt = (text: string): string[] => text.match(/[A-Za-z]+(?:'[a-z]+)?/g) ?? []

const wordSet = (text: string): ReadonlySet<string> => new Set(spelt(text.toLowerCase()))
const NONE: ReadonlySet<string> = new Set()

const newWords = (texts: string[], known: readonly ReadonlySet<string>[]): string[] =>
  // Original spelling: a transcriber is given names.
  [...new Map(texts.flatMap(spelt).map((word) => [word.toLowerCase(), word]))]
    .filter(([word]) => word.length > 2 && !known.some((words) => words.has(word)))
    .map(([, word]) => word)
    .slice(-MOST_BROUGHT)
    .sort()
