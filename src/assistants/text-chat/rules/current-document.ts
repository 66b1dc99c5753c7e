/** Chooses the document of a conversation that a question without a new one is about. */
export type ConversationMessage = {
  sender: 'user' | 'ai'
  content: string
  /** Sent with this question. */
  file?: { documentId: string; name: string } | undefined
  /** The documents an answer quotes. */
  quotes?: readonly string[] | undefined
}
type File = { documentId: string; name: string }
type AskedAbout = { question: string; about: string | undefined }
type TalkedOf = {
  documentId: string | undefined
  /** Without the words that name the document: a file's name is not searched for in its text. */
  question: string
}

/** The one it names; the one its selected words are about; otherwise the last one discussed. */
export function currentDocument(
  before: readonly ConversationMessage[],
  { question, about }: AskedAbout,
): TalkedOf {
  const files = filesOf(before)
  const last = before.findLast((said) => documentOf(said) !== undefined)
  const current = last && documentOf(last)
  const said = fileNamedIn(files, question) ?? ordered(files, question, current)
  if (said) return said
  return { documentId: (files.length > 1 ? selected(before, about) : undefined) ?? current, question }
}

const documentOf = ({ file, quotes }: ConversationMessage) => file?.documentId ?? quotes?.[0]

/** Each once, in order of arrival. */
function filesOf(before: readonly ConversationMessage[]): File[] {
  const files = new Map<string, File>()
  for (const { file } of before) if (file && !files.has(file.documentId)) files.set(file.documentId, file)
  return [...files.values()]
}

const questionWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The longest name wins: "results" is part of "results of 2024" too. */
function fileNamedIn(files: readonly File[], question: string): TalkedOf | undefined {
  const byLength = [...files].sort((one, other) => other.name.length - one.name.length)
  for (const { documentId, name } of byLength) {
    const words = questionWords(name.replace(/\.[^.]+$/, ''))
    // One short word is no name: "data.csv" would match every question about data.
    if (words.length < 2 && !question.toLowerCase().includes(name.toLowerCase())) continue
    const written = words.join('[^\\p{L}\\p{N}]+')
    const pattern = new RegExp(
      `(?:\\b(?:in|of|from)\\s+)?["“']?(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])(?:\\.[a-z\\d]{1,5}\\b)?["”']?`,
      'iu',
    )
    if (words.length > 0 && pattern.test(question))
      return { documentId, question: without(pattern, question) }
  }
  return undefined
}

const without = (pattern: RegExp, question: string) =>
  question
    .replace(pattern, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([?.!,])/g, '$1')
    .trim()

const WHICH =
  /(?:\b(?:in|of|from)\s+)?\bthe\s+(first|second|third|last|other|previous|earlier)\s+(?:file|document|paper|thesis|pdf|upload|sheet)\b/i
const PLACES: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 }

function ordered(
  files: readonly File[],
  question: string,
  current: string | undefined,
): TalkedOf | undefined {
  const word = WHICH.exec(question)?.[1]?.toLowerCase()
  if (word === undefined || files.length < 2) return undefined
  const place = PLACES[word]
  const others = files.filter(({ documentId }) => documentId !== current)
  const file = place === undefined ? others.at(-1) : files.at(place)
  return file && { documentId: file.documentId, question: without(WHICH, question) }
}

/** Words selected in an answer belong to the document that answer quotes. */
function selected(before: readonly ConversationMessage[], about: string | undefined): string | undefined {
  const plain = (text: string) => ` ${questionWords(text).join(' ')} `
  const words = about ? plain(about) : ' '
  if (words === ' ') return undefined
  return before.findLast(
    ({ sender, content, quotes }) => sender === 'ai' && quotes?.[0] && plain(content).includes(words),
  )?.quotes?.[0]
}
