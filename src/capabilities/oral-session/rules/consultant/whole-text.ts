/** Every line of a work, its tables and captions too, and where the rare words and figures of a student's turn stand in it. */
import { namesTheme, type StudyEvidence } from '#capabilities/study/index.ts'
import { isCommon, nearestWord } from '#capabilities/study/text.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import {
  type DocumentModel,
  PARTS_AROUND,
  type SectionPart,
  type SectionRole,
} from '#product/document-model.ts'
import { rowsOf } from '#product/document-table.ts'
import { placeOf } from '#product/place.ts'
import { inDigits } from '../plan/in-digits.ts'
import { isOfAsking } from './turn.ts'

export type TextLine = {
  text: string
  place: StudyEvidence
  role: SectionRole
  isRow: boolean
  stems: ReadonlySet<string>
  figures: ReadonlySet<string>
}

const UNREAD = new Set(['contents-line', 'reference', 'heading'])
const NOT_OF_THE_WORK: ReadonlySet<SectionPart | undefined> = new Set(PARTS_AROUND)

export function textLinesOf({ sections, blocks, sentences }: DocumentModel): TextLine[] {
  const roles = new Map<string, SectionRole>()
  let chapter: SectionRole = 'other'
  for (const { id, role } of sections) {
    if (role !== 'other') chapter = role
    roles.set(id, chapter)
  }
  const unread = new Set(sections.flatMap(({ id, part }) => (NOT_OF_THE_WORK.has(part) ? [id] : [])))
  const split = Map.groupBy(sentences, ({ block }) => block)
  return blocks.flatMap((block) => {
    const role = roles.get(block.section) ?? 'other'
    if (UNREAD.has(block.kind) || role === 'references' || unread.has(block.section)) return []
    const line = (sentenceId: string, text: string, isRow = false): TextLine => ({
      text,
      place: { sentenceId, quote: text, ...placeOf(block) },
      role,
      isRow,
      stems: new Set(contentStems(text)),
      figures: figuresIn(text),
    })
    if (block.table)
      return rowsOf(block.table).map((cells) => line(block.id, cells.filter(Boolean).join(', '), true))
    const own = split.get(block.id)
    return own ? own.map(({ id, text }) => line(id, text)) : [line(block.id, block.text)]
  })
}

const FIGURE = /\d+(?:,\d{3})*(?:\.\d+)?/g
export const figuresIn = (text: string): Set<string> =>
  new Set((inDigits(text).match(FIGURE) ?? []).map((one) => one.replace(/,/g, '')))

/** "three eighty three" */
const SPOKEN = /(?<![\d.])([1-9]) ([1-9]\d)(?![\d.])/g
const LEAST_FIGURE = 10

type Term = { said: string; isIn: (line: TextLine) => boolean; isMethod?: true; isFigure?: true }

const SHORTEST_SLIP = 6
const NAMES_SAMPLING = /^(?:convenien\w+|random\w*|purposiv\w+|snowball|quota|stratif\w+)$/i
const OF_CHOOSING = /\b(?:sampl|select|chos|choos|draw|respond|particip)\w*/i
/** Said of any text: where they stand by chance, nothing is meant by it. */
const OF_TALK = new Set(
  contentStems(`confuse confusion confused another copy copied copies topic compare serious never quick quickly fast terrible risky risk
    notice funny strange somehow somewhere feel feeling guess swear admit mention forget forgot remember happen instead really exactly agree
    disagree drop remove delete insert include leave belong appear certain sure doubt trust believe hope afraid lecturer teacher friend
    defence defense viva opening introduce nice beautiful ugly easy difficult impossible possible maybe perhaps probably popular already still
    yesterday tuesday monday enough wednesday thursday friday saturday sunday fail pass`),
)

/** Known by their name alone, and made of words that everybody uses. */
const METHODS: readonly (readonly [string, RegExp])[] = [
  ['t-test', /\bt[- ]?tests?\b/i],
  ['chi-square', /\bchi[- ]?squared?\b/i],
  ['mean', /\bmeans?\b(?! (?:that|to|by|of)\b)/i],
]
const NO_MEAN =
  /\b(?:do|does|did|will|would|you|it|that|this|he|she|they) (?:\w+ )?means?\b|\bwhat\b.*\bmeans?\W*$/i

