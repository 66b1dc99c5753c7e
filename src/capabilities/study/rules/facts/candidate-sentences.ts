/**
 * The sentences that may be evidence, each with its context. Contents, lists of figures, indexes, forms, code,
 * transcripts and acknowledgements are no evidence of anything; nor is a line that is not a sentence.
 */
import type { SectionRole } from '#product/document-model.ts'
import { Chapters, numberOfChapter } from '../document/chapters.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { bareHeading } from '../document/role-of-heading.ts'
import { saidByOthers } from '../text/said-by-others.ts'
import { isSpliced } from '../text/spliced.ts'
import { isStuffed } from '../text/stuffing.ts'
import { countWords } from '../text/words.ts'
import { type Attribution, voiceOf } from './attribution.ts'
import type { Topic } from './fact.ts'
import { isMeantAsHeading, SAYS_SOMETHING } from './headings-of.ts'
import { withSoundParts } from './sound-parts.ts'
import { isNoGround, isPlanOfChapters, topicsOf } from './topics.ts'

export type CandidateSentence = {
  sentence: ReadSentence
  text: string
  role: SectionRole
  /** The kinds announced by the nearest heading. */
  topics: readonly Topic[]
  /** The line that introduces a list: "The specific objectives are to:". */
  lead: string
  isItem: boolean
  /** True for the first sentence of its paragraph or item. */
  opens: boolean
  heading: string
  voice: Attribution
  /** An earlier sentence of its paragraph is about another author's work: "this study" may be theirs. */
  afterOthers: boolean
  /** From 0 at the beginning of the document to 1 at its end. */
  at: number
}

/** Parts in which participants speak. */
const FOUND: ReadonlySet<SectionRole> = new Set(['results', 'discussion'])
/** "Kaya B. & Ade K. (2017)." starts a reference, and its title follows. */
const ENTRY =
  /^\W*\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ ,]*){1,3}[^.]{0,60}(?:\p{Lu}\.[^.]{0,20}){0,3}\((?:19|20)\d\d[a-z]?\)\.\W*$/u
