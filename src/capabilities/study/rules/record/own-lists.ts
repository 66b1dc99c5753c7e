/**
 * Objectives, questions and hypotheses as the work lists them, complete and in their order: from below a heading or
 * behind a line that announces them, to the first line that is no item.
 */
import { evidenceOf } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { bareHeading } from '../document/role-of-heading.ts'
import { isMeantAsHeading } from '../facts/headings-of.ts'
import type { SlotEntry } from './study-record.ts'

export type OwnList = { entries: SlotEntry[]; isComplete: boolean }
export type OwnLists = Record<'questions' | 'objectives' | 'hypotheses', OwnList> & {
  /** The general objective, where the list has one. */
  aim: SlotEntry[]
}
type ListSlot = keyof OwnLists

const HEADINGS: readonly (readonly [ListSlot | 'mixed', RegExp])[] = [
  [
    'aim',
    /^(?:the )?(?:main|general|overall|broad|primary|major|principal) (?:research )?(?:objectives?|aims?|goals?)\b/,
  ],
  [
    'mixed',
    /^(?:(?:research |study |project )?(?:aims?|goals?|purpose)(?:,| and| &|\/)+ ?(?:specific )?objectives?|objectives? (?:and|&) (?:research )?(?:questions|hypotheses)|(?:research )?questions (?:and|&) hypotheses)\b/,
  ],
  ['objectives', /^(?:the )?(?:specific |research |study |project |secondary )*objectives?\b(?! function)/],
  ['questions', /^(?:the )?(?:main |key |specific |research |study )*(?:research )?questions?\b(?!naire)/],
  ['hypotheses', /^(?:the )?(?:research |study |statement of (?:the )?|null )*hypothes[ie]s\b(?! test)/],
]
/** "The specific objectives are:", "To achieve this, the following research questions were asked:" */
const LEADS: readonly (readonly [ListSlot, RegExp])[] = [
  ['objectives', /\b(?:objectives?|aims)\b[^.?]{0,90}[:;]?\s*$/i],
  ['questions', /\bquestions?\b[^.?]{0,90}[:;]?\s*$/i],
  ['hypotheses', /\bhypothes[ie]s\b[^.?]{0,90}[:;]?\s*$/i],
]
const ANNOUNCES =
  /\b(?:are|were|is|include[sd]?|following|below|as follows|to|namely|seeks?|sought|guided|answer|address|test(?:ed)?)\b|:\s*$/i
const OTHERS_STUDY =
  /\b(?:et al|for each of|module|survey questions?|interview questions?|questionnaire|previous stud|their (?:study|objectives))\b/i
const MARK =
  /^\s*(?:[-•*◦▪–○●➢✓\uF0B7\uFFFD\uE000-\uF8FF]+|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)](?!\d)|(?:(?:research |specific )?(?:objectives?|questions?|hypothes[ie]s)|RQ|RO|H|Q|O)\s?\.?(?:\d{1,2}|one|two|three|four|five|six)?[a-z]?\s*[:.)–-])\s*/iu
const COUNTED =
  /^\s*\(?(?:H|RQ|Q|(?:research |specific )?(?:objective|question|hypothesis) )?(\d{1,2}|[a-h]|[ivx]{1,4}|o)[.):]/i
const TASK =
  /^(?:to\s+(?!what\b|which\b|whom\b)\p{Ll}|(?:identify|determine|develop|assess|evaluate|investigate|examine|explore|establish|compare|design|implement|build|analy[sz]e|measure|improve|provide|propose|test|describe|understand|find|recommend|create|study|review|conduct|ascertain|estimate|predict|train|deploy|document|use|collect|gather)\b)/iu
const ASKS = /\?\s*$|^(?:what|how|why|which|who|where|when|to what extent|is|are|do|does|did|can|will)\b/i
const SUPPOSES = /^(?:h\s?[0-9o]?[a-z]?\b|there (?:is|are|will be|exists)|the |an? |[\p{L}]+ )/iu
const GENERAL = /^(?:the )?(?:general|main|overall|broad|primary|major) (?:objective|aim)s?\b/i
const SPECIFIC = /^(?:the )?(?:specific|secondary) (?:objectives?|aims?)\b/i
const MOST = 15

const NONE: OwnList = { entries: [], isComplete: false }

export function ownLists(reading: ReadDocument): OwnLists {
  const found: Record<ListSlot, OwnList> = { aim: NONE, questions: NONE, objectives: NONE, hypotheses: NONE }
  for (const list of listsIn(reading)) {
    const held = found[list.slot]
    // The first is where a work states them; later ones recall them. A longer one below a heading of its own wins.
    if (
      held.entries.length === 0 ||
      (list.underHeading && list.entries.length > held.entries.length && !held.isComplete)
    )
      found[list.slot] = { entries: list.entries, isComplete: list.isComplete }
  }
  return { ...found, aim: found.aim.entries }
}

