/** The basis of the work: the gap and theory it names, the works it relies on, and whether list and text agree. */
import type { OpenStudy } from '#capabilities/study/index.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { isPart, saysIt } from './methodology-evaluation.ts'

const LEAST_TIMES = 3
const MOST_WORKS = 3

export function literatureReview({ study, book, checks }: AnalysisMaterial, told: ToldPoints): Point[] {
  const own = checks.filter(({ area, id }) => area === 'literature' && !isPart(id))
  const again = own.filter(({ outcome }) => outcome === 'look-again')
  const fine = own.filter(
    ({ id, outcome, weight }) => outcome === 'passed' && weight > 1 && /^(?:citations|references)-/.test(id),
  )
  return withoutRepeats([
    ...each(book, 'problem', 2, told),
    ...each(book, 'gap', 2, told),
    ...each(book, 'theory', 2, told),
    ...each(book, 'definition', 1, told),
    ...again.map(saysIt),
    ...leansOn(study),
    ...fine.map(saysIt),
  ]).slice(0, MOST_POINTS)
}

function leansOn(study: OpenStudy): Point[] {
  const often = study
    .references()
    .mostCited.filter(({ places }) => places.length >= LEAST_TIMES)
    .slice(0, MOST_WORKS)
  if (often.length === 0) return []
  const named = often.map(({ entry, places }) => `${entryName(entry.text)}, in ${places.length} sentences`)
  return [
    point(`The sources it cites most: ${named.join('; ')}.`, ...often.map(({ entry }) => entry.evidence)),
  ]
}

/** As the list prints it, up to its year or its first sentence. */
function entryName(entry: string): string {
  const flat = entry.replace(/\s+/g, ' ').replace(/^\[?\d+[\].]\s*/, '')
  const [named] = flat.match(/^.{3,80}?\(?\b(?:19|20)\d\d[a-z]?\b\)?/) ?? []
  return named ?? `${flat.split(' ').slice(0, 8).join(' ')} …`
}
