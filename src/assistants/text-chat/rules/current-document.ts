/** Chooses the document of a conversation that a question without a new one is about. */
import { inFile } from './words/in-file.ts'

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
export type TalkedOf = {
  documentId: string | undefined
  /** Without the words that name the document: a file's name is not searched for in its text. */
  question: string
  /** Several may be meant: the student is asked which, with these questions to tap. */
  which?: readonly string[]
  /** The names of the others in this conversation. */
  others?: readonly string[]
}

/** The one it names; the one its selected words are about; otherwise the last one discussed. */
export function currentDocument(
  before: readonly ConversationMessage[],
  { question, about }: AskedAbout,
): TalkedOf {
  const files = filesOf(before)
  const last = before.findLast((said) => documentOf(said) !== undefined)
  const current = last && documentOf(last)
  const said =
    fileNamedIn(files, question) ?? ordered(files, question, current) ?? describedIn(files, question)
  if (said) return said
  const documentId = (files.length > 1 ? selected(before, about) : undefined) ?? current
  const others = files.filter((file) => file.documentId !== documentId).map(({ name }) => name)
  return { documentId, question, ...(others.length > 0 && { others }) }
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

const KIND = '(?:files?|documents?|papers?|thes[ei]s|proposals?|pdfs?|uploads?|reports?|studies)'
const SEVERAL = new RegExp(
  String.raw`\b(?:both|each|every|all(?: of)?(?: the| my| these)?|(?:the|my|these) (?:two|three|four|\d)|between (?:the|my|these)|compare (?:the|my|these))\s+(?:\w+\s+)?${KIND}\b|\bboth of them\b`,
  'i',
)
const COMPARES = /\b(?:compar\w+|differ\w*|same|versus|vs)\b/i
const ONE_OF = new RegExp(
  String.raw`\b(?:the|my|that)\s+((?:[\p{L}\p{N}]+\s+){1,4}?)(?:one|${KIND})\b|\bthe one (?:on|about|by|called) ([\p{L}\p{N} ]{3,40})`,
  'iu',
)
/** "The malaria one": the file whose name alone has the word; several that have it, or a question about several, are asked back. */
function describedIn(files: readonly File[], question: string): TalkedOf | undefined {
  if (files.length < 2) return undefined
  if (SEVERAL.test(question)) {
    const each = ({ name }: File) =>
      COMPARES.test(question) ? `Summarise ${name}` : question.replace(SEVERAL, name)
    return { documentId: undefined, question, which: files.map(each) }
  }
  const described = ONE_OF.exec(question)
  const words = questionWords(described?.[1] ?? described?.[2] ?? '').filter((word) => word.length > 2)
  const having = files.filter(({ name }) => questionWords(name).some((word) => words.includes(word)))
  if (having.length === 1)
    return { documentId: having[0]!.documentId, question: without(ONE_OF, question) || question }
  return having.length > 1
    ? { documentId: undefined, question, which: having.map(({ name }) => inFile(question, name)) }
    : undefined
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
