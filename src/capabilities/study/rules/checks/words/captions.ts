/** The tables and figures of a document by their caption numbers, and where the text refers to them. */

import { isOwnProse } from '#product/document-model.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { isContentsLine } from '../../text/contents-line.ts'
import { looksLikeCode } from '../../text/looks-like-code.ts'

export type LabelKind = 'table' | 'figure'
export type Label = { kind: LabelKind; number: string; sentence: ReadSentence }

const TABLE = 'tables?|tab\\.|tableaux?|tabelas?|tablas?|quadros?|cuadros?'
const NAMED_FIGURE = 'figures?|figs?\\.?|figuras?|gr[áa]ficos?'
/** Common words: they point to a figure only in documents whose captions use them. */
const LOOSE_FIGURE = 'charts?|graphs?|plates?|schemes?|maps?'
const FIGURE = `${NAMED_FIGURE}|${LOOSE_FIGURE}`
/** 'Figure 5:12' too, but not the year a title begins with. */
const NUMBER = String.raw`(?:[A-Z]\.?)?\d+(?:[.-]\d+|:\d{1,2}(?!\d))*`
/** '2b' is a part of figure 2. */
const PART = String.raw`(?:\s?[a-h](?!\p{L}))?`
const CAPTION = new RegExp(
  String.raw`^(?:(${TABLE})|(${FIGURE}))\s*(${NUMBER}(?:\s*(?:and|&)\s*${NUMBER})?)[a-z]?(?!\d)\s*([.:|–—-]?)\s*(\S*)`,
  'iu',
)
const POINTER = new RegExp(
  String.raw`(?<![\p{L}])(?:(${TABLE})|(${FIGURE}))\s*(${NUMBER}${PART}(?:\s*(?:,\s*and|,|;|&|and|or|to|et|e|y|–|-)\s*${NUMBER}${PART}(?![\d%]))*)`,
  'giu',
)
/** 'Table 3 of Banda (2019)' belongs to another work. */
const ELSEWHERE =
  /^[a-h]?\)?\s+(?:of|in|from|by)\s+(?!(?:Appendix|Appendices|Annex|Annexes|Chapter|Section|Part)\b)\p{Lu}/u
/** 'Figure 3. 2 Entities', as a field of a Word file may be set. */
const SPACED = new RegExp(String.raw`^((?:${TABLE}|${FIGURE})\s*\d+)\.\s(?=\d+\s\p{L})`, 'iu')
const unspaced = (text: string) => text.replace(SPACED, '$1.')
const LISTS = /\b(?:list of|contents|liste? des|lista de)\b/i

export function captionsOf(reading: ReadDocument): Label[] {
  const lists = listsOf(reading)
  const begun = new Set<string>()
  const found = new Map<string, Label>()
  const all = [...reading.sentences, ...reading.blocks]
  for (const [at, read] of all.entries()) {
    const sentence = withRest(read, all[at + 1])
    const isFirst = !begun.has(sentence.block)
    begun.add(sentence.block)
    if (!isFirst || lists.has(sentence.section) || sentence.kind === 'reference') continue
    if (sentence.kind !== 'caption' && isContentsLine(sentence.text)) continue
    for (const label of captionsIn(sentence))
      if (!found.has(labelKey(label))) found.set(labelKey(label), label)
  }
  return [...found.values()]
}

/** "Figure 3. 2 Entities" was taken for two sentences. */
const withRest = (sentence: ReadSentence, next: ReadSentence | undefined): ReadSentence =>
  next?.block === sentence.block && /^\S+\s*\d+\.$/.test(sentence.text) && /^\d+\s\p{L}/u.test(next.text)
    ? { ...sentence, text: `${sentence.text} ${next.text}` }
    : sentence

const SAYS =
  /^(?:shows?|presents?|gives?|indicates?|summari[sz]es?|compares?|reports?|above|below|lists?|provides?|describes?|illustrates?|contains?|includes?|reveals?|depicts?|displays?|highlights?|demonstrates?|is|are|was|were|has|have|can|which|that|also|further|does|do)\b/i

