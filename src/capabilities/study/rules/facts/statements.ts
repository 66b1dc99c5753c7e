/**
 * The sentences that may be evidence, each with what stands round it. Contents, lists of figures, indexes, forms, code,
 * transcripts and thanks are no evidence of anything; nor is a line that is no sentence.
 */
import type { SectionRole } from '#product/document-model.ts'
import { isStuffed } from '../checks/words/stuffing.ts'
import type { Reading, ReadSentence } from '../document/reading.ts'
import { countWords } from '../text/words.ts'
import type { FactKind } from './fact.ts'
import { isMeantAsHeading } from './headings-of.ts'
import { bareHeading, isNoGround, topicsOf } from './topics.ts'
import { type Voice, voiceOf } from './voice.ts'

export type Statement = {
  sentence: ReadSentence
  text: string
  role: SectionRole
  /** What the nearest heading announces. */
  topics: readonly FactKind[]
  /** What the line before a list announces: "The specific objectives are to:". */
  lead: string
  isItem: boolean
  heading: string
  voice: Voice
  /** From 0 at the beginning of the document to 1 at its end. */
  at: number
}

const SHORTEST = 5
const LONGEST = 90
const ITEM = /^(?:[-•*◦▪–○●]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s*/i
const LEAD = /:\s*$/

const NO_SENTENCE =
  /\.{4,}|…{2,}|_{4,}|[{}<>]{1,}[^<>]*[{}>;]|==|::|\w+\([^)]*\)\s*[;{]|<\/?\w+[^>]*>|☐|□|\bYes\s*\/\s*No\b|\[\s*\]|https?:\S+$|\b(?:signature|date)\s*:/i
const PAGE_AT_END = /\s\d{1,3}$/
const INDEX = /(?:\b[A-Z][\w -]{2,40},\s\d{1,3}(?:[,–-]\s?\d{1,3})*\s+){2,}/

export function statementsOf(reading: Reading): Statement[] {
  const found: Statement[] = []
  const place = new Placing(reading)
  const last = Math.max(1, reading.sentences.length - 1)
  for (const block of blocksOf(reading.sentences)) {
    if (place.takesAsHeading(block)) continue
    place.enter(block)
    if (place.isNoGround) continue
    for (const sentence of block) {
      const statement = place.statement(sentence, sentence.order / last)
      if (statement && isEvidence(statement)) found.push(statement)
    }
  }
  return found
}

type Ordered = ReadSentence & { order: number }

function blocksOf(sentences: readonly ReadSentence[]): Ordered[][] {
  const blocks: Ordered[][] = []
  for (const [order, sentence] of sentences.entries()) {
    const open = blocks.at(-1)
    if (open && open[0]!.block === sentence.block) open.push({ ...sentence, order })
    else blocks.push([{ ...sentence, order }])
  }
  return blocks
}

class Placing {
  readonly #reading: Reading
  readonly #titles: ReadonlyMap<string, string>
  #section = ''
  #heading = ''
  #lead = ''
  isNoGround = false

  constructor(reading: Reading) {
    this.#reading = reading
    this.#titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  }

  /** Lines that are meant as headings and were read as text. */
  takesAsHeading(block: readonly Ordered[]): boolean {
    this.#follow(block[0]!)
    const [first] = block as [Ordered]
    const isHeading = isMeantAsHeading(first, block.length === 1)
    if (isHeading) this.#open(first.text)
    return isHeading
  }

  enter(block: readonly Ordered[]): void {
    const [{ text, kind }] = block as [Ordered]
    if (kind !== 'list-item' && !ITEM.test(text)) this.#lead = ''
    const end = block.at(-1)!.text
    if (LEAD.test(end)) this.#lead = end
  }

  statement(sentence: Ordered, at: number): Statement | null {
    if (sentence.kind !== 'paragraph' && sentence.kind !== 'list-item') return null
    if (['references', 'appendix'].includes(sentence.role)) return null
    const isItem = sentence.kind === 'list-item' || ITEM.test(sentence.text)
    const text = sentence.text
    return {
      sentence,
      text,
      role: sentence.role,
      topics: topicsOf(this.#heading),
      lead: text === this.#lead ? '' : this.#lead,
      isItem,
      heading: bareHeading(this.#heading),
      voice: voiceOf(text, sentence.role === 'literature'),
      at,
    }
  }

  #follow({ section }: Ordered): void {
    if (section === this.#section) return
    this.#section = section
    this.#open(this.#titles.get(section) ?? '')
  }

  #open(heading: string): void {
    this.#heading = heading
    this.#lead = ''
    const chain = this.#reading.roleOf.get(this.#section)
    this.isNoGround = isNoGround(heading) || chain === 'references' || chain === 'appendix'
  }
}

function isEvidence({ text, isItem, voice }: Statement): boolean {
  const words = countWords(text)
  if (words < (isItem ? 4 : SHORTEST) || words > LONGEST || voice.quoted) return false
  if (NO_SENTENCE.test(text) || INDEX.test(text) || isStuffed(text)) return false
  if (PAGE_AT_END.test(text) && isItem && words < 14) return false
  if (!isItem && !/[.!?:;”"’')\]]$/.test(text)) return false
  const letters = (text.match(/\p{L}/gu) ?? []).length
  return letters / text.replace(/\s/g, '').length > 0.35
}
