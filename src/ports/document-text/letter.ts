/** In quarter turns, clockwise. */
export type PageTurn = 0 | 90 | 180 | 270

export type LetterStyle = {
  size: number
  bold: boolean
  italic: boolean
  font: string
  /** The rotation of the sheet that makes the letters upright. */
  turn: PageTurn
}

export type Letter = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** Vertical position of the baseline; the same for all letters of a line, unlike the box. */
  baseline: number
  /** The same across the page, the baseline of letters set sideways. */
  across: number
  style: LetterStyle
  /** The break after this letter, where the file marks one: the end of a word or of a line. */
  after: '' | 'space' | 'guessed-space' | 'line' | 'hyphen'
  /** 0 to 100, if it was recognised in a picture. */
  sure?: number
}

export type PageFrame = { left: number; bottom: number; width: number; height: number }
