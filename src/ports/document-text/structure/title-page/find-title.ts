/** The title of a document, from its opening; the file's own properties are often left over from another. */
import { headingNumber } from '../heading-number.ts'
import type { RawBlock, RawDocument } from '../raw-document.ts'
import { isKnownHeading } from '../section-roles.ts'
import { FIRST_BLOCKS, letters } from './opening.ts'
import { type OpeningLine, openingLines } from './title-lines.ts'
import { isLabelled, isTitleWords, withoutLabel } from './title-words.ts'
import { usualSize } from './usual-size.ts'

const WITHOUT_TITLE = ['csv', 'xlsx', 'xls', 'json', 'image']

export function findTitle(raw: RawDocument, fileName: string): string {
  // A sheet or a picture has no title page; its file name is shown beside it, and is not a title.
  if (WITHOUT_TITLE.includes(raw.kind)) return fromFileName(fileName)
  const opening = raw.blocks.slice(0, FIRST_BLOCKS).filter((block) => block.page <= 3)
  const shown = letters(opening.map(({ text }) => text).join(''))
  const own = raw.title?.trim() ?? ''
  const isOwn = isTitleWords(own)
  if (isOwn && own.split(/\s+/).length > 2 && shown.includes(letters(own))) return own
  return (
    titleOnPage(opening, knownWords(raw.blocks)) ??
    titleInSentence(opening) ??
    titleOfChapter(opening, raw.blocks) ??
    (isOwn ? own : '')
  )
}

const fromFileName = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/_+/g, ' ')
    .trim()

type TitleGroup = { lines: OpeningLine[]; text: string }

/** The consecutive lines of the opening that form a title, weighed by their look and their words. */
function titleOnPage(opening: RawBlock[], isWord: (word: string) => boolean): string | undefined {
  const lines = openingLines(opening).map((line) =>
    isPersonName(line, isWord) ? { ...line, usable: false } : line,
  )
  const usual = usualSize(opening)
  const groups = groupsOf(lines, usual)
  const largest = Math.max(0, ...groups.map(({ lines }) => lines[0]!.size))
  const rated = groups.map((group, at) => ({ group, score: rate(group, at, { usual, largest }) }))
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (most, one) => (!most || one.score > most.score ? one : most),
    undefined,
  )
  if (best && best.score >= LEAST_SCORE) return tidy(best.group.text)
  // A plain line above everything else is the title if nothing looks like one.
  const plain = groups
    .slice(0, 2)
    .find(({ text }) => isTitleWords(text) && !/[.:;]$/.test(text) && text.split(/\s+/).length > 2)
  const stands =
    plain && opening.some((block) => isKnownHeading(block.text) && block !== plain.lines[0]!.block)
  return stands && plain.text.length < 220 ? tidy(plain.text) : undefined
}

