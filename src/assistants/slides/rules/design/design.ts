/** The look of a format. Layouts are built from it, all in the same way. */
import type { Box, Colour, Form, Presentation, TextStyle, Theme } from '#kit/pptx/model.ts'
import type { FormatId } from '../deck/keys.ts'

export const SLIDE = { width: 960, height: 540 } as const

type TemplateArea = { box: Box; style: TextStyle }
/** The positions of title and content, and the shapes behind them. */
export type Frame = {
  background?: Colour
  art: readonly Form[]
  kicker?: TemplateArea
  title: TemplateArea
  canvas: Box
  source: TemplateArea
  number: TemplateArea
}

export type Design = {
  format: FormatId
  theme: Theme
  /** `page` for most; `wide` for tables and flows; `full` for a single statement; `cover` for the first. */
  /** `said`: a statement with more below it, where `full` would be too loud for it. */
  frames: { page: Frame; wide: Frame; full: Frame; cover: Frame; said?: Frame }
  /** Text colours of the canvas, of cards, and of large type. */
  text: TextStyle
  card: { text: TextStyle; head: TextStyle; fill?: Colour; line?: Colour; edge?: Colour }
  statement: TextStyle
  figure: TextStyle
  label: TextStyle
  marker: { fill: Colour; text: Colour }
  /** From the largest to the smallest allowed. */
  sizes: {
    title: readonly number[]
    text: readonly number[]
    card: readonly number[]
    statement: readonly number[]
  }
  chart: {
    strong: Colour
    quiet: Colour
    series: readonly Colour[]
    parts: readonly Colour[]
    text: Colour
    textSize: number
  }
  table: Presentation['table'] & { size: number }
  /** Drawn on each slide to show the progress of the talk. */
  progress?: { box: Box; fill: Colour }
  /** A slide's text limits: total words, lines, and words per line. */
  says: { words: number; points: number; line: number; longest: number }
  /** Lists as boxes rather than as bullets. */
  prefersBoxes: boolean
}

export const decoration = (name: string, geometry: Form['geometry'], box: Box, fill: Colour): Form => ({
  kind: 'form',
  name,
  geometry,
  box,
  fill,
})
