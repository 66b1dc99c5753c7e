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
  const named = often.flatMap(({ entry, places }) => {
    const name = entryName(entry.text)
    return name ? [{ words: `${name}, in ${places.length} sentences`, evidence: entry.evidence }] : []
  })
  if (named.length === 0) return []
  return [
    point(
      `The sources it cites most: ${named.map(({ words }) => words).join('; ')}.`,
      ...named.map(({ evidence }) => evidence),
    ),
  ]
}

/** As the list prints it, up to its year; an entry without author and year is a torn one. */
function entryName(entry: string): string | null {
  const flat = entry.replace(/\s+/g, ' ').replace(/^\[?\d+[\].]\s*/, '')
  return flat.match(/^\p{Lu}[\p{L}'’-]+(?:,|\s).{2,80}?\(?\b(?:19|20)\d\d[a-z]?\b\)?/u)?.[0] ?? null
}
