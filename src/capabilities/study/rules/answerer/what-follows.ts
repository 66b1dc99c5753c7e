/** A place that stops one line short, a heading, a caption or words that announce something, is shown with what comes after it. */
import { evidenceOf, keyOfPlace, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { quote } from './segments.ts'

const BEGINS_ITEM = /^\s*(?:[•▪◦●○*–\uE000-\uF8FF-]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s+\S/i
/** "Markets: …", "Chi-square (χ²) - was used" */
const LABELLED = /^\W*\p{Lu}[\p{L} ,&/()’'²-]{2,50}(?::|\s[-–])\s+\S/u
export const isItem = ({ kind, text }: ReadSentence): boolean =>
  kind === 'list-item' || BEGINS_ITEM.test(text)

/** Without what is listed below each of its items, under another bullet. */
export function ofOneList(items: readonly ReadSentence[]): ReadSentence[] {
  const bulletOf = ({ text }: ReadSentence) => /^\s*([^\p{L}\p{N}\s("“'])/u.exec(text)?.[1]
  const first = items[0] && bulletOf(items[0])
  const same = items.filter((one) => bulletOf(one) === first)
  return first && same.length > 1 ? same : [...items]
}

const ANNOUNCES_LIST =
  /:\s*$|\b(?:the following|as follows?|below)\b[^.]*[.:;]?\s*$|\bwhich includes?\W*$|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?:\s+\p{L}+){0,2}\s+(?:themes|objectives|questions|hypotheses|factors|categories|phases|steps|reasons|types|groups|stages|criteria|dimensions|challenges|modules)\b/iu
/** "Interviews:" among the items. */
const NEXT_LIST = /^\W*[\p{L}-]+(?:\s+[\p{L}-]+){0,4}\s*:\s*$/u
/** A number and a name, or a name with nothing said of it. */
const IS_HEADING = /^\W*\d+(?:\.\d+)+\.?\s*\p{L}[^.:]{2,60}\.?$|^\W*(?:table|figure)\s*[\d.]+\.?\W*$/iu
const BREAKS_OFF = /[;,–—:]\s*$/u
const MID_SENTENCE = /[\p{L}\d%]\s*$/u
const MOST_ITEMS = 10
const FAR = 4

/** The list, the table or the sentence that a sentence leads to. */
export function whatFollows(sentenceId: string, reading: ReadDocument): StudyEvidence[] {
  const { sentences, blocks, order } = reading
  const at = sentences.findIndex(({ id }) => id === sentenceId)
  const said = sentences[at] ?? blocks.find(({ id }) => id === sentenceId)
  if (!said || said.role === 'front-matter') return []
  if (said.kind === 'caption') return behindCaption(said, reading).map(evidenceOf)
  const next = sentences.slice(at + 1, at + 40).filter(({ section }) => section === said.section)
  const leads = ANNOUNCES_LIST.test(said.text) || IS_HEADING.test(said.text)
  const breaks =
    said.kind !== 'list-item' &&
    (BREAKS_OFF.test(said.text) ||
      (MID_SENTENCE.test(said.text) && /^\W{0,2}\p{Ll}/u.test(next[0]?.text ?? '')))
  if (!leads && !breaks) return []
  const first = next.findIndex((one) => (isItem(one) || LABELLED.test(one.text)) && one.block !== said.block)
  if (leads && (first === 0 || first === 1)) {
    const blocks = Map.groupBy(next.slice(first), ({ block }) => block)
    const items: ReadSentence[] = []
    for (const [head] of blocks.values()) {
      if (
        !head ||
        !(isItem(head) || LABELLED.test(head.text)) ||
        (items.length > 0 && NEXT_LIST.test(head.text))
      )
        break
      items.push(head)
    }
    const list = ofOneList(items)
    if (list.length > 1) return list.slice(0, MOST_ITEMS).map(evidenceOf)
  }
  const place = order.indexOf(said.block)
  const [table] = reading.blocks
    .filter(({ kind, section }) => kind === 'table' && section === said.section)
    .filter(({ block }) => isNext(order.indexOf(block) - place))
  if (leads && table) return [evidenceOf(table)]
  const [after] = next
  return after && (breaks || IS_HEADING.test(said.text)) && after.block !== table?.block
    ? [evidenceOf(after)]
    : []
}
/** Its table, its list, or what is said of the picture: never past the next heading. */
function behindCaption({ block }: ReadSentence, reading: ReadDocument): ReadSentence[] {
  const units = Map.groupBy(
    [...reading.sentences, ...reading.blocks, ...reading.signposts],
    (one) => one.block,
  )
  const from = reading.order.indexOf(block) + 1
  const items: ReadSentence[] = []
  for (const id of reading.order.slice(from, from + MOST_ITEMS)) {
    const [first, second] = units.get(id) ?? []
    if (!first || (items.length === 0 && first.kind === 'caption')) continue
    if (first.kind === 'heading' && items.length === 0 && READS_IT.test(first.text)) continue
    if (first.kind === 'table' && items.length === 0) return [first]
    if (!isProse(first)) break
    const isShort = first.text.length < LONGEST_ITEM && second === undefined
    if (items.length === 0 && !isItem(first)) return [first, second].filter((one) => one !== undefined)
    if (!isItem(first) && !isShort) break
    items.push(first)
  }
  return items.length > 1 ? items : []
}
const READS_IT = /\binterpretation\b|:\s*$/i
const LONGEST_ITEM = 150

/** Behind it, or right above it. */
const isNext = (steps: number) => (steps > 0 && steps <= FAR) || steps === -1 || steps === -2

/** Every quotation with what it leads to, and none twice. */
export function* withWhatFollows(
  segments: Iterable<AnswerSegment>,
  reading: ReadDocument | undefined,
): Generator<AnswerSegment, void, undefined> {
  const shown = new Set<string>()
  for (const segment of segments) {
    const [source] = segment.sources
    if (segment.kind !== 'quote' || source?.kind !== 'document' || !reading) {
      yield segment
      continue
    }
    if (shown.has(keyOfPlace(source))) continue
    shown.add(keyOfPlace(source))
    yield segment
    for (const evidence of whatFollows(source.sentenceId, reading)) {
      if (shown.has(keyOfPlace(evidence))) continue
      shown.add(keyOfPlace(evidence))
      yield quote(evidence)
    }
  }
}