type Found = OwnList & { slot: ListSlot; underHeading: boolean }
type ListBlock = { sentences: ReadSentence[]; text: string; first: ReadSentence }

function* listsIn(reading: ReadDocument): Generator<Found> {
  const titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  const blocks = blocksOf(reading.sentences)
  let section = ''
  let under: ListSlot | 'mixed' | null = null
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]!
    if (block.first.section !== section) {
      section = block.first.section
      under = slotOfHeading(titles.get(section) ?? '')
    }
    const isHeading =
      block.first.kind === 'heading' || isMeantAsHeading(block.first, block.sentences.length === 1)
    if (isHeading) under = slotOfHeading(block.text)
    if (isHeading || !isGround(block)) {
      at += 1
      continue
    }
    const led = leadOf(block)
    if (led && under !== 'aim' && (under === null || under === 'mixed' || under === led)) {
      const list = itemsFrom(blocks, at + 1, led, under !== null)
      if (list) {
        yield { ...list.found, underHeading: under !== null }
        at = list.next
        continue
      }
    }
    const inLine = inLineList(block, under)
    if (inLine) yield { ...inLine, underHeading: under !== null }
    if (under && under !== 'mixed' && !inLine) {
      const list = itemsFrom(blocks, at, under, true)
      if (list) {
        // Several below the general objective are the specific ones.
        const slot = under === 'aim' && list.found.entries.length > 1 ? 'objectives' : list.found.slot
        yield { ...list.found, slot, underHeading: true }
        at = list.next
        continue
      }
    }
    if (under === 'mixed' && SPECIFIC.test(block.text)) under = 'objectives'
    else if (under === 'mixed' && GENERAL.test(block.text) && block.text.split(' ').length < 5) under = 'aim'
    else if (under === 'mixed') {
      const slot = slotOfItem(block.text)
      const list = slot && itemsFrom(blocks, at, slot, true, 2)
      if (list) {
        yield { ...list.found, underHeading: true }
        at = list.next
        continue
      }
    }
    at += 1
  }
}

const isGround = ({ first: { kind, role } }: ListBlock): boolean =>
  (kind === 'paragraph' || kind === 'list-item') &&
  !['literature', 'references', 'appendix', 'results', 'methods'].includes(role)

const slotOfHeading = (heading: string): ListSlot | 'mixed' | null => {
  const bare = bareHeading(heading)
  return HEADINGS.find(([, names]) => names.test(bare))?.[0] ?? null
}

/** A line that announces a list, and nothing else behind it. */
function leadOf({ text, sentences }: ListBlock): ListSlot | null {
  const last = sentences.at(-1)!.text.trim()
  if (MARK.test(last) && !/:\s*$/.test(last)) return null
  if (!/[:;]\s*$|\b(?:to|are|were|include|follows|following|below)\.?\s*$/i.test(last)) return null
  if (!ANNOUNCES.test(last) || OTHERS_STUDY.test(text)) return null
  return LEADS.find(([, lead]) => lead.test(last))?.[0] ?? null
}

const slotOfItem = (text: string): ListSlot | null => {
  const bare = text.replace(MARK, '')
  return TASK.test(bare) ? 'objectives' : /\?\s*$/.test(bare) ? 'questions' : null
}

function isItem(slot: ListSlot, block: ListBlock, isFirst: boolean): boolean {
  const bare = block.text.replace(MARK, '').trim()
  const words = bare.split(/\s+/).length
  if (words < 3 || words > 70 || block.sentences.length > 2) return false
  const isMarked = MARK.test(block.text) || block.first.kind === 'list-item'
  if (slot === 'questions') return ASKS.test(bare) && (isMarked || /\?\s*$/.test(bare))
  if (slot === 'hypotheses') return (isMarked && SUPPOSES.test(bare)) || /^H\s?[0-9o]/i.test(block.text)
  // Once a list has begun, its marks say what belongs to it; a gerund opens one as well.
  return TASK.test(bare) || (isMarked && (isFirst ? /^\p{L}+ing\b/u : /^\p{L}{2,}/u).test(bare))
}