const LEAST_SCORE = 2.5
const tidy = (text: string) =>
  withoutLabel(text.replace(/\s+/g, ' ').trim())
    .replace(/^[\s–—-]+|[\s–—-]+$/g, '')
    .replace(/^["“]([^"“”]+)["”]$/, '$1')

function groupsOf(lines: OpeningLine[], usual: number): TitleGroup[] {
  const groups: TitleGroup[] = []
  let open: TitleGroup | undefined
  for (const line of lines) {
    const last = open?.lines.at(-1)
    const goesOn = line.isLikeHeading && last !== undefined && line.size > usual * 1.3
    if (!line.usable && !goesOn) {
      open = undefined
      continue
    }
    if (open && last && isSameTitle(last, line, usual) && open.text.length + line.text.length < 300) {
      open.lines.push(line)
      open.text += ` ${line.text}`
    } else if (!line.usable) {
      open = undefined
    } else {
      open = { lines: [line], text: line.text }
      groups.push(open)
    }
  }
  return groups
}

/** The next line of a title looks like the one before; in plain type, the title must be unfinished without it. */
function isSameTitle(last: OpeningLine, line: OpeningLine, usual: number): boolean {
  if (last.page !== line.page || Math.abs(last.size - line.size) > 0.6 || line.labelled) return false
  if ((/[.!]$/.test(last.text) && !ENDS_OPEN.test(last.text)) || last.bold !== line.bold) return false
  if (last.block === line.block || ENDS_OPEN.test(last.text)) return true
  return last.capitals === line.capitals && (last.bold || last.capitals || last.size > usual)
}

const ENDS_OPEN =
  /[:,–-]$|\b(of|on|in|the|and|for|to|a|at|by|from|with|between|among)$|\b(?:dr|prof|mrs?|st|vs)\.$/i

function rate(
  { lines, text }: TitleGroup,
  at: number,
  { usual, largest }: { usual: number; largest: number },
): number {
  const first = lines[0]!
  const words = text.split(/\s+/).length
  if (words > 45 || text.length > 320 || !isTitleWords(text)) return Number.NEGATIVE_INFINITY
  let score = 0
  if (first.size > usual * 1.08)
    score += 1 + (largest > usual ? (2 * (first.size - usual)) / (largest - usual) : 0)
  if (first.bold) score += 1
  if (first.capitals) score += 0.7
  if (first.heading) score += 0.8
  if (first.styled) score += 4
  if (first.labelled) score += 5
  if (words >= 6 && words <= 32) score += 2
  else if (words >= 3) score += 0.8
  if (ABOUT.test(text)) score += 1
  if (/\.$/.test(text) && words > 12 && !first.capitals) score -= 3
  if (first.page > 1) score -= 0.7
  return score - at * 0.12
}

/** Words with which works state their subject. */
const ABOUT =
  /\b(effects?|impact|influenc\w+|factors?|relationship|role|analysis|assessment|evaluation|determinants|study|investigation|approach|development|design|towards?|using|among|between|case of|case study|challenges|model\w*|survey|review|performance|prevalence|knowledge|perceptions?|implementation)\b/i

/** "This is to certify that the essay entitled “…” was written by …", for works without a cover. */
function titleInSentence(opening: RawBlock[]): string | undefined {
  for (const { text } of opening) {
    if (isLabelled(text) && isTitleWords(withoutLabel(text))) return tidy(text)
    const title = text.match(ENTITLED)?.[1]?.trim()
    if (title && isTitleWords(title)) return tidy(title)
  }
  return undefined
}

const ENTITLED =
  /\b(?:thesis|dissertation|project|essay|report|work|study|research|paper|proposal)\b[^.“"‘]{0,40}\b(?:entitled|titled)\s?[:,]?\s{0,3}[“"‘']{1,2}([^”"“]{15,300}?)[”"’']{1,2}(?=[\s,.;]|$)/i

/** Tests whether the document writes a word in lower case somewhere: the words of a title are, a person's name is not. */
function knownWords(blocks: readonly RawBlock[]): (word: string) => boolean {
  let words: Set<string> | undefined
  return (word) => {
    words ??= new Set(blocks.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []))
    return words.has(word.toLowerCase())
  }
}

const NAME = /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}\.)(?:\s+(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)){1,3}$/u
const isPersonName = ({ text, labelled }: OpeningLine, isWord: (word: string) => boolean): boolean =>
  !labelled && NAME.test(text) && !text.split(/[\s-]+/).some(isWord)

/** The title of a chapter sent on its own is the chapter's name. */
function titleOfChapter(opening: RawBlock[], blocks: readonly RawBlock[]): string | undefined {
  const first = opening.find(({ kind }) => kind === 'heading')
  const number = first && headingNumber(first.text)
  if (
    first &&
    number?.rest &&
    (isKnownHeading(first.text) || number.word === 'chapter') &&
    !blocks.some((block) => block.kind === 'heading' && isOtherChapter(block, first)) &&
    (number.word === 'chapter' || /^\d+\.0\b/.test(first.text))
  )
    return first.text.replace(/\s+/g, ' ')
  return undefined
}

function isOtherChapter({ text, level }: RawBlock, first: RawBlock): boolean {
  const [own, other] = [headingNumber(first.text), headingNumber(text)]
  const isChapter = other?.path.length === 1 && (other.word === 'chapter' || level === first.level)
  return isChapter && other.path[0] !== own?.path[0] && isKnownHeading(text)
}