/** Without a mark after its number, it may be a sentence that begins with a table: 'Table 2 shows'. */
function captionsIn(sentence: ReadSentence): Label[] {
  const match = unspaced(sentence.text).match(CAPTION)
  if (!match) return []
  const [, table, , numbers = '', mark = '', next = ''] = match
  const opensTitle = mark !== '' || next === '' || /^[\p{Lu}\d(“"]/u.test(next)
  const isLine = sentence.text.length < 150 && !/[.;,]$/.test(sentence.text) && !SAYS.test(next)
  const isSet =
    sentence.kind === 'caption' ? opensTitle || isLine : (mark !== '' && sentence.text.length < 200) || isLine
  const kind = table ? 'table' : 'figure'
  return isSet ? captionNumbers(numbers).map((number) => ({ kind, number, sentence })) : []
}

export function pointersIn(reading: ReadDocument, captions: readonly Label[]): Label[] {
  const lists = listsOf(reading)
  const own = new Set(captions.map(({ sentence }) => sentence.id))
  const hasLoose = captions.some(({ sentence }) => STARTS_LOOSELY.test(sentence.text))
  const present = new Set(captions.map(labelKey))
  const byChapter = captions.filter(({ number }) => number.includes('.')).length > captions.length / 2
  return reading.sentences
    .filter((sentence) => points(sentence) && !own.has(sentence.id) && !lists.has(sentence.section))
    .flatMap((sentence) =>
      [...sentence.text.matchAll(POINTER)].flatMap((match): Label[] => {
        const after = sentence.text.slice(match.index + match[0].length)
        // "From the table 45.2% agree" has no table number.
        if (
          /^[\d.]*\s?(?:%|per ?cent\b)/i.test(after) ||
          ELSEWHERE.test(after) ||
          (!hasLoose && STARTS_LOOSELY.test(match[0]))
        )
          return []
        const kind = match[1] ? 'table' : 'figure'
        const list = byChapter ? match[3]! : match[3]!.replace(/(?<=\d)-(?=\d)/g, ' – ')
        return captionNumbers(list).map((number) => {
          const whole = { kind, number, sentence } as const
          return present.has(labelKey(whole)) ? whole : withoutNote(whole, present)
        })
      }),
    )
}

const STARTS_LOOSELY = new RegExp(`^(?:${LOOSE_FIGURE})(?!\\p{L})`, 'iu')

/** A footnote mark sticks to the number: 'Figure 2-5' with note 9 was read as 2-59. */
function withoutNote(label: Label, present: ReadonlySet<string>): Label {
  for (const digits of [1, 2]) {
    const number = label.number.slice(0, -digits)
    if (/\d$/.test(number) && present.has(labelKey({ ...label, number }))) return { ...label, number }
  }
  return label
}

const points = (sentence: ReadSentence) =>
  // A work plan and a preface point to tables as any text does.
  ((isOwnProse(sentence.kind) && sentence.role !== 'references') ||
    sentence.kind === 'caption' ||
    sentence.kind === 'footnote' ||
    // A part on how questionnaires were handed out may look like one.
    sentence.kind === 'form') &&
  !isContentsLine(sentence.text) &&
  !looksLikeCode(sentence.text)

/** 'Figure 1 The old market.', on a line of its own or run into the text: no sentence goes on with a capital there. */
const isBareCaption = (text: string) => /^\p{Lu}/u.test(text.match(CAPTION)?.[5] ?? '')
/** Every label found in a caption, a list of figures or a line of its own, however the page was split. */
export function labelledSomewhere(reading: ReadDocument): ReadonlySet<string> {
  const lists = listsOf(reading)
  const found = new Set<string>()
  for (const { text, kind, section } of [...reading.sentences, ...reading.blocks]) {
    const isAny = lists.has(section) || kind === 'caption' || kind === 'table' || isContentsLine(text)
    const isLine = text.length < 60 && !/[.?!,;]$/.test(text)
    for (const match of isAny || isLine || isBareCaption(text) ? unspaced(text).matchAll(POINTER) : [])
      for (const number of captionNumbers(match[3]!))
        found.add(labelKey({ kind: match[1] ? 'table' : 'figure', number }))
  }
  return found
}

/** 'The table above' points without a number. */
const UNNUMBERED = (kind: LabelKind) =>
  new RegExp(
    kind === 'table'
      ? String.raw`\b(?:the|this|these|following|above|below|next)\s+(?:\w+\s)?tables?\b|\btables? (?:above|below)`
      : String.raw`\b(?:the|this|these|following|above|below|next)\s+(?:\w+\s)?(?:figures?|diagrams?|charts?|graphs?|plots?|maps?|pictures?|images?|illustrations?|screenshots?)\b|\b(?:figures?|diagrams?|graphs?) (?:above|below)`,
    'i',
  )

/** Sections in which a sentence refers to a table or figure without its number. */
export function pointedWithoutNumber(reading: ReadDocument, kind: LabelKind): ReadonlySet<string> {
  const says = UNNUMBERED(kind)
  return new Set(
    reading.sentences
      .filter((sentence) => isProse(sentence) && says.test(sentence.text))
      .map(({ section }) => section),
  )
}

const listsOf = (reading: ReadDocument) =>
  new Set(reading.sections.filter(({ title }) => LISTS.test(title)).map(({ id }) => id))

export const labelKey = ({ kind, number }: Pick<Label, 'kind' | 'number'>) => `${kind} ${number}`
export const labelName = ({ kind, number }: Pick<Label, 'kind' | 'number'>) =>
  `${kind === 'table' ? 'Table' : 'Figure'} ${number}`

const plainNumber = (number: string) =>
  number
    .toUpperCase()
    .replace(/[-:]/g, '.')
    .replace(/^([A-Z])\.(?=\d)/, '$1')

/** '4 to 6' and '4.1–4.3' include the numbers between. */
function captionNumbers(list: string): string[] {
  const parts = [...list.matchAll(new RegExp(String.raw`(to|–|-)?\s*(${NUMBER})`, 'gi'))]
  const numbers: string[] = []
  for (const [, range, raw = ''] of parts) {
    const number = plainNumber(raw)
    const [from, to] = [numbers.at(-1)?.match(/^(.*?)(\d+)$/), number.match(/^(.*?)(\d+)$/)]
    if (range && from && to && from[1] === to[1])
      for (let n = Number(from[2]) + 1; n < Math.min(Number(to[2]), Number(from[2]) + 30); n += 1)
        numbers.push(`${to[1]}${n}`)
    numbers.push(number)
  }
  return numbers
}

/** Numbers missing between the first and the last of a chapter. */
export function gapsIn(captions: readonly Label[]): Pick<Label, 'kind' | 'number'>[] {
  const series = Map.groupBy(captions, ({ kind, number }) => `${kind}|${number.replace(/\d+$/, '')}`)
  return [...series].flatMap(([name, labels]) => {
    const [kind, before = ''] = name.split('|') as [LabelKind, string]
    const present = new Set(labels.map(({ number }) => Number(number.slice(before.length))))
    const last = Math.max(...present)
    const first = Math.min(...present)
    const between = Array.from({ length: Math.min(last - first, 100) }, (_, i) => first + i)
    // 'Table 4.2.1' takes the place of 4.2.
    const isDivided = (n: number) =>
      captions.some((one) => one.kind === kind && one.number.startsWith(`${before}${n}.`))
    const missing = between.filter((n) => !present.has(n) && !isDivided(n))
    // More gaps than tables: the captions were not read, and the numbering is not at fault.
    return missing.length >= present.size ? [] : missing.map((n) => ({ kind, number: `${before}${n}` }))
  })
}
