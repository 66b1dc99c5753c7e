/** What the numbers of a sample can tell, computed: never that it is enough. */
import { grouped } from '../statistics/printed-number.ts'
import type { Appraisal } from './appraised.ts'
import type { Theme } from './themes/theme.ts'

const Z = 1.96
const HALF = 0.25
const USUAL_MARGIN = 0.05
const LEAST_POPULATION = 20

/** Cochran's number for a share, of a population that is large, or of one that is counted. */
export function neededFor(margin: number, population?: number): number {
  const infinite = (Z * Z * HALF) / (margin * margin)
  return Math.ceil(population ? infinite / (1 + (infinite - 1) / population) : infinite)
}
export const yamane = (population: number, margin: number): number =>
  Math.ceil(population / (1 + population * margin * margin))
/** How far a share of one half may be off, in points. */
export const marginOf = (n: number): number => Math.round(1000 * Z * Math.sqrt(HALF / n)) / 10

export function computedFor({ counts, kind, traits }: Appraisal, { id }: Pick<Theme, 'id'>): string {
  if (id !== 'sample' || kind === 'built' || traits.includes('trial')) return ''
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
