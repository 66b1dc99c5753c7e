/** What the numbers of a sample can tell, computed: never that it is enough. */
import { grouped } from '../statistics/printed-number.ts'
import { readNumberWords } from '../text/number-words.ts'
import type { Appraisal } from './appraised.ts'
import type { Theme } from './themes/theme.ts'

const Z = 1.96
const HALF = 0.25
const USUAL_MARGIN = 0.05
const LEAST_POPULATION = 20
const LONG_TITLE = 20

/** Cochran's number for a share, of a population that is large, or of one that is counted. */
export function neededFor(margin: number, population?: number): number {
  const infinite = (Z * Z * HALF) / (margin * margin)
  return Math.ceil(population ? infinite / (1 + (infinite - 1) / population) : infinite)
}
export const yamane = (population: number, margin: number): number =>
  Math.ceil(population / (1 + population * margin * margin))
/** How far a share of one half may be off, in points. */
export const marginOf = (n: number): number => Math.round(1000 * Z * Math.sqrt(HALF / n)) / 10

export function computedFor(appraisal: Appraisal, { id }: Pick<Theme, 'id'>): string {
  const { counts, kind, traits, weak } = appraisal
  if (id === 'references' && counts.listed > 0)
    return `I count ${grouped(counts.listed)} entries in your list${weak.some(({ about }) => about === 'sources') ? '' : ', and found no citation without its entry, as far as I can match them'}.`
  const words = appraisal.title.split(/\s+/).length
  if (id === 'title' && words > LONG_TITLE)
    return `It has ${words} words; most departments want fewer than twenty.`
  if (id !== 'sample' || kind === 'built') return ''
  if (traits.includes('trial')) return ofTrial(appraisal)
  const { analysed, asked, planned, population } = counts
  const n = analysed ?? (kind === 'planned' ? planned : undefined)
  if (!n) return ''
  const share =
    asked && asked > n
      ? ` ${grouped(n)} of ${grouped(asked)} is ${Math.round((1000 * n) / asked) / 10} per cent.`
      : ''
  const drawn =
    population && population >= LEAST_POPULATION && population > n
      ? ` Of ${grouped(population)}, Yamane asks for ${grouped(yamane(population, USUAL_MARGIN))} and Cochran for ${grouped(neededFor(USUAL_MARGIN, population))} at five points.`
      : ''
  const margin =
    !traits.includes('figures') || (population && population <= n)
      ? ''
      : ` From ${grouped(n)}, a share near a half is known to about ${marginOf(n)} points either way, if they were drawn by chance; for groups inside them it is less.`
  const stage = kind === 'planned' || !margin ? '' : ' Do not collect more now: say what it can show.'
  return `${share}${drawn}${margin}${stage}`.trim()
}

const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const TREATMENTS = new RegExp(
  `\\b${NUMBER} (?:\\(\\d+\\) )?(?:\\w+ ){0,2}?(?:treatments?|levels|rates|varieties|doses)\\b`,
  'i',
)
const TIMES = new RegExp(
  `\\breplicat\\w+ (?:\\w+ )?${NUMBER}(?: \\(\\d+\\))? times\\b|\\b${NUMBER} (?:\\(\\d+\\) )?(?:replicat\\w+|blocks)\\b`,
  'i',
)
const USUAL_LEAST = 10

/** Of treatments in blocks: what is left for the error. */
function ofTrial({ themes }: Appraisal): string {
  const told = [...(themes.sample?.says ?? []), ...(themes.design?.says ?? [])].map(({ quote }) => quote)
  const numberIn = (words: RegExp) => {
    const found = told.map((text) => words.exec(text)).find((one) => one !== null)
    const raw = found?.slice(1).find((one) => one !== undefined)
    return raw === undefined ? undefined : /\d/.test(raw) ? Number(raw) : readNumberWords(raw)
  }
  const [treatments, blocks] = [numberIn(TREATMENTS), numberIn(TIMES)]
  if (!treatments || !blocks) return ''
  const left = (treatments - 1) * (blocks - 1)
  return `${treatments} treatments in ${blocks} blocks leave ${left} degrees of freedom for the error; ${left < USUAL_LEAST ? 'ten to twelve is a usual least, so only large differences can show' : 'ten to twelve is a usual least'}.`
}
