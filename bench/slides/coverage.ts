/** Counts a key's must-have facts on the visible slides, and at least in the notes. */
import type { Deck, SlideSource } from '../../src/assistants/slides/rules/deck/deck.ts'
import type { Presentation, Slide } from '../../src/kit/pptx/model.ts'

type Key = { facts: { kind: string; quote: string; mustHave?: boolean }[] }
export type Coverage = {
  must: number
  /** A line that is shown was made of the sentence that states it. */
  shown: number
  /** And the line itself holds most of its words. */
  inWords: number
  /** On a slide or in the notes. */
  noted: number
  missed: { kind: string; quote: string; where: 'notes' | 'nowhere' }[]
}

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}|\d[\d.,]*/gu) ?? [])
const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same sentence, or one that holds most of its words. */
const holds = (text: string, quote: string): boolean => {
  const there = words(text)
  const wanted = [...words(quote)]
  return wanted.length > 0 && wanted.filter((word) => there.has(word)).length / wanted.length >= 0.6
}

const isOutOf = (line: string, quote: string): boolean => {
  const rest = plain(quote)
  let from = 0
  return plain(line).every((word) => {
    const at = rest.indexOf(word, from)
    from = at + 1
    return at >= 0
  })
}

const linesOf = ({ shapes }: Slide): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'table') return shape.rows.map(({ cells }) => cells.map(({ text }) => text).join(' '))
    if (shape.kind !== 'text' && shape.kind !== 'form') return []
    return (shape.paragraphs ?? []).map(({ runs }) => runs.map(({ text }) => text).join(''))
  })

/** The study at a glance: each drawn row represents the sentence its words come from. */
function behindRows({ visual }: Deck['slides'][number], { shapes }: Slide): string[] {
  if (visual?.kind !== 'table' || visual.sources.length !== visual.rows.length - 1) return []
  const drawn = shapes.flatMap((shape) =>
    shape.kind === 'table' ? shape.rows.map(({ cells }) => cells.at(-1)?.text) : [],
  )
  return visual.sources
    .map(({ quote }) => quote)
    .filter((quote, at) => {
      const cell = visual.rows[at + 1]?.at(-1)
      return cell !== undefined && drawn.includes(cell) && isOutOf(cell, quote)
    })
}

export function coverage(deck: Deck, { slides }: Presentation, { facts }: Key): Coverage {
  const must = facts.filter(({ mustHave }) => mustHave)
  const lines: string[] = []
  const behind: string[] = []
  for (const [at, slide] of slides.entries()) {
    const shown = linesOf(slide).filter((line) => plain(line).length >= 3)
    lines.push(...shown)
    const from = deck.slides[at]
    const sources: SlideSource[] = [...(from?.points ?? []), ...(from?.script ?? [])].flatMap(
      (one) => one.sources,
    )
    behind.push(
      ...sources
        .map(({ quote }) => quote)
        .filter((quote) => shown.some((line) => isOutOf(line, quote)))
        .concat((from?.metrics ?? []).flatMap((metric) => metric.sources.map(({ quote }) => quote)))
        .concat(from ? behindRows(from, slide) : []),
    )
  }
  const notes = slides.flatMap((slide) => slide.notes)
  const is = (texts: readonly string[]) => (quote: string) => texts.some((text) => holds(text, quote))
  const shown = must.filter(({ quote }) => is(lines)(quote) || is(behind)(quote))
  const noted = must.filter(({ quote }) => is([...lines, ...behind, ...notes])(quote))
  return {
    must: must.length,
    shown: shown.length,
    inWords: must.filter(({ quote }) => is(lines)(quote)).length,
    noted: noted.length,
    missed: must
      .filter((fact) => !shown.includes(fact))
      .map(({ kind, quote }) => ({
        kind,
        quote,
        where: is(notes)(quote) ? ('notes' as const) : ('nowhere' as const),
      })),
  }
}
