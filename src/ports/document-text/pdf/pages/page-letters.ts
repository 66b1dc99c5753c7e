/**
 * The letters of a page in the order the file draws them, each with its box, size and style. This runs
 * once for every letter of a thesis, so it calls PDFium as little as it can: style belongs to the text
 * object, and is read once per object.
 */
import type { Letter, LetterStyle, PageFrame, PageTurn } from '../../letter.ts'
import type { Pdfium } from '../pdfium.ts'

/** The functions called for every letter, bypassing two wrappers that look each of them up by name at every call. */
type Direct = {
  FPDFText_GetUnicode: (textPage: number, index: number) => number
  FPDFText_IsGenerated: (textPage: number, index: number) => number
  FPDFText_GetTextObject: (textPage: number, index: number) => number
  FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number
  FPDFText_GetFontSize: (textPage: number, index: number) => number
  FPDFText_GetFontWeight: (textPage: number, index: number) => number
  FPDFText_GetFontInfo: (
    textPage: number,
    index: number,
    name: number,
    length: number,
    flags: number,
  ) => number
  FPDFText_GetCharBox: (textPage: number, index: number, l: number, r: number, b: number, t: number) => number
  FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => number
}

const SPACE = 32
const RETURN = 13
const NEWLINE = 10
const HYPHEN_MARKS = new Set([0xfffe, 0x02])

export class LetterReader {
  private readonly pdfium: Pdfium
  private readonly scratch: number
  private readonly ask: Direct
  /** By the address of the text object, on one page. */
  private styles = new Map<number, LetterStyle>()
  private readonly known = new Map<string, LetterStyle>()

  constructor(pdfium: Pdfium) {
    this.pdfium = pdfium
    this.scratch = pdfium.allocate(256)
    this.ask = pdfium.pdfium.wasmExports as unknown as Direct
  }

  read(page: number, frame: PageFrame): Letter[] {
    const { pdfium } = this
    const textPage = pdfium.FPDFText_LoadPage(page)
    if (!textPage) return []
    // Object addresses are reused by later pages.
    this.styles = new Map()
    const letters: Letter[] = []
    const count = pdfium.FPDFText_CountChars(textPage)
    for (let index = 0; index < count; index++) this.add(letters, textPage, index, frame)
    pdfium.FPDFText_ClosePage(textPage)
    return letters
  }

  private add(letters: Letter[], textPage: number, index: number, frame: PageFrame): void {
    const code = this.ask.FPDFText_GetUnicode(textPage, index)
    const last = letters.at(-1)
    if (code === NEWLINE || code === RETURN) {
      if (last && last.after !== 'hyphen') last.after = 'line'
      return
    }
    if (code === SPACE || code === 0xa0 || code === 9) {
      if (last && last.after === '') last.after = this.isGuessed(textPage, index) ? 'guessed-space' : 'space'
      return
    }
    if (HYPHEN_MARKS.has(code)) {
      if (last) last.after = 'hyphen'
      return
    }
    // A character beyond the basic plane comes in two halves; the second has been read with the first.
    if (code === 0 || (code >= 0xdc00 && code <= 0xdfff)) return
    const text = isFirstHalf(code)
      ? String.fromCharCode(code, this.ask.FPDFText_GetUnicode(textPage, index + 1))
      : String.fromCodePoint(code)
    const letter = this.measure(textPage, index, text)
    if (!letter || isOutside(letter, frame)) return
    letters.push(letter)
  }

  /** PDFium adds spaces where it sees a gap; kerning can look like one. */
  private isGuessed(textPage: number, index: number): boolean {
    return this.ask.FPDFText_IsGenerated(textPage, index) === 1
  }

  private measure(textPage: number, index: number, text: string): Letter | undefined {
    const { ask, pdfium, scratch } = this
    const place = scratch >> 3
    if (!ask.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24))
      return undefined
    ask.FPDFText_GetCharOrigin(textPage, index, scratch + 32, scratch + 40)
    const { doubles } = pdfium.heap()
    return {
      text,
      left: doubles[place]!,
      right: doubles[place + 1]!,
      bottom: doubles[place + 2]!,
      top: doubles[place + 3]!,
      across: doubles[place + 4]!,
      baseline: doubles[place + 5]!,
      style: this.styleOf(textPage, index),
      after: '',
    }
  }

  private styleOf(textPage: number, index: number): LetterStyle {
    const object = this.ask.FPDFText_GetTextObject(textPage, index)
    const known = this.styles.get(object)
    if (known) return known
    const style = this.askStyle(textPage, index)
    this.styles.set(object, style)
    return style
  }

  private askStyle(textPage: number, index: number): LetterStyle {
    const { ask, pdfium, scratch } = this
    // The size is unscaled: a file may say size 1 and enlarge it in its matrix.
    const matrix = (scratch + 64) >> 2
    const scaled = ask.FPDFText_GetMatrix(textPage, index, scratch + 64)
    const floats = pdfium.heap().floats
    const turn = scaled ? turnOf(floats[matrix]!, floats[matrix + 1]!) : 0
    const scale = scaled ? Math.hypot(floats[matrix + 2]!, floats[matrix + 3]!) : 1
    const size = Math.round(ask.FPDFText_GetFontSize(textPage, index) * scale * 10) / 10
    const name = this.fontName(textPage, index)
    const weight = ask.FPDFText_GetFontWeight(textPage, index)
    const key = `${name}|${size}|${weight >= 600}|${turn}`
    const known = this.known.get(key)
    if (known) return known
    const style: LetterStyle = {
      size,
      turn,
      font: name,
      bold: /bold|black|heavy|semib|demi|cmbx|-bd|\.b$/i.test(name) || weight >= 600,
      italic: /ital|obliq|cmti|slant/i.test(name),
    }
    this.known.set(key, style)
    return style
  }

  private fontName(textPage: number, index: number): string {
    const { ask, pdfium, scratch } = this
    const buffer = scratch + 96
    const length = ask.FPDFText_GetFontInfo(textPage, index, buffer, 120, scratch + 88)
    if (length <= 1 || length > 120) return ''
    return new TextDecoder('latin1').decode(pdfium.heap().bytes.slice(buffer, buffer + length - 1))
  }
}

const isFirstHalf = (code: number) => code >= 0xd800 && code <= 0xdbff

function turnOf(a: number, b: number): PageTurn {
  if (Math.abs(a) >= Math.abs(b)) return a < 0 ? 180 : 0
  return b > 0 ? 90 : 270
}

/** Printers' marks lie outside the crop box: part of the file, never of the page. */
function isOutside(letter: Letter, { left, bottom, width, height }: PageFrame): boolean {
  const x = (letter.left + letter.right) / 2
  const y = (letter.top + letter.bottom) / 2
  return x < left || x > left + width || y < bottom || y > bottom + height
}