function termsOf(asked: string, title: string, lines: readonly TextLine[]): Term[] {
  const known: ReadonlySet<string> = new Set(lines.flatMap(({ text }) => wordsOf(text)))
  const everywhere = new Set(contentStems(title))
  const methods = METHODS.filter(
    ([name, words]) => words.test(asked) && !(name === 'mean' && NO_MEAN.test(asked)),
  ).map(([said, words]): Term => ({ said, isIn: ({ text }) => words.test(text), isMethod: true }))
  const words = [...new Set(wordsOf(asked))].flatMap((typed): Term[] => {
    if (METHODS.some(([, name]) => name.test(typed))) return []
    const typedStems = contentStems(typed)
    if (typedStems.length === 0 || typedStems.some((stem) => isCommon(stem) || OF_TALK.has(stem))) return []
    const isSlip = typed.length >= SHORTEST_SLIP && !known.has(typed)
    const told = isSlip ? (nearestWord(typed, known, 1) ?? typed) : typed
    const stems = contentStems(told).filter(
      (stem) => /\p{L}{3}/u.test(stem) && !isCommon(stem) && !isOfAsking(stem) && !everywhere.has(stem),
    )
    const isNumber = inDigits(typed) !== typed
    const isSampling = NAMES_SAMPLING.test(told)
    const isIn = (line: TextLine) =>
      stems.every((stem) => line.stems.has(stem)) && (!isSampling || OF_CHOOSING.test(line.text))
    // A part of every work is spoken of as a whole.
    return stems.length === 0 || isNumber || (namesTheme(told) && !isSampling) ? [] : [{ said: told, isIn }]
  })
  const digits = inDigits(asked).replace(SPOKEN, '$1$2')
  const figures = [...new Set(digits.match(FIGURE) ?? [])]
    .map((one) => one.replace(/,/g, ''))
    .filter((one) => Number(one) >= LEAST_FIGURE || one.includes('.'))
    .map(
      (said): Term => ({
        said,
        // Cells alone cannot be understood.
        isIn: ({ figures: own, isRow }) => !isRow && own.has(said),
        isFigure: true,
      }),
    )
  return [...methods, ...words, ...figures]
}

export type WhereItStands = { said: string[]; place: StudyEvidence }

const MOST_PLACES = 3
const MOST_OF_ONE = 2
const RARE_SHARE = 0.012
const RARE = 6
const OF_OTHERS = 1
const OF_A_ROW = 0.5
const LONGEST = 60

/** At most three, the most specific ones; none where every word of the turn stands all over the text, or nowhere. */
export function standingOf(lines: readonly TextLine[], asked: string, title: string): WhereItStands[] {
  const most = Math.max(RARE, lines.length * RARE_SHARE)
  const found = termsOf(asked, title, lines)
    .map((term) => ({ ...term, at: lines.filter((line) => term.isIn(line)) }))
    .filter(({ at, isMethod, isFigure }) => at.length > 0 && (isMethod || isFigure || at.length <= most))
    .toSorted((a, b) => a.at.length - b.at.length)
  if (found.every(({ isMethod }) => isMethod) && found.length < 2) return []
  const general = contentStems(asked)
  const rate = (line: TextLine) =>
    found.reduce((sum, { at }) => sum + (at.includes(line) ? Math.log(lines.length / at.length) : 0), 0) +
    OF_A_ROW * general.filter((stem) => line.stems.has(stem)).length -
    (line.role === 'literature' || line.role === 'front-matter' ? OF_OTHERS : 0) -
    (line.isRow ? OF_A_ROW : 0) -
    (line.text.split(/\s+/).length > LONGEST ? OF_OTHERS : 0)
  const chosen: TextLine[] = []
  for (const { at } of found) {
    if (at.some((line) => chosen.includes(line))) continue
    const [best] = at.toSorted((a, b) => rate(b) - rate(a))
    if (best && chosen.length < MOST_PLACES) chosen.push(best)
  }
  const [only] = found
  if (found.length === 1 && only && chosen.length === 1)
    chosen.push(...only.at.filter((line) => line.text !== chosen[0]!.text).slice(0, MOST_OF_ONE - 1))
  return chosen.map((line) => ({
    said: found.filter(({ at }) => at.includes(line)).map(({ said }) => said),
    place: { ...line.place, quote: aroundOf(line, found) },
  }))
}

const AROUND = 14
/** Of a long line the words round the one that is meant. */
function aroundOf(line: TextLine, terms: readonly Pick<Term, 'said' | 'isIn'>[]): string {
  const words = line.text.split(/\s+/)
  if (words.length <= LONGEST / 2) return line.text
  const said = terms.filter((term) => term.isIn(line)).flatMap((term) => contentStems(term.said))
  const at = words.findIndex((word) => contentStems(word).some((stem) => said.includes(stem)))
  if (at < AROUND) return line.text
  return `… ${words.slice(at - AROUND, at + AROUND).join(' ')}${at + AROUND < words.length ? ' …' : ''}`
}
