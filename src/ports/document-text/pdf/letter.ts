/** In quarters, clockwise. */
export type Turn = 0 | 90 | 180 | 270

export type LetterStyle = {
  size: number
  bold: boolean
  italic: boolean
  font: string
  /** How the sheet must be turned for the letters to stand upright. */
  turn: Turn
}

export type Letter = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** Where the letter stands on its line; the same for all letters of a line, unlike the box. */
  baseline: number
  /** The same across the page, which is what letters set sideways stand on. */
  across: number
  style: LetterStyle
  /** A line ended after this letter, or a word did, where the file says so. */
  after: '' | 'space' | 'guessed-space' | 'line' | 'hyphen'
  /** 0 to 100, where it was recognised in a picture. */
  sure?: number
}

export type PageFrame = { left: number; bottom: number; width: number; height: number }
