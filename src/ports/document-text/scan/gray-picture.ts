/** A picture in shades of grey, one byte a pixel, and the operations recognition needs. */
import type { PageTurn } from '../letter.ts'

export type GrayPicture = { width: number; height: number; pixels: Uint8Array }

/** In quarter turns, clockwise. */
export function turned(picture: GrayPicture, turn: PageTurn): GrayPicture {
  const { width, height, pixels } = picture
  if (turn === 0) return picture
  const to = new Uint8Array(pixels.length)
  const sideways = turn === 90 || turn === 270
  const toWidth = sideways ? height : width
  let from = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at =
        turn === 180
          ? (height - 1 - y) * width + (width - 1 - x)
          : turn === 90
            ? x * toWidth + (height - 1 - y)
            : (width - 1 - x) * toWidth + y
      to[at] = pixels[from++]!
    }
  return { width: toWidth, height: sideways ? width : height, pixels: to }
}

/** Around its middle, so that lines which fall by `slope` radians to the right become level. New corners are white. */
export function straightened({ width, height, pixels }: GrayPicture, slope: number): GrayPicture {
  const to = new Uint8Array(pixels.length).fill(255)
  const [sin, cos] = [Math.sin(slope), Math.cos(slope)]
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - middleX) - sin * (y - middleY) + middleX
      const fromY = sin * (x - middleX) + cos * (y - middleY) + middleY
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [right, low] = [fromX - left, fromY - top]
      const at = top * width + left
      const above = pixels[at]! * (1 - right) + pixels[at + 1]! * right
      const below = pixels[at + width]! * (1 - right) + pixels[at + width + 1]! * right
      to[y * width + x] = above * (1 - low) + below * low
    }
  return { width, height, pixels: to }
}

/** The band of rows with the most writing: enough to judge whether it can be read. */
export function fullestBand({ width, height, pixels }: GrayPicture): GrayPicture {
  const rows = Math.min(height, Math.max(160, Math.round(height * 0.1)))
  const ink = inkOfRows({ width, height, pixels })
  let sum = ink.slice(0, rows).reduce((all, each) => all + each, 0)
  let [best, most] = [0, sum]
  for (let top = 1; top + rows <= height; top++) {
    sum += ink[top + rows - 1]! - ink[top - 1]!
    if (sum > most) [best, most] = [top, sum]
  }
  return { width, height: rows, pixels: pixels.slice(best * width, (best + rows) * width) }
}

/** Lines of writing alternate with white ones: across the page when it is upright, down it when it lies on its side. */
export function runsAcross(picture: GrayPicture): boolean {
  return roughness(inkOfRows(picture)) >= roughness(inkOfColumns(picture))
}

/** About a line of writing each, and a little more than the space between two words. */
const [STRIPS, STEPS] = [60, 100]
const LEAST_STRIPS = 10
const MOSTLY = 0.6

/** One white gutter in the middle of the page, with writing on both sides of it most of the way. */
export function hasColumns(picture: GrayPicture): boolean {
  const strips = inkInStrips(picture).filter((strip) => strip.includes(true))
  if (strips.length < LEAST_STRIPS) return false
  for (let at = STEPS * 0.3; at < STEPS * 0.7; at++) {
    const divided = strips.filter(
      (strip) => !strip[at] && strip.slice(0, at).includes(true) && strip.slice(at + 1).includes(true),
    )
    if (divided.length >= MOSTLY * strips.length) return true
  }
  return false
}

/** Top to bottom, and in each strip from left to right: whether anything is written there. */
function inkInStrips({ width, height, pixels }: GrayPicture): boolean[][] {
  const strips = Array.from({ length: STRIPS }, () => new Array<boolean>(STEPS).fill(false))
  for (let y = 0; y < height; y++) {
    const strip = strips[Math.floor((y * STRIPS) / height)]!
    for (let x = 0; x < width; x++)
      if (pixels[y * width + x]! < DARK) strip[Math.floor((x * STEPS) / width)] = true
  }
  return strips
}

const DARK = 140

function inkOfRows({ width, height, pixels }: GrayPicture): number[] {
  return Array.from({ length: height }, (_, y) => {
    let dark = 0
    for (let at = y * width; at < (y + 1) * width; at++) if (pixels[at]! < DARK) dark += 1
    return dark / width
  })
}

function inkOfColumns({ width, height, pixels }: GrayPicture): number[] {
  const dark = new Array<number>(width).fill(0)
  for (let at = 0; at < width * height; at++) if (pixels[at]! < DARK) dark[at % width]! += 1
  return dark.map((count) => count / height)
}

/** How much neighbouring rows differ: margins and columns change once, lines of writing all the way. */
function roughness(ink: number[]): number {
  let sum = 0
  for (let at = 4; at < ink.length; at++) sum += Math.abs(ink[at]! - ink[at - 4]!)
  return sum / Math.max(1, ink.length)
}

/** PGM, the simplest format for a grey picture. */
export function toPgm({ width, height, pixels }: GrayPicture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
