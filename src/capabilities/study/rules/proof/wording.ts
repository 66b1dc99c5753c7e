/**
 * What a model's sentence states: its figures, names, quotations, pages and its direction, held against the whole document
 * and what code computes from it.
 */
import { splitSentences } from '#kit/text/split-sentences.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../text/number-words.ts'
import { compute, computedAgrees, followsFrom } from './compute.ts'
import { isTurnedRound } from './direction.ts'
import type { DocumentWords } from './document-words.ts'
import type { Drop } from './drops.ts'
import { looksLikeName } from './looks-like-name.ts'
import type { NumberedLine } from './numbered-text.ts'
import { tokensOf } from './tokens.ts'
import { measuresIn } from './units.ts'

export type WordingFault = { why: Drop; what: string }
type Grounds = { words: DocumentWords; lines: readonly NumberedLine[]; computed?: readonly string[] }

/** "two places", "nine sections": whoever counts what is there states no figure of the work. */
const LARGEST_COUNT = 12
/** Numbers of arithmetic that belong to no work. */
const CONSTANTS: ReadonlySet<string> = new Set('0.01 0.05 0.1 0.5 24 30 31 52 60 100 365 1000'.split(' '))
/** "p 0.0003" is no page. */
const PAGE =
  /[,(]?\s*\b(?:on |see )?(?:pp?\.|pages?)\s?(\d{1,4})(?![\d]|\.\d)(?:\s?(?:[–-]|to|and)\s?(\d{1,4}))?\)?/gi
const QUOTED = /[“"]([^“”"]{8,300})[”"]/g
const LEAST_QUOTED = 3
const IN_WORDS = new RegExp(`\\b${NUMBER_IN_WORDS}\\b`, 'gi')
const NAME = /\p{Lu}[\p{L}\d]*(?:['’-]\p{L}+)*/gu
/** Words of examining and of grammar that are written with a capital. */
const NO_NAMES = new Set(
  `i chapter section table figure appendix page abstract methods results discussion conclusion introduction literature references
english british african american european asian western likert cronbach pearson spearman fisher bonferroni holm mann whitney wilcoxon kruskal wallis cox poisson bayes
bayesian gaussian kolmogorov smirnov shapiro wilk levene welch tukey hosmer lemeshow cohen kappa anova manova ancova strobe consort prisma
coreq irb monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
december dr doctor prof professor mr mrs ms ci sd se or rr hr aor uk usa us un eu ph phd msc mba bsc ba doi url pdf isbn`.split(
    /\s+/,
  ),
)

/** Why a sentence cannot be told as a fact, and which of its words; null if all of it stands. */
export function faultOfWording(says: string, { words, lines, computed = [] }: Grounds): WordingFault | null {
  const pages = lines.map(({ page }) => page)
  for (const [whole, first, last] of says.matchAll(PAGE))
    if (words.text.reading.paged && ![first, last].every((page) => !page || pages.includes(Number(page))))
      return { why: 'page', what: whole.trim() }
  const said = says.replace(PAGE, ' ')
  for (const [, quoted = ''] of said.matchAll(QUOTED)) {
    const forms = tokensOf(quoted).map(({ form }) => form)
    if (forms.length >= LEAST_QUOTED && !words.holdsInOrder(forms))
      return { why: 'quotation-added', what: quoted }
  }
  const values = computed.flatMap((one) => compute(one) ?? [])
  const stray = values.flatMap(({ inputs }) => inputs).find((input) => !isKnown(input, words))
  if (stray !== undefined) return { why: 'number', what: stray }
  const near = lines.map(numbersOf)
  // A heading's number, or a year of a reference, is searched for nowhere else.
  const cited = new Set(near.flat())
  const unknown = figuresIn(said).find(
    (figure) =>
      !words.hasNumber(figure) &&
      !cited.has(figure) &&
      !values.some(({ value }) => computedAgrees(value, figure) || computedAgrees(Math.abs(value), figure)) &&
      !followsFrom(figure, near),
  )
  if (unknown !== undefined) return { why: 'number', what: unknown }
  const measure = measuresIn(said).find(({ number, unit }) => hasOtherUnit(number, unit, words))
  if (measure) return { why: 'unit', what: `${measure.number} ${measure.unit}` }
  const [name] = strangeNames(said, words)
  if (name) return { why: 'name', what: name }
  return isTurnedRound(said, words) ? { why: 'turned-round', what: '' } : null
}

const isKnown = (form: string, words: DocumentWords): boolean =>
  words.hasNumber(form) || isCount(form) || CONSTANTS.has(form)

const isCount = (form: string): boolean => /^\d+$/.test(form) && Number(form) <= LARGEST_COUNT

export const numbersOf = ({ tokens, head }: NumberedLine): string[] =>
  [...tokens, ...(head ? tokensOf(head) : [])].flatMap(({ kind, form }) => (kind === 'number' ? [form] : []))

/** Every number that could be a figure of the work, in digits or in words. */
export function figuresIn(text: string): string[] {
  const digits = tokensOf(text).flatMap(({ kind, form }) =>
    kind === 'number' && !isCount(form) ? [form] : [],
  )
  const inWords = numberWordsIn(text).filter((form) => !isCount(form) && form !== '100' && form !== '1000')
  return [...digits, ...inWords]
}

export const numberWordsIn = (text: string): string[] =>
  (text.match(IN_WORDS) ?? []).map((one) => String(readNumberWords(one)))

/** The document prints this number, and nowhere beside this unit. */
const hasOtherUnit = (number: string, unit: string, words: DocumentWords): boolean =>
  !isCount(number) && words.prints(number) && !words.unitsOf(number).has(unit)

/** Figures that the document prints nowhere, and that belong to no arithmetic. */
export const strangeFigures = (text: string, words: DocumentWords): string[] =>
  figuresIn(text).filter((figure) => !isKnown(figure, words))

/** Capitalised words that the document has in no form. At the beginning of a sentence any word has a capital. */
export function strangeNames(text: string, words: DocumentWords): string[] {
  const strange: string[] = []
  for (const { text: sentence } of splitSentences(text))
    for (const { 0: name, index } of sentence.matchAll(NAME)) {
      const isShouted = /\p{Lu}.*\p{Lu}/u.test(name)
      const before = sentence.slice(0, index)
      const opens = /^[\s“"‘'(]*$/.test(before) || /[:“"‘(]\s*$/.test(before)
      if (opens && !isShouted && !looksLikeName(name)) continue
      if (name.length > 1 && !name.split('-').every((part) => isKnownName(part, words))) strange.push(name)
    }
  return strange
}
const isKnownName = (part: string, words: DocumentWords): boolean => {
  const form = part.toLowerCase().replace(/['’]s$/, '')
  const [, letters = '', number = ''] = /^(\p{L}{1,3})(\d{1,3})$/u.exec(form) ?? []
  // "H5" is printed "H5", "H 5" or "H.5".
  if (number && [number, `0.${number}`].some((one) => words.holdsInOrder([letters, one]))) return true
  return form.length < 2 || NO_NAMES.has(form) || words.knowsName(form) || /^\d/.test(form)
}
