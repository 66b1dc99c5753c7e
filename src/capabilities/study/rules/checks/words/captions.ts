/** The tables and figures of a document by the numbers in their captions, and where the text points to them. */
import { isProse, type Reading, type ReadSentence } from '../../document/reading.ts'

export type LabelKind = 'table' | 'figure'
export type Label = { kind: LabelKind; number: string; sentence: ReadSentence }

const TABLE = 'tables?|tab\\.|tableaux?|tabelas?|tablas?|quadros?|cuadros?'
const FIGURE = 'figures?|figs?\\.?|figuras?|charts?|graphs?|plates?|schemes?|maps?|gr[áa]ficos?'
const NUMBER = String.raw`(?:[A-Z]\.?)?\d+(?:[.-]\d+)*`
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
/** 'Table 3 of Banda (2019)' is somebody else's. */
const ELSEWHERE = /^[a-h]?\)?\s+(?:of|in|from|by)\s+(?!(?:Appendix|Annex|Chapter|Section|Part)\b)\p{Lu}/u
const LISTS = /\b(?:list of|contents|liste? des|lista de)\b/i

export function captionsOf(reading: Reading): Label[] {
  const lists = listsOf(reading)
  const begun = new Set<string>()
  const found = new Map<string, Label>()
  for (const sentence of [...reading.sentences, ...reading.blocks]) {
    const isFirst = !begun.has(sentence.block)
    begun.add(sentence.block)
    if (!isFirst || lists.has(sentence.section) || sentence.kind === 'reference') continue
    for (const label of captionsIn(sentence)) if (!found.has(keyOf(label))) found.set(keyOf(label), label)
  }
  return [...found.values()]
}

const SAYS =
  /^(?:shows?|presents?|gives?|indicates?|summari[sz]es?|compares?|reports?|above|below|lists?|provides?|describes?|illustrates?|contains?|includes?|reveals?|depicts?|displays?|highlights?|demonstrates?|is|are|was|were|has|have|can|which|that|also|further|does|do)\b/i

/** Without a mark after its number, it may be a sentence that begins with a table: 'Table 2 shows'. */
function captionsIn(sentence: ReadSentence): Label[] {
  const match = sentence.text.match(CAPTION)
  if (!match) return []
  const [, table, , numbers = '', mark = '', next = ''] = match
  const opensTitle = mark !== '' || next === '' || /^[\p{Lu}\d(“"]/u.test(next)
  const isLine = sentence.text.length < 150 && !/[.;,]$/.test(sentence.text) && !SAYS.test(next)
  const isSet =
    sentence.kind === 'caption' ? opensTitle || isLine : (mark !== '' && sentence.text.length < 200) || isLine
  const kind = table ? 'table' : 'figure'
  return isSet ? numbersIn(numbers).map((number) => ({ kind, number, sentence })) : []
}

export function pointersIn(reading: Reading, captions: readonly Label[]): Label[] {
  const lists = listsOf(reading)
  const own = new Set(captions.map(({ sentence }) => sentence.id))
  return reading.sentences
    .filter((sentence) => points(sentence) && !own.has(sentence.id) && !lists.has(sentence.section))
    .flatMap((sentence) =>
      [...sentence.text.matchAll(POINTER)].flatMap((match): Label[] => {
        if (ELSEWHERE.test(sentence.text.slice(match.index + match[0].length))) return []
        const kind = match[1] ? 'table' : 'figure'
        return numbersIn(match[3]!).map((number) => ({ kind, number, sentence }))
      }),
    )
}

const points = (sentence: ReadSentence) =>
  isProse(sentence) || sentence.kind === 'caption' || sentence.kind === 'footnote'

const listsOf = (reading: Reading) =>
  new Set(reading.sections.filter(({ title }) => LISTS.test(title)).map(({ id }) => id))

export const keyOf = ({ kind, number }: Pick<Label, 'kind' | 'number'>) => `${kind} ${number}`
export const nameOf = ({ kind, number }: Pick<Label, 'kind' | 'number'>) =>
  `${kind === 'table' ? 'Table' : 'Figure'} ${number}`

const plainNumber = (number: string) =>
  number
    .toUpperCase()
    .replace(/-/g, '.')
    .replace(/^([A-Z])\.(?=\d)/, '$1')

/** '4 to 6' and '4.1–4.3' mean what lies between too. */
function numbersIn(list: string): string[] {
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

/** Numbers left out between the first and the last of a chapter. */
export function gapsIn(captions: readonly Label[]): Pick<Label, 'kind' | 'number'>[] {
  const series = Map.groupBy(captions, ({ kind, number }) => `${kind}|${number.replace(/\d+$/, '')}`)
  return [...series].flatMap(([name, labels]) => {
    const [kind, before = ''] = name.split('|') as [LabelKind, string]
    const present = new Set(labels.map(({ number }) => Number(number.slice(before.length))))
    const last = Math.max(...present)
    const first = Math.min(...present)
    const between = Array.from({ length: Math.min(last - first, 100) }, (_, i) => first + i)
    const missing = between.filter((n) => !present.has(n))
    // More holes than tables: the captions were not read, and the numbering is not at fault.
    return missing.length >= present.size ? [] : missing.map((n) => ({ kind, number: `${before}${n}` }))
  })
}
