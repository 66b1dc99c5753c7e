import { describe, expect, it } from 'vitest'
import { howSure } from '../structure/how-sure.ts'
import {
  fullestBand,
  type GrayPicture,
  hasColumns,
  runsAcross,
  straightened,
  turned,
} from './gray-picture.ts'
import { lettersOfPage, settleSizes } from './letters-of-page.ts'
import { holdsWords, type RecognisedLine, type RecognisedPage, sureOf } from './recognised-page.ts'
import { sortScans } from './scans.ts'

const line = (text: string, { x = 100, y = 200, height = 20, sure = 95 } = {}): RecognisedLine => ({
  baseline: { x, y },
  height,
  words: text.split(' ').map((word, at) => ({
    text: word,
    left: x + at * 60,
    right: x + at * 60 + 50,
    top: y - 15,
    bottom: y + 5,
    sure,
  })),
})
const page = (
  number: number,
  lines: RecognisedLine[],
  more: Partial<RecognisedPage> = {},
): RecognisedPage => ({
  page: number,
  width: 1_000,
  height: 1_400,
  turn: 0,
  slope: 0,
  sure: sureOf(lines),
  lines,
  ...more,
})

describe('a page of which a picture was read', () => {
  it('holds words where enough letters are sure enough', () => {
    const words = 'The wells were measured in each of the villages'
    expect(holdsWords(page(1, [line(words)]))).toBe(true)
    expect(holdsWords(page(1, [line(words, { sure: 41 })]))).toBe(false)
    expect(holdsWords(page(1, [line('a 7')]))).toBe(false)
    expect(holdsWords(page(1, []))).toBe(false)
  })

  it('in a language that cannot be recognised is told apart, and is not read', () => {
    const french =
      'les enfants de la ville sont dans une école qui est près des puits pour le travail du matin'
    const sorted = sortScans({ recognised: [page(3, [line(french)])], tooMany: [4] })
    expect(sorted.readable).toEqual([])
    expect([3, 4, 5].map(sorted.originOf)).toEqual(['other-language', 'too-many', undefined])
  })

  it('says which of its pages are hard to read', () => {
    const sorted = sortScans({
      recognised: [page(1, [line('The rain was measured in the dry months of the year', { sure: 72 })])],
      tooMany: [],
    })
    expect(sorted.hardToRead).toEqual([1])
    expect(sorted.originOf(1)).toBe('recognised')
  })
})

describe('how sure a sentence is', () => {
  const sures = (text: string, at: number, sure: number) =>
    [...text].map((_, place) => (place === at ? sure : 96))

  it('is the mean of its letters, and a doubtful figure is told', () => {
    const text = 'N = 148 pupils'
    expect(howSure(text, sures(text, 5, 96))).toEqual({ sure: 96, hasDoubtfulFigure: false })
    expect(howSure(text, sures(text, 5, 70)).hasDoubtfulFigure).toBe(true)
    // A low-confidence word leaves the figures unaffected.
    expect(howSure(text, sures(text, 9, 70)).hasDoubtfulFigure).toBe(false)
  })
})

describe('recognised words as letters', () => {
  it('stand on the line of their text, in points, however crooked the page lay', () => {
    const slope = 0.03
    const crooked: RecognisedLine = {
      baseline: { x: 100, y: 700 - 400 * slope },
      height: 20,
      words: [100, 400, 700].map((left) => ({
        text: 'maize',
        left,
        right: left + 100,
        top: 690 + (left - 450) * slope,
        bottom: 710 + (left - 450) * slope,
        sure: 90,
      })),
    }
    const letters = lettersOfPage(page(1, [crooked], { slope }), 500, () => 10)
    expect(letters.map(({ text }) => text).join('')).toBe('maizemaizemaize')
    expect(new Set(letters.map(({ baseline }) => baseline)).size).toBe(1)
    expect(letters[0]!.baseline).toBeCloseTo(350, 0)
    expect(letters[0]!.left).toBeCloseTo(50, 0)
    expect(letters.filter(({ after }) => after === 'space')).toHaveLength(2)
    expect(letters.every(({ sure }) => sure === 90)).toBe(true)
  })

  it('have the same size where they measure nearly alike, the commonest first', () => {
    const read = page(1, [
      line('one two three four', { height: 20 }),
      line('five six', { height: 21.5 }),
      line('Title', { height: 36 }),
    ])
    const sizeOf = settleSizes([{ page: read, width: 500 }])
    const sizes = read.lines.map((each) => sizeOf(each, read))
    expect(sizes[0]).toBe(sizes[1])
    expect(sizes[2]).toBeGreaterThan(sizes[0]! * 1.5)
  })
})

describe('the picture of a page', () => {
  const striped = (width: number, height: number): GrayPicture => ({
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) =>
      Math.floor(at / width) % 20 < 8 && Math.floor(at / width) > height / 2 ? 0 : 255,
    ),
  })

  it('comes back as it was after four quarters', () => {
    const picture = striped(30, 50)
    const round = [90, 90, 90, 90].reduce((each) => turned(each, 90), picture)
    expect(round).toEqual(picture)
    expect(turned(turned(picture, 90), 270)).toEqual(picture)
    expect(turned(turned(picture, 180), 180)).toEqual(picture)
  })

  it('tells lines that run across from lines that run down', () => {
    const picture = striped(300, 400)
    expect(runsAcross(picture)).toBe(true)
    expect(runsAcross(turned(picture, 90))).toBe(false)
  })

  it('has columns where a white gutter runs down between two of them, and none where words are only apart', () => {
    /** Lines of words of uneven length, at the places in fractions of the page. */
    const written = (columns: readonly [number, number][]): GrayPicture => {
      const [width, height] = [800, 1_200]
      const pixels = new Uint8Array(width * height).fill(255)
      for (let line = 0; line < 40; line++)
        for (const [from, to] of columns)
          for (let x = from * width; x < to * width; x++) {
            const isSpace = (x + line * 37) % 61 < 7
            for (let y = 0; y < 12; y++)
              if (!isSpace) pixels[(100 + line * 25 + y) * width + Math.floor(x)] = 0
          }
      return { width, height, pixels }
    }
    expect(hasColumns(written([[0.1, 0.9]]))).toBe(false)
    expect(
      hasColumns(
        written([
          [0.1, 0.47],
          [0.53, 0.9],
        ]),
      ),
    ).toBe(true)
  })

  it('is looked at where most is written', () => {
    const band = fullestBand(striped(300, 2_000))
    expect(band.pixels.some((pixel) => pixel === 0)).toBe(true)
    expect(band.height).toBe(200)
  })

  it('is straightened: a line that falls to the right runs level', () => {
    const [width, height, slope] = [400, 200, 0.05]
    const pixels = new Uint8Array(width * height).fill(255)
    for (let x = 0; x < width; x++)
      for (let thick = -2; thick <= 2; thick++)
        pixels[Math.round(100 + (x - 200) * Math.tan(slope) + thick) * width + x] = 0
    const level = straightened({ width, height, pixels }, slope)
    const darkRows = new Set<number>()
    for (let x = 20; x < 380; x++)
      for (let y = 0; y < height; y++) if (level.pixels[y * width + x]! < 60) darkRows.add(y)
    expect(darkRows.size).toBeLessThan(8)
  })
})
