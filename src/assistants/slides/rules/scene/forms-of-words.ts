/** Slides of words: bullets, boxes, numbered lines, statements. Each is undefined when it does not fit; then the next is tried. */
import type { Layout, Shape } from '#kit/pptx/model.ts'
import type { Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { SLOTS } from '../design/framed.ts'
import { wordCount } from '../words/clean.ts'
import { allFilled, filledShape, said } from './filled.ts'
import { type SaidLine, saidLines } from './say-less.ts'
import { MOST_WORDS } from './seen.ts'

/** The layout and its content; which points are shown. */
export type Scene = { layout: string; shapes: Shape[]; shown: readonly Point[] }
export type Layouts = ReadonlyMap<string, Layout>

const layoutOf = (layouts: Layouts, id: string): Layout => {
  const layout = layouts.get(id)
  if (!layout) throw new Error(`There is no layout ${id}.`)
  return layout
}

const shownOf = (lines: readonly SaidLine[]): Point[] => lines.map(({ point }) => point)

/** Fewer and fewer lines, until they fit. A single line becomes a statement, unless statements come too often. */
function asManyAsFit(
  points: readonly Point[],
  design: Design,
  make: (lines: SaidLine[]) => Scene | undefined,
  { most = design.says.points, least = 2 }: { most?: number; least?: number } = {},
): Scene | undefined {
  for (let count = Math.min(points.length, most); count >= 1; count--) {
    const lines = saidLines(points, design, { most: count })
    if (lines.length < least) return undefined
    const scene = make(lines)
    if (scene) return scene
  }
  return undefined
}

export const bullets = (
  points: readonly Point[],
  design: Design,
  layouts: Layouts,
  least = 2,
): Scene | undefined =>
  asManyAsFit(
    points,
    design,
    (lines) => {
      const layout = layoutOf(layouts, 'points')
      const text = filledShape(layout, design, {
        slot: SLOTS.content,
        name: 'Text',
        paragraphs: lines.map(({ text }) => said(text)),
        sizes: design.sizes.text,
      })
      return text && { layout: layout.id, shapes: [text], shown: shownOf(lines) }
    },
    { least },
  )

export const numberedLines = (
  points: readonly Point[],
  design: Design,
  layouts: Layouts,
): Scene | undefined =>
  // The rows count from one: a list that goes on has numbers of its own.
  points.some(({ head }, at) => /^\d+$/.test(head ?? '') && Number(head) !== at + 1)
    ? undefined
    : asManyAsFit(
        points,
        design,
        (lines) => {
          const layout = layoutOf(layouts, `rows-${lines.length}`)
          const fillings = lines.map(({ text }, at) => ({
            slot: SLOTS.content + at,
            name: `Line ${at + 1}`,
            paragraphs: [said(text)],
          }))
          const shapes = allFilled(layout, design, fillings, design.sizes.text)
          return shapes && { layout: layout.id, shapes, shown: shownOf(lines) }
        },
        { most: 4 },
      )

export const boxes = (points: readonly Point[], design: Design, layouts: Layouts): Scene | undefined =>
  asManyAsFit(
    points,
    design,
    (lines) => {
      const layout = layoutOf(layouts, `cards-${lines.length}`)
      const heads = allFilled(
        layout,
        design,
        lines.map(({ head }, at) => ({
          slot: SLOTS.content + 2 * at,
          name: `Heading ${at + 1}`,
          paragraphs: [said(head ?? String(at + 1))],
        })),
        [design.card.head.size],
      )
      const texts = allFilled(
        layout,
        design,
        lines.map(({ text }, at) => ({
          slot: SLOTS.content + 2 * at + 1,
          name: `Text ${at + 1}`,
          paragraphs: [said(text)],
        })),
        design.sizes.card,
      )
      return (
        heads &&
        texts && {
          layout: layout.id,
          shapes: heads.flatMap((head, at) => [head, texts[at] ?? head]),
          shown: shownOf(lines),
        }
      )
    },
    { most: 4 },
  )

/** Every line, however many: at the size that has room for all. */
export function wholeList(points: readonly Point[], design: Design, layouts: Layouts): Scene | undefined {
  const layout = layoutOf(layouts, 'points')
  const text = filledShape(layout, design, {
    slot: SLOTS.content,
    name: 'Text',
    paragraphs: points.map(({ text }, at) => ({
      bullet: false,
      runs: [{ text: `${at + 1}.  `, bold: true, colour: 'accent1' as const }, { text }],
    })),
    sizes: [...design.sizes.text, 20, 18, 16],
  })
  return text && { layout: layout.id, shapes: [text], shown: points }
}

/** What the student is asked for, where nobody filled the slide. */
export function prompt(says: string, design: Design, layouts: Layouts): Scene | undefined {
  const layout = layoutOf(layouts, 'statement-alone')
  const text = filledShape(layout, design, {
    slot: SLOTS.content,
    name: 'Statement',
    paragraphs: [said(`[\u00a0${says}\u00a0]`)],
    sizes: design.sizes.statement,
  })
  return text && { layout: layout.id, shapes: [text], shown: [] }
}

/** One sentence set large, with the others smaller below. Where it is the title as well, it stands there once. */
export function statement(
  [first, ...others]: readonly Point[],
  title: string,
  design: Design,
  layouts: Layouts,
): Scene | undefined {
  if (!first) return undefined
  const isTitle = first.text === title
  const called = isTitle ? 'stated' : 'statement'
  const [main] = saidLines(
    [first],
    { ...design, says: { ...design.says, line: 18, longest: 24 } },
    { most: 1 },
  )
  if (!main) return undefined
  const below = saidLines(
    others,
    {
      ...design,
      says: {
        ...design.says,
        words: Math.max(0, Math.min(MOST_WORDS, design.says.words) - wordCount(main.text)),
      },
    },
    { most: 2 },
  )
  for (const lines of [below, below.slice(0, 1), []]) {
    const layout = layoutOf(layouts, lines.length > 0 ? called : `${called}-alone`)
    const text = filledShape(layout, design, {
      slot: isTitle ? SLOTS.title : SLOTS.content,
      name: isTitle ? 'Title' : 'Statement',
      paragraphs: [said(isTitle ? title : main.text)],
      sizes: design.sizes.statement,
    })
    const more =
      lines.length > 0
        ? filledShape(layout, design, {
            slot: SLOTS.content + 1,
            name: 'Text',
            paragraphs: lines.map((line) => said(line.text)),
            sizes: [24, 22, 20],
          })
        : undefined
    if (text && (lines.length === 0 || more))
      return { layout: layout.id, shapes: more ? [text, more] : [text], shown: [first, ...shownOf(lines)] }
  }
  return undefined
}

export function referenceList(points: readonly Point[], design: Design, layouts: Layouts): Scene | undefined {
  const layout = layoutOf(layouts, 'references')
  for (let count = points.length; count >= 1; count--) {
    const entries = points.slice(0, count)
    const text = filledShape(layout, design, {
      slot: SLOTS.content,
      name: 'References',
      paragraphs: entries.map(({ text }) => said(text)),
      sizes: [20, 18, 16, 15, 14],
    })
    if (text) return { layout: layout.id, shapes: [text], shown: entries }
  }
  return undefined
}
