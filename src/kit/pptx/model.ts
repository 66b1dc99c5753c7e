/** A presentation as this writer takes it: lengths in points, colours as theme slots. */

export const THEME_COLOURS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const
export type Colour = (typeof THEME_COLOURS)[number]

/** Colours as six hexadecimal digits; fonts as families the reader's machine has or substitutes. */
export type Theme = {
  name: string
  colours: Record<Colour, string>
  fonts: { heading: string; body: string }
}

export type Box = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }

export type TextStyle = {
  size: number
  colour: Colour
  bold?: boolean
  capitals?: boolean
  align?: 'left' | 'centre' | 'right'
  anchor?: 'top' | 'middle' | 'bottom'
  font?: 'heading' | 'body'
  /** Paragraphs carry a bullet in this colour unless they say otherwise. */
  bullet?: Colour
  /** After each paragraph, in points. */
  spaceAfter?: number
  /** A share of the font's own line height. */
  lineHeight?: number
}

export type PptxRun = {
  text: string
  bold?: boolean
  italic?: boolean
  colour?: Colour
  size?: number
  href?: string
}
export type Paragraph = { runs: readonly PptxRun[]; bullet?: boolean }

export type SlotKind =
  | 'title'
  | 'centred-title'
  | 'subtitle'
  | 'text'
  | 'table'
  | 'chart'
  | 'picture'
  | 'number'
  | 'footer'
/** A placeholder of a layout. Slides fill it by its `index`, and inherit its place and style. */
export type Slot = {
  index: number
  kind: SlotKind
  name: string
  box: Box
  style: TextStyle
  prompt?: string
}

export type Geometry = 'rect' | 'roundRect' | 'ellipse' | 'triangle'

/** An item in a slot has a box only where it differs from the layout's. */
type SlotPlace = { slot: number; box?: Box } | { slot?: undefined; box: Box }

export type Text = SlotPlace & {
  kind: 'text'
  name: string
  paragraphs: readonly Paragraph[]
  /** Required outside a slot. In a slot, only `size`, where the text had to be made smaller. */
  style?: TextStyle
  size?: number
  /** Clicked in the show, it opens this slide, counted from 1. */
  toSlide?: number
}
export type Form = {
  kind: 'form'
  name: string
  geometry: Geometry
  box: Box
  fill?: Colour
  line?: { colour: Colour; width: number }
  paragraphs?: readonly Paragraph[]
  style?: TextStyle
  inset?: number
  /** Decorative if absent. */
  alt?: string
  /** Clicked in the show, it opens this slide, counted from 1. */
  toSlide?: number
}
export type TableShape = SlotPlace & {
  kind: 'table'
  name: string
  alt: string
  columns: readonly number[]
  /** The first row is the header. */
  rows: readonly {
    height: number
    cells: readonly { text: string; align?: 'left' | 'right'; bold?: boolean }[]
  }[]
  size: number
}
export type Series = { name: string; values: readonly (number | null)[] }
export type Chart = {
  kind: 'columns' | 'bars' | 'line' | 'doughnut'
  categories: readonly string[]
  series: readonly Series[]
  /** In the order of the series, or of the parts of a doughnut. */
  colours: readonly Colour[]
  /** One highlighted column or bar, by index; the others are in the quiet colour. */
  emphasis?: { at: number; quiet: Colour }
  /** Such as '0.0', '0"%"'. */
  format: string
  /** Shown above it: the quantity and its unit. */
  title?: string
  textSize: number
  textColour: Colour
}
export type ChartShape = SlotPlace & { kind: 'chart'; name: string; alt: string; chart: Chart }
export type Picture = SlotPlace & {
  kind: 'picture'
  name: string
  alt: string
  bytes: Uint8Array
  type: 'png' | 'jpeg'
}
export type Shape = Text | Form | TableShape | ChartShape | Picture

export type Layout = {
  id: string
  name: string
  /** A standard layout type, or `custom`. */
  type: 'title' | 'titleOnly' | 'obj' | 'twoObj' | 'custom'
  background?: Colour
  slots: readonly Slot[]
  art: readonly Form[]
}

export type Slide = {
  layout: string
  shapes: readonly Shape[]
  /** Paragraphs for the speaker. */
  notes: readonly string[]
}

export type Presentation = {
  title: string
  author: string
  /** Such as 'en-GB'. */
  language: string
  /** ISO 8601. */
  created: string
  size: Size
  theme: Theme
  /** Shared by all layouts: the styles of titles and text. */
  master: { title: TextStyle; text: TextStyle }
  table: { headFill: Colour; headText: Colour; text: Colour; line: Colour; band?: Colour }
  layouts: readonly Layout[]
  slides: readonly Slide[]
  sections: readonly { name: string; slides: number }[]
}
