/**
 * The author's own style for headings, learnt from the document: a face and size used for lines on their
 * own and hardly for anything else. Small capitals and italics are found this way.
 */
import { isKnownHeading } from '../../structure/section-roles.ts'
import type { BodyStyle } from '../body-style.ts'
import type { PageLine } from '../page-lines.ts'
import { styleKey } from './heading-levels.ts'
import { standsAlone } from './heading-position.ts'
import { couldBeTitle } from './heading-words.ts'

const LEAST_LINES = 3

export function headingStyles(pages: PageLine[][], body: BodyStyle, needsKnownName: boolean): Set<string> {
  const uses = new Map<string, { lines: number; alone: number; known: number }>()
  for (const lines of pages)
    lines.forEach((line, at) => {
      const use = uses.get(styleKey(line)) ?? { lines: 0, alone: 0, known: 0 }
      use.lines++
      if (couldBeTitle(line) && standsAlone(lines, at, body)) {
        use.alone++
        if (isKnownHeading(line.text)) use.known++
      }
      uses.set(styleKey(line), use)
    })
  const found = [...uses].filter(
    ([key, use]) =>
      key !== `${body.font}|${body.size}` &&
      use.alone >= LEAST_LINES &&
      use.alone >= use.lines * 0.6 &&
      (use.known >= 2 || (!needsKnownName && use.known >= 1)),
  )
  return new Set(found.map(([key]) => key))
}
