/** The entries of a list of references, rejoined where pages, columns and lines split them. */
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import type { EntryText } from './reference-entry.ts'

const DATE = String.raw`(?:c\.\s*)?(?:1[6-9]|20)\d\d[a-z]?|n\.\s?d\.?|in press|forthcoming`
const YEAR = new RegExp(String.raw`(?<![\d–-]|\d\.)(?:${DATE})(?![\d–]|\.\d)`, 'i')
const ADDRESS = /(?:https?:|www\.|doi:?\s?10\.)\S+/gi
const PARTICLE = '(?:(?:van|von|der|den|de|da|do|dos|du|di|la|le|el|al|ter|ten)[ -]){0,3}'
const SURNAME = String.raw`${PARTICLE}\p{Lu}[\p{L}'’-]+(?:\s${PARTICLE}\p{Lu}[\p{L}'’-]+){0,2}`
/** 'Banda, T.', 'T. Banda,', 'Banda TM,' and 'Banda T. (2019)': how people are filed. */
const PERSON = new RegExp(
  String.raw`^(?:${SURNAME},?\s+(?:\p{Lu}\.[\s-]?){1,4}|${SURNAME}\s\p{Lu}{1,3}[,.]|(?:\p{Lu}\.[\s-]?){1,3}${SURNAME}(?:,|\s(?:and|&)\s|\s\())`,
  'u',
)
/** 'Banda, Thoko. “On roads”': a given name instead of initials, before a title. */
const GIVEN_NAME = new RegExp(
  String.raw`^${SURNAME},\s+\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?|\s\p{Lu}\p{Ll}+)?\.?\s+(?:[“"‘]|(?<=\.\s)\p{Lu})`,
  'u',
)
/** A name written out, an organisation or a title, and its year in brackets before the first full stop. */
const DATED_HEAD = new RegExp(
  String.raw`^[\p{Lu}\d“"'‘][^()]{2,220}?(?:\([^()]{2,20}\)[^()]{0,60})?\s?[([](?:${DATE})`,
  'iu',
)
const LABEL = /^\s*(?:\[\d{1,3}\][.:]?\s*|\(?\d{1,3}[.)]\s+)\S/
/** An entry never begins with these. */
const GOES_ON =
  /^(?:(?:\d{1,2}\s)?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s(?:\d{1,2},?\s)?(?:19|20)\d\d\s?[)\].]|https?:|[Dd][Oo][Ii]\b|www\.|[Uu][Rr][Ll]\b|[Aa]vailable (?:at|from|online|in)\b|[Rr]etrieved\b|\[?[Aa]ccessed\b|(?!(?:van|von|de|da|do|du|di|la|le|el|al|ter|ten)[\s-])\p{Ll}|[(–—-]|\d{1,4}[–-]\d|pp?\.|In\s|\p{L}+\s\d+(?:\.\d+)?,\s+pp?\.|\p{Lu}[\p{L}\s&:]+,\s(?:vol\.?\s)?\d+\s?\(\d)/u
const SAME_AUTHOR = /^\s*(?:[—–]{2,3}[.,\s]|[—–][.,]|[-_]{3,})/
const UNFINISHED = /(?:[,;&:]|\b(?:and|et|in|of|for|the|on|to|by|at|with|from))$/i
const FINISHED = /(?:[.)\]”"’]|\S*[\d/]\S*|www\.\S+)$/
/** An entry shorter than this is still waiting for its title. */
const WHOLE = 80
const SEVERAL_AT_LEAST = 500
const NEXT_ENTRY = new RegExp(
  String.raw`(?<=(?<!(?<!\p{L})\p{Lu})[.\d)/])\s+(?=${PARTICLE}\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.[\s-]?){1,3}[^()]{0,200}\((?:1[6-9]|20)\d\d)|(?<=\S)\s+(?=\[\d{1,3}\]\s)`,
  'gu',
)
/** An address ends its entry, whatever the length: the next one begins with a person and a year. */
const AFTER_ADDRESS = new RegExp(
  String.raw`(?<=(?:https?://|doi:?\s?10\.)\S{6,200})\s+(?=${PARTICLE}\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.[\s-]?){1,3}[^()]{0,200}\((?:1[6-9]|20)\d\d)`,
  'gu',
)
/** Link text a web page or journal leaves around a list; no source contains it. */
const REMAINS = /(?:View at:\s*)?(?:Publisher Site\s*\|\s*)?Google Scholar\s*|View at:\s*Publisher Site\s*/gi
const NO_ENTRY =
  /^(?:Received|Accepted|Revis(?:ed|ion)|Submitted|Manuscript|Correspondence|Published online|Copyright|©|Downloaded|This (?:article|document) is)\b/

export type ListText = {
  entries: EntryText[]
  /** The blocks they are in; text there cites nothing. */
  blocks: ReadonlySet<string>
  /** Everything in them, in turn. */
  raw: string
}

export function readListText(reading: ReadDocument): ListText {
  const found = listOf(withoutFurtherReading(reading))
  const pieces = withoutLineNumbers(found).flatMap((piece) => {
    const parts = severalIn(piece.text.replace(REMAINS, ''))
    return parts.map((text) => ({
      text,
      evidence: parts.length === 1 ? piece.evidence : { ...piece.evidence, quote: text },
    }))
  })
  const entries: EntryText[] = []
  const isLabelled = pieces.filter(({ text }) => LABEL.test(text)).length > pieces.length / 4
  for (const piece of pieces) {
    const last = entries.at(-1)
    if (NO_ENTRY.test(piece.text) || isStory(piece.text) || (!isLabelled && isMotto(piece.text))) continue
    if (last && !opensEntry(piece.text, last.text, isLabelled)) last.text += ` ${piece.text}`
    else entries.push({ ...piece })
  }
  // 'Books' and 'Journal articles' are headings.
  const whole = entries.filter(
    ({ text }) => (isLabelled && LABEL.test(text)) || ((isDated(text) || text.length > 60) && !isMotto(text)),
  )
  return {
    entries: eachOnceIn(whole, found),
    blocks: new Set(found.map(({ block }) => block)),
    raw: found.map(({ text }) => text).join('\n'),
  }
}

/** Several sentences without a year, a name or an address are prose after the list. */
const isStory = (text: string): boolean =>
  !isDated(text) &&
  !PERSON.test(text.replace(LABEL, '')) &&
  !/https?:|www\.|doi/i.test(text) &&
  (text.match(/\p{Ll}[.!?]["”]?\s+\p{Lu}/gu) ?? []).length >= 3

/** A chapter's list repeats entries of another; duplicates within one list are kept. */
function eachOnceIn(entries: readonly EntryText[], found: readonly Block[]): EntryText[] {
  const lists = new Map(
    found.map(({ evidence, section, isAdded }) => [evidence.sentenceId, isAdded ? '' : section]),
  )
  const opening = ({ text }: EntryText) => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 60)
  const held = new Map<string, string | undefined>()
  return entries.filter((entry) => {
    const list = lists.get(entry.evidence.sentenceId)
    const before = held.get(opening(entry))
    if (!held.has(opening(entry))) held.set(opening(entry), list)
    return before === undefined || before === list
  })
}

/** Further reading is not cited, and is headed as such. */
function withoutFurtherReading(reading: ReadDocument): ReadDocument {
  const further = new Set(
    reading.sections
      .filter(({ title }) => /\b(?:further|additional|recommended) reading|works consulted\b/i.test(title))
      .map(({ id }) => id),
  )
  const isKept = ({ section }: { section: string }) => !further.has(section)
  return further.size === 0
    ? reading
    : { ...reading, sentences: reading.sentences.filter(isKept), blocks: reading.blocks.filter(isKept) }
}

const isDated = (text: string) => YEAR.test(text.replace(ADDRESS, ' '))

function opensEntry(text: string, before: string, isLabelled: boolean): boolean {
  if (isLabelled) return LABEL.test(text)
  if (SAME_AUTHOR.test(text)) return true
  if (GOES_ON.test(text) && !LABEL.test(text)) return false
  const waits = !isDated(before)
  if (UNFINISHED.test(before) && (waits || !PERSON.test(text))) return false
  if (PERSON.test(text) && isDated(text.slice(0, 400))) return true
  if (!FINISHED.test(before) || waits) return false
  if (PERSON.test(text)) return true
  if (DATED_HEAD.test(text)) return true
  if (GIVEN_NAME.test(text) && isDated(text.slice(0, 400))) return true
  const hasAddress = /https?:|www\./.test(before)
  return before.length > WHOLE && (isDated(text) || (hasAddress && /https?:|www\./.test(text)))
}

type Block = EntryText & { block: string; section: string; isAdded?: true }

/** If no part is headed as the list, a run of entries is taken for it; otherwise it counts as a further list. */
function listOf(reading: ReadDocument): Block[] {
  const all = [...reading.sentences, ...reading.blocks]
  const isHeaded = ({ kind, role }: (typeof all)[number]) =>
    kind === 'reference' || (role === 'references' && (kind === 'paragraph' || kind === 'list-item'))
  const headed = joinBlocks(all.filter(isHeaded))
  const others = joinBlocks(
    reading.sentences.filter(
      (sentence) => !isHeaded(sentence) && (sentence.kind === 'paragraph' || sentence.kind === 'list-item'),
    ),
  )
  const run = longestRun(others, headed.length > 0 ? LEAST_SECOND_RUN : LEAST_RUN)
  return [
    ...headed,
    ...(headed.length > 0 ? run.map((block) => ({ ...block, isAdded: true as const })) : run),
  ]
}

const DATED_NAMES = new RegExp(String.raw`^[^()]{4,200}?[.,]\s(?:${DATE})[.,:\s]`, 'i')

const isEntry = (text: string) => {
  const bare = text.replace(LABEL, (label) => label.slice(-1))
  return text.length < 600 && PERSON.test(bare) && (DATED_HEAD.test(bare) || DATED_NAMES.test(bare))
}

const isAddress = (text: string) => text.length < 400 && /^\p{Lu}.*(?:https?:|www\.)\S+/u.test(text)

const LEAST_RUN = 5
const LEAST_SECOND_RUN = 3

/** One split line between two entries does not end the list. */
function longestRun(blocks: readonly Block[], least: number): Block[] {
  let best: Block[] = []
  let run: Block[] = []
  let found = 0
  let gap = 0
  for (const block of blocks) {
    const is = isEntry(block.text)
    gap = is || isAddress(block.text) ? 0 : gap + 1
    if (gap > 1) {
      run = []
      found = 0
    } else if (is || run.length > 0) run.push(block)
    if (is) found += 1
    if (found >= least && is && run.length >= best.length) best = [...run]
  }
  return best
}

function joinBlocks(pieces: readonly ReadSentence[]): Block[] {
  const blocks = new Map<string, Block>()
  for (const piece of pieces) {
    const { block, section, text } = piece
    const held = blocks.get(block)
    if (held) held.text += ` ${text}`
    else blocks.set(block, { block, section, evidence: evidenceOf(piece), text })
  }
  return [...blocks.values()]
}

const LEAST_LINES = 12

/** Manuscripts number their lines: 441, 442, 443… through a list are not part of it. */
function withoutLineNumbers(pieces: readonly EntryText[]): EntryText[] {
  const numbers = pieces.flatMap(({ text }) =>
    [...text.matchAll(/(?<=^|\s)(\d{1,4})(?=\s|$)/g)].map(([, number]) => Number(number)),
  )
  const inTurn = new Set<number>()
  for (const number of numbers) if (inTurn.has(number - 1) || numbers.includes(number + 1)) inTurn.add(number)
  const chained = [...inTurn].filter((number) => inTurn.has(number - 1) && inTurn.has(number + 1))
  if (chained.length < LEAST_LINES) return [...pieces]
  const [least, most] = [Math.min(...chained), Math.max(...chained)]
  return pieces.map(({ text, evidence }) => ({
    evidence,
    text: text
      .replace(/(?<=^|\s|\p{Ll}-)(\d{1,4})(?=\s|$|\p{Ll})/gu, (found) =>
        Number(found) >= least - 2 && Number(found) <= most + 2 ? '' : found,
      )
      .replace(/\s{2,}/g, ' ')
      .trim(),
  }))
}

/** 'A line of verse —Novalis, 1837': words, a dash and their author. */
const isMotto = (text: string): boolean =>
  text.length < 300 &&
  /\S\s*[—–]\s?\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.]*){0,3}(?:,?\s*\(?\d{4}\)?)?\.?$/u.test(text) &&
  !/\d.*\d{4}|\p{Lu}\.|:|\bpp?\b|\bdoi\b/u.test(text.replace(/[—–][^—–]*$/, ''))

function severalIn(text: string): string[] {
  const lines = text.split(/\n+/)
  const isOne = lines.length === 1
  const cut = isOne && text.length > SEVERAL_AT_LEAST ? text.split(NEXT_ENTRY) : lines
  const whole = isOne ? cut.flatMap((part) => part.split(AFTER_ADDRESS)) : cut
  return whole
    .flatMap(numberedIn)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** "[4] … [5] …" on one line: the next number in brackets begins the next entry, with a space after it or without. */
function numberedIn(text: string): string[] {
  const number = Number(text.match(/^\s*\[(\d{1,3})\]/)?.[1])
  if (!number) return [text]
  const next = text.search(new RegExp(String.raw`\s\[${number + 1}\][.:]?\s?\p{L}`, 'u'))
  return next < 0 ? [text] : [text.slice(0, next), ...numberedIn(text.slice(next))]
}
