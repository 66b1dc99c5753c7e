/** The work's own lines, as an answer is held against them: their terms, and each figure with what it is printed beside. */
import { isCommon } from '#capabilities/study/text.index.ts'
import { isWordOfWorks } from '#capabilities/study/words.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { inFull } from './short-forms.ts'

export type WorkLines = Pick<ExamPlan, 'lines' | 'places' | 'heads'>

/** Numbers of pages, tables and chapters are no figures, and neither are years. */
export const A_PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|question|objective|hypothesis|number|version|step)\s+\d+(?:\.\d+)*/gi
const A_YEAR = /\b(?:19|20)\d\d\b(?! (?:\p{Ll}+s|women|men|people|children)\b)/gu
const FIGURE = /(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?|(?<![\d.])\.\d+/g
export const PARTS = /[,;:](?!\d)|\b(?:and|while|whereas|but|against|then)\b/i

const toNumber = (figure: string): number => Number(figure.replace(/,/g, ''))
export const figuresIn = (text: string): number[] =>
  (inDigits(text).replace(A_PLACE, ' ').replace(A_YEAR, ' ').match(FIGURE) ?? []).map(toNumber)
/** A small count stands beside anything. */
export const tells = (figure: number): boolean => figure >= 10 || !Number.isInteger(figure)

/** Who is called what in a table, and in speech. */
const CALLED: Readonly<Record<string, string>> = { women: 'femal', woman: 'femal', men: 'mal', man: 'mal' }
const A_SHARE: ReadonlySet<string> = new Set(contentStems('cent percent percentage nothing'))
export const telling = (text: string): string[] => [
  ...new Set(
    contentStems(text)
      .map((stem) => CALLED[stem] ?? stem)
      .filter((stem) => !isCommon(stem) && !A_SHARE.has(stem) && !/\d/.test(stem)),
  ),
]

/** What a figure is said of, and what the figures beside it are said of. */
type SaidOf = { own: ReadonlySet<string>; beside: ReadonlySet<string> }
/** A figure of the work. In a table it is said of its row, and of its column. */
export type Occurrence = {
  figure: number
  line: number
  of: readonly SaidOf[]
  /** The whole line, with caption and headings. */
  around: ReadonlySet<string>
}
export type WorkIndex = {
  known: ReadonlySet<string>
  terms: ReadonlySet<string>[]
  worth: (term: string) => number
  figures: readonly Occurrence[]
}

const indexes = new WeakMap<readonly string[], WorkIndex>()

export function indexOf({ lines, places: _, heads = [] }: WorkLines): WorkIndex {
  const known = indexes.get(lines)
  if (known) return known
  const full = lines.map((line) => inFull(line, lines))
  const terms = full.map((line, at) => new Set([...termsIn(line), ...telling(heads[at] ?? '')]))
  const times = new Map<string, number>()
  for (const set of terms) for (const term of set) times.set(term, (times.get(term) ?? 0) + 1)
  const made: WorkIndex = {
    known: new Set(times.keys()),
    terms,
    worth: (term) => Math.log2(1 + lines.length / (times.get(term) ?? 0.5)),
    figures: [
      ...figuresOfRows(full, heads),
      ...full.flatMap((line, at) => (A_ROW.test(line) ? [] : figuresOfSentence(line, at))),
    ],
  }
  indexes.set(lines, made)
  return made
}

/** Names, terms, and figures that are more than a small count. */
export const termsIn = (text: string): string[] => [
  ...telling(inDigits(text).replace(A_PLACE, ' ')),
  ...figuresIn(text).filter(tells).map(String),
]

/** Words that neither any talk nor any study has. */
export const unusualIn = (text: string): string[] =>
  [...new Set(wordsOf(text))].filter(
    (word) =>
      !wordForms(word).some(isWordOfWorks) &&
      contentStems(word).some((stem) => !/\d/.test(stem) && !isCommon(stem) && !isWordOfWorks(stem)),
  )
/** “Weaker”, “probably” and “joined” are forms of words that works have. */
const wordForms = (word: string): string[] => [
  word,
  ...['s', 'es', 'ed', 'd', 'ing', 'er', 'ly', "'s", 'est'].flatMap((end) =>
    word.endsWith(end) ? [word.slice(0, -end.length), `${word.slice(0, -end.length)}e`] : [],
  ),
  word.replace(/i(?:er|est|ed|es|ly)$/, 'y'),
]

const A_ROW = / \| /
const isFigured = (cell: string): boolean => /^\W{0,3}\d/.test(cell.trim())

const among = (
  own: ReadonlySet<string>,
  all: Iterable<string>,
  shared: ReadonlySet<string> = new Set(),
): SaidOf => ({
  own,
  beside: new Set([...all].filter((stem) => !own.has(stem) && !shared.has(stem))),
})

function figuresOfRows(lines: readonly string[], heads: readonly string[]): Occurrence[] {
  let group = { head: '', name: '' }
  const rows = lines.flatMap((line, at) => {
    if (!A_ROW.test(line)) return []
    const cells = line.split(' | ')
    const names = cells.filter((cell) => cell.trim() !== '' && !isFigured(cell))
    const head = heads[at] ?? ''
    // A name that stands for several rows is printed once.
    if (cells[0]?.trim() && !isFigured(cells[0])) group = { head, name: cells[0] }
    const inherited = group.head === head ? group.name : ''
    const [, ...titles] = head.split(' | ')
    const columns = titles.length === cells.length ? titles.map((title) => new Set(telling(title))) : []
    return [{ at, head, cells, columns, own: new Set(telling([inherited, ...names].join(' '))) }]
  })
  const named = new Map<string, string[]>()
  for (const { head, own, cells } of rows)
    if (cells.some(isFigured)) named.set(head, [...(named.get(head) ?? []), ...own])
  return rows.flatMap(({ at, head, cells, columns, own }) => {
    const all = named.get(head) ?? []
    // “Fish sellers” and “tomato sellers” are told apart by the fish and the tomatoes.
    const single = [...own].filter((stem) => all.indexOf(stem) === all.lastIndexOf(stem))
    const ofRow = among(new Set(single.length > 0 ? single : own), all, new Set([...own, ...telling(head)]))
    const around = new Set([...own, ...telling(head)])
    const titled = columns.slice(1).flatMap((one) => [...one])
    return cells.flatMap((cell, place) => {
      const column = columns[place]
      const of = column ? [ofRow, among(column, titled, own)] : [ofRow]
      return isFigured(cell)
        ? figuresIn(cell).map((figure): Occurrence => ({ figure, line: at, of, around }))
        : []
    })
  })
}

function figuresOfSentence(line: string, at: number): Occurrence[] {
  const around = new Set(telling(line))
  const isInTurn = /\brespectively\b/i.test(line)
  const parts = line.split(PARTS).map((part) => ({ own: new Set(telling(part)), figures: figuresIn(part) }))
  return parts.flatMap(({ own, figures }) => {
    const others = parts.filter((part) => part.own !== own && part.figures.length > 0)
    // In a list the subject may stand at its head, or in turn.
    const isPlain = !isInTurn && own.size > 0 && others.length > 0
    const of = isPlain
      ? [
          among(
            own,
            others.flatMap((part) => [...part.own]),
          ),
        ]
      : []
    return figures.map((figure): Occurrence => ({ figure, line: at, of, around }))
  })
}

const LEAST = { two: 0.48, more: 0.35, many: 0.28 } as const

/** One line of the work has most of the terms: two nearly carry it alone; of many, a good part. */
export function standsInWork(
  sentence: string,
  work: WorkLines,
  isLike: (line: string) => boolean = () => true,
): boolean {
  const { terms: sets, worth } = indexOf(work)
  const terms = [...new Set(termsIn(sentence))]
  const all = terms.reduce((sum, term) => sum + worth(term), 0)
  return sets.some((set, at) => {
    const shared = terms.filter((term) => set.has(term))
    if (shared.length < 2) return false
    const part = shared.reduce((sum, term) => sum + worth(term), 0) / all
    const isEnough =
      part >= LEAST.two ||
      (shared.length >= 3 && part >= LEAST.more) ||
      (shared.length >= 5 && part >= LEAST.many)
    return isEnough && isLike(work.lines[at]!)
  })
}

/** In a short work next to nothing can be looked up. */
export const LEAST_LINES = 60
const LEAST_SAID = 6
const LOOSE = { together: 0.3, unheard: 1 / 3 } as const

/**
 * Words of the work between words that it has nowhere, and hardly two of them that it ever says together: whoever speaks of a
 * work has something of its sentences.
 */
export function isLoose(text: string, work: WorkLines): boolean {
  if (work.lines.length < LEAST_LINES) return false
  const { known, terms } = indexOf(work)
  const sentences = answerSentences(text)
  const said = sentences.map(telling)
  const all = [...new Set(said.flat())]
  const unheard = all.filter((term) => !known.has(term)).length
  if (all.length < LEAST_SAID || unheard <= all.length * LOOSE.unheard) return false
  const pairs = said.flatMap((some) => some.slice(1).map((term, at) => [some[at]!, term] as const))
  const isTold = ([one, other]: readonly [string, string]) =>
    terms.some((line, at) => {
      const has = (term: string) => line.has(term) || terms[at + 1]?.has(term) === true
      return has(one) && has(other)
    })
  return (
    pairs.filter(isTold).length < pairs.length * LOOSE.together &&
    !sentences.some((sentence) => standsInWork(sentence, work))
  )
}
