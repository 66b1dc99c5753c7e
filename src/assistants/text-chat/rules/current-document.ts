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
  /** All of these are meant: each is asked the same. */
  each?: readonly File[]
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
    severalMeant(files, question) ??
    fileNamedIn(files, question) ??
    ordered(files, question, current) ??
    describedIn(files, question)
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

const KIND = '(?:files?|documents?|papers?|thes[ei]s|proposals?|pdfs?|uploads?|reports?|studies|works?)'
const SEVERAL = new RegExp(
  String.raw`(?:\b(?:in|of|from|for|between|by|does|do)\s+)?\b(?:both|each|every|all(?: of)?(?: the| my| these)?|(?:the|my|these|those) (?:two|three|four|\d)|(?:between|compare) (?:the|my|these))\s+(?:of\s+)?(?:the\s+|my\s+|these\s+)?(?:\w+\s+)?${KIND}\b|(?:\b(?:in|of|from|for|between)\s+)?\bboth(?: of them)?(?=\W*$)`,
  'i',
)
const COMPARES =
  /\b(?:compar\w+|(?:the |what (?:is|are) the )?differences?(?: between| in)?|(?:how )?differ\w*|same|versus|vs)\b/gi
/** "Which has more respondents?", "which of them used interviews?" */
const WHICH_OF =
  /^\W*(?:and |so )?which\s+(?:one|of (?:them|these|those|the (?:two|\w+))|file|document|paper|thesis|study|report|work|proposal)\s+(?:has|have|had|is|was|used|uses|asked|interviewed|studied|collected|found)\b(?:\s+(?:the\s+)?(?:more|most|bigger|biggest|larger|largest|higher|fewer|fewest|less|smaller|smallest|better))?\s*(.+?)\W*$|^\W*(?:and |so )?which has (?:the )?(?:more|most|bigger|larger|fewer|less|smaller)\s+(.+?)\W*$/i
const MOST_AT_ONCE = 3
const COUNTED =
  /\b(?:respondents|participants|people|women|men|pages|references|cases|interviews|students|farmers)\b/i

/** Two or three are answered from one after the other; of more, the student says which. */
function severalMeant(files: readonly File[], question: string): TalkedOf | undefined {
  if (files.length < 2) return undefined
  const named = files.filter(({ name }) => fileNamedIn([{ documentId: '', name }], question))
  const [, one, other] = WHICH_OF.exec(question) ?? []
  const thing = one ?? other
  if (named.length < 2 && !SEVERAL.test(question) && !thing) return undefined
  const meant = named.length > 1 ? named : files
  const bare = named
    .reduce((text, file) => fileNamedIn([file], text)?.question ?? text, question)
    .replace(SEVERAL, ' ')
    .replace(COMPARES, ' ')
    .replace(/\b(?:and|with|to|of|in|between)\W*$/i, '')
    .trim()
  const about = thing
    ? `${COUNTED.test(thing) ? 'How many' : 'What is the'} ${thing}?`
    : /\p{L}{3}/u.test(bare)
      ? asQuestion(bare)
      : ''
  if (meant.length > MOST_AT_ONCE)
    return {
      documentId: undefined,
      question,
      which: meant.map(({ name }) => inFile(about || 'Summarise', name)),
    }
  return { documentId: undefined, question: about, each: meant }
}

/** "The methods" of "compare the methods of both files" asks what they are. */
const asQuestion = (bare: string): string =>
  /^\W*(?:what|which|who|how|where|when|why|is|are|was|were|did|does|do|list|give|show|tell|explain|describe|summari\w+)\b/i.test(
    bare,
  )
    ? `${bare.replace(/\s+/g, ' ').replace(/\s*[?.!]*$/, '')}?`
    : `What about ${bare.replace(/\s+/g, ' ').replace(/[?.!\s]+$/, '')}?`

const ONE_OF = new RegExp(
  String.raw`\b(?:the|my|that)\s+((?:[\p{L}\p{N}]+\s+){1,4}?)(?:one|${KIND})\b|\bthe one (?:on|about|by|called) ([\p{L}\p{N} ]{3,40})`,
  'iu',
)
/** "The malaria one": the file whose name alone has the word; several that have it are asked back. */
function describedIn(files: readonly File[], question: string): TalkedOf | undefined {
  if (files.length < 2) return undefined
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