function itemsFrom(
  blocks: readonly ListBlock[],
  from: number,
  slot: ListSlot,
  isAnnounced: boolean,
  least = 1,
): { found: Omit<Found, 'underHeading'>; next: number } | null {
  const items: ListBlock[] = []
  let at = from
  for (; at < blocks.length && items.length < MOST; at += 1) {
    const block = blocks[at]!
    // A list goes on over a page alone.
    if (items.length > 0 && block.first.section !== items[0]!.first.section) break
    if (!isGround(block) || !isItem(slot, block, items.length === 0)) break
    items.push(block)
  }
  if (items.length < (isAnnounced ? least : 2)) return null
  const entries = items.map(({ text, first }) => asEntry(text, first))
  const next = blocks[at]?.first.section === items[0]!.first.section ? blocks[at] : undefined
  // Half an item: its end stands below.
  const isHalf =
    next?.first.kind === 'paragraph' && /^\p{Ll}/u.test(next.text) && !/[.;:?!,]\W*$/.test(items.at(-1)!.text)
  if (isHalf) entries.pop()
  if (entries.length === 0) return null
  // An item that was not taken for one may be cut off.
  const isCutOff = isHalf || next?.first.kind === 'list-item'
  return { found: { slot, entries, isComplete: !isCutOff && isCountedThrough(items) }, next: at }
}

/** 1, 2, 3 without a gap, or H0 and H1; items with one mark; or the one question that is asked. */
function isCountedThrough(items: readonly ListBlock[]): boolean {
  const counts = items.map(({ text }) => countOfMark(text.match(COUNTED)?.[1]))
  // "1." alone: the second stands further below.
  if (counts.some((one) => one !== null))
    return items.length > 1 && counts.every((one, at) => one === at + (counts[0] === 0 ? 0 : 1))
  return items.length > 1 || /\?\s*$/.test(items[0]?.text ?? '')
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
function countOfMark(mark: string | undefined): number | null {
  if (!mark) return null
  if (mark.toLowerCase() === 'o') return 0
  if (/^\d+$/.test(mark)) return Number(mark)
  const roman = ROMAN.indexOf(mark.toLowerCase())
  if (roman >= 0) return roman + 1
  return /^[a-h]$/i.test(mark) ? mark.toLowerCase().charCodeAt(0) - 96 : null
}

/** "The objectives are: (i) to find …; (ii) to test …; and (iii) to build …" in one sentence. */
const IN_LINE = /[(\s](?:i{1,3}|iv|vi{0,3}|\d|[a-f])[.)]\s+/gi
function inLineList(
  { text, first, sentences }: ListBlock,
  under: ListSlot | 'mixed' | null,
): Omit<Found, 'underHeading'> | null {
  const whole = sentences.map(({ text: one }) => one).join(' ')
  const opening = whole.match(/^(.{0,160}?)[:\s(](?:i|1|a)[.)]\s/i)?.[1]
  if (opening === undefined || OTHERS_STUDY.test(opening)) return null
  const named = LEADS.find(([, lead]) => lead.test(opening.replace(/[:,]?\s*$/, '')))?.[0]
  const slot = named ?? (under !== 'mixed' ? under : null)
  if (!slot || (!named && opening.trim() !== '')) return null
  const parts = whole
    .slice(opening.length)
    .split(IN_LINE)
    .map((part) => part.trim().replace(/[;,.]?(?:\s+and)?$/i, ''))
    .filter(Boolean)
  const isList =
    parts.length >= 2 &&
    parts.every((part) => (slot === 'questions' ? ASKS.test(part) : slot === 'hypotheses' || TASK.test(part)))
  if (!isList || first.role === 'literature' || text.length > 2000) return null
  return {
    slot,
    isComplete: true,
    entries: parts.map((value) => ({
      value,
      evidence: [evidenceOf(first)],
      by: 'built-in',
    })),
  }
}

/** "This study aims …" behind an item speaks of the whole. */
const SPEAKS_OF_ALL =
  /(?<=[.?])\s+(?:this|the|these|it) (?:study|research|project|objectives?|will|section)\b.*$/is

const asEntry = (text: string, sentence: ReadSentence): SlotEntry => ({
  value: text
    .replace(SPEAKS_OF_ALL, '')
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[;,]?(?:\s+and)?$/i, ''),
  evidence: [evidenceOf(sentence)],
  by: 'built-in',
})

function blocksOf(sentences: readonly ReadSentence[]): ListBlock[] {
  const blocks: ListBlock[] = []
  for (const sentence of sentences) {
    const open = blocks.at(-1)
    if (open && open.first.block === sentence.block) {
      open.sentences.push(sentence)
      open.text = `${open.text} ${sentence.text}`
    } else blocks.push({ sentences: [sentence], text: sentence.text, first: sentence })
  }
  return blocks
}