const SHORTEST = 5
const LONGEST = 125
const ITEM = /^(?:[-•*◦▪–○●]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s*/i
const LEAD = /:\s*$/
const CHAPTER = /^\s*chapter\s+(?:\d|[ivx]+\b|one|two|three|four|five|six|seven|eight|nine|ten)/i

const NO_SENTENCE =
  /^&|^\d[\d.,]*\),|^\S{1,4} \. \p{Ll}|\.{4,}|…{2,}|_{4,}|[{}<>]{1,}[^<>]*[{}>;]|==|::|\w+\([^)]*\)\s*[;{]|<\/?\w+[^>]*>|☐|□|\bYes\s*\/\s*No\b|\[\s*\]|https?:\S+$|\b(?:signature|date)\s*:/iu
/** The last row of a table, or a formula that lost its bar, run into the sentence below. */
const RUN_INTO = /^(?:(?:grand )?totals?\s+\d[\d,.]*\s+\d|[^.=]{0,30}=\s*\d[\d.]*\s*=\s*\d)/i
const PAGE_AT_END = /(?<!\b(?:is|was|be|are|were|of|to|than|=))\s\d{1,3}$/i
const INDEX = /(?:\b[A-Z][\w -]{2,40},\s\d{1,3}(?:[,–-]\s?\d{1,3})*\s+){2,}/

/** Every sentence that may be evidence, in the order of the document. */
export function statementsOf(reading: ReadDocument): CandidateSentence[] {
  const found: CandidateSentence[] = []
  const place = new Placing(reading)
  const last = Math.max(1, reading.sentences.length - 1)
  const said = saidByOthers(reading.sentences)
  const blocks = blocksOf(reading.sentences)
  for (const [at, block] of blocks.entries()) {
    if (place.takesAsHeading(block)) continue
    place.enter(block)
    if (place.isNoGround || place.tellsOfAChapter(block)) continue
    if (ENTRY.test(block[0]?.text ?? '')) continue
    let afterOthers = false
    const torn = isTornFrom(block, blocks[at + 1]) ? block.at(-1) : null
    for (const sentence of block) {
      if (sentence === torn) continue
      const statement = place.statement(sentence, sentence.order / last, afterOthers, sentence === block[0])
      const isSaid = FOUND.has(statement?.role ?? 'other') && said.has(sentence.id)
      if (statement && !isSaid && isEvidence(statement)) found.push(statement)
      afterOthers ||= statement?.voice.byOthers ?? false
    }
  }
  return withSoundParts(found)
}

/** The sentence with the part it was found to be in. */
export const asPlaced = ({ sentence, role }: CandidateSentence): ReadSentence => ({ ...sentence, role })

/** Other studies' samples are counted in every review, and sometimes elsewhere. */
export const speaksOfOwnSample = ({ role, voice, afterOthers, isItem }: CandidateSentence): boolean =>
  role !== 'literature' &&
  !voice.unrealised &&
  (voice.own || (!voice.byOthers && !voice.cites && !(role === 'introduction' && (afterOthers || isItem))))

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

const INHERITED: ReadonlySet<Topic> = new Set([
  'recommendation',
  'limitation',
  'ethics',
  'theory',
  'analysis',
  'procedure',
  'instrument',
])

class Placing {
  readonly #reading: ReadDocument
  readonly #titles: ReadonlyMap<string, string>
  #section = ''
  #heading = ''
  #role: SectionRole = 'other'
  readonly #chapters = new Chapters()
  #lead = ''
  #topics: readonly Topic[] = []
  /** The last chapter described in an outline of chapters; null outside one. */
  #planned: number | null = null
  isNoGround = false

  constructor(reading: ReadDocument) {
    this.#reading = reading
    this.#titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  }

  /** Lines meant as headings but read as text. */
  takesAsHeading(block: readonly Ordered[]): boolean {
    this.#follow(block[0]!)
    const [first] = block as [Ordered]
    const isHeading = isMeantAsHeading(first, block.length === 1)
    if (isHeading) this.#open(first.text, null)
    return isHeading
  }

  /** 'Chapter two reads what others wrote.' in an introduction: the rest of its paragraph also outlines the chapters. */
  tellsOfAChapter([first]: readonly Ordered[]): boolean {
    return this.#role === 'introduction' && CHAPTER.test(first!.text)
  }

  enter(block: readonly Ordered[]): void {
    const [{ text, kind }] = block as [Ordered]
    if (kind !== 'list-item' && !ITEM.test(text)) this.#lead = ''
    const end = block.at(-1)!.text
    if (LEAD.test(end)) this.#lead = end
  }

  statement(sentence: Ordered, at: number, afterOthers: boolean, opens: boolean): CandidateSentence | null {
    if (sentence.kind !== 'paragraph' && sentence.kind !== 'list-item') return null
    if (['references', 'appendix'].includes(sentence.role)) return null
    const isItem = sentence.kind === 'list-item' || ITEM.test(sentence.text)
    const text = sentence.text
    // An abstract without a heading is recognised by its place alone.
    const role = sentence.role === 'abstract' && this.#role === 'other' ? 'abstract' : this.#role
    return {
      sentence,
      text,
      role,
      topics: this.#topics,
      lead: text === this.#lead ? '' : this.#lead,
      isItem,
      opens,
      heading: bareHeading(this.#heading),
      voice: voiceOf(text, role === 'literature'),
      afterOthers,
      at,
    }
  }

  #follow({ section }: Ordered): void {
    if (section === this.#section) return
    this.#section = section
    this.#open(this.#titles.get(section) ?? '', this.#reading.roleOf.get(section) ?? 'other')
  }

  /** The topics of a heading also apply to the sections below it that have none. */
  #inherited(): readonly Topic[] {
    const { sections } = this.#reading
    const at = sections.findIndex(({ id }) => id === this.#section)
    let level = sections[at]?.level ?? 0
    for (let above = at - 1; above >= 0; above -= 1) {
      const section = sections[above]!
      if (section.level >= level) continue
      level = section.level
      const topics = topicsOf(section.title).filter((kind) => INHERITED.has(kind))
      if (topics.length > 0) return topics
    }
    return []
  }

  #open(heading: string, read: SectionRole | null): void {
    this.#heading = heading
    this.#lead = ''
    const own = topicsOf(heading)
    this.#topics = own.length > 0 || read === null ? own : this.#inherited()
    if (read === null || read === 'other' || read === 'front-matter')
      this.#role = this.#chapters.enter(heading)
    else {
      this.#chapters.follow(heading, read)
      this.#role = read
    }
    const part = this.#reading.roleOf.get(this.#section)
    this.#planned = this.#plannedUpTo(heading, read)
    this.isNoGround =
      this.#planned !== null || isNoGround(heading) || part === 'references' || part === 'appendix'
  }

  /** An outline continues from chapter to chapter, and ends where the numbers start again. */
  #plannedUpTo(heading: string, read: SectionRole | null): number | null {
    if (isPlanOfChapters(heading)) return 0
    if (this.#planned === null || read !== null || !CHAPTER.test(heading)) return null
    const number = numberOfChapter(heading) ?? 0
    return number > this.#planned ? number : null
  }
}

/** A line that ends in mid-sentence: the next starts with a lower-case letter. */
function isTornFrom(block: readonly Ordered[], next: readonly Ordered[] | undefined): boolean {
  const end = block.at(-1)!
  const [go] = next ?? []
  if (go?.kind !== 'paragraph' || go.section !== end.section) return false
  return (
    /^[^\p{Ll}]{0,6}\p{Lu}/u.test(end.text) &&
    !/[.!?:;]["”’)\]]*$/.test(end.text) &&
    /^\W*\p{Ll}\p{L}/u.test(go.text) &&
    !ITEM.test(go.text) &&
    !STARTS_AN_ITEM.test(go.text)
  )
}
/** "to find out …", "identify …": a list in lower case. */
const STARTS_AN_ITEM =
  /^\W*(?:to|identify|determine|assess|examine|evaluate|establish|find|explore|develop|design|investigate|describe|analy[sz]e|compare|test|how|what|why|which|who|where|when|whether|is|are|do|does)\b/

/** A whole sentence missing its full stop; one cut off by a page break ends on an open phrase. */
const isUnended = (text: string, words: number) =>
  words >= 9 && SAYS_SOMETHING.test(text) && !ENDS_OPEN.test(text) && !PAGE_AT_END.test(text)
/** No start and no end: the words of table cells, run together. */
const isCutOff = (text: string) => /^[^\p{Lu}\d"“]*\p{Ll}/u.test(text)
const ENDS_OPEN =
  /(?:[,\-–—=+*/]|\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were|be|not|this|these|their|its|our|more|than|if|when))$/i

/** A participant's words, printed without quotation marks: writers do not report their own results this way. */
const SPOKEN =
  /^(?:I mean|like,|yeah|yes,|no,|you know|well,|so,? I|uh)\b|\b(?:I|my|me)\b(?! (?:found|used|observed|analy[sz]ed|conducted|show|report|compared|fitted|tested|estimated))/i

/** Template instructions to the writer. */
const INSTRUCTS =
  /\b(?:the|this|your) (?:report|dissertation|thesis|chapter|section|document|abstract|proposal) (?:should|must|needs? to) (?:\w+ )?(?:have|contain|include|describe|provide|cover|consist|be (?:no|not|at most))\b|\b(?:not|no) more than \d+ words\b|\b(?:describe|explain|state|summari[sz]e|discuss) your (?:own )?(?:project|research|study|work|methods?)\b/i

function isEvidence({ text, isItem, voice, role }: CandidateSentence): boolean {
  if (role === 'results' && SPOKEN.test(text) && !/\b(?:we|our)\b/i.test(text)) return false
  const words = countWords(text)
  if (words < (isItem ? 4 : SHORTEST) || words > LONGEST || voice.quoted) return false
  if (
    NO_SENTENCE.test(text) ||
    RUN_INTO.test(text) ||
    INDEX.test(text) ||
    INSTRUCTS.test(text) ||
    isSpliced(text) ||
    isStuffed(text)
  )
    return false
  if (PAGE_AT_END.test(text) && isItem && words < 14) return false
  if (!isItem && !/[.!?:;”"’')\]]$/.test(text) && (isCutOff(text) || !isUnended(text, words))) return false
  const letters = (text.match(/\p{L}/gu) ?? []).length
  return letters / text.replace(/\s/g, '').length > 0.35
}
