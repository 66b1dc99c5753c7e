/**
 * A picture that is a file of its own. Tesseract opens it itself, in its sandbox, and rotates it
 * according to the camera's EXIF data.
 */
import type { PageTurn } from '../letter.ts'
import { LIMITS } from '../safety/limits.ts'
import type { Recognised } from './recognise-page.ts'
import { sureOf } from './recognised-page.ts'
import type { Engine } from './tesseract.ts'

const UPRIGHT_FROM = 70
/** Most likely first: a phone is held upright, or lies on its side. */
const TURNS: PageTurn[] = [0, 90, 270, 180]

export function recognisePhotograph(
  engine: Engine,
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Recognised {
  let best: Recognised = { width, height, turn: 0, slope: 0, sure: 0, lines: [] }
  if (width * height > LIMITS.recognising.mostPixelsOfPhotograph) return best
  for (const turn of TURNS) {
    const read = engine.read(bytes, { turn })
    if (!read) return best
    const sideways = turn === 90 || turn === 270
    const size = sideways ? { width: height, height: width } : { width, height }
    const sure = sureOf(read.lines)
    if (sure > best.sure) best = { ...size, turn, slope: read.slope, sure, lines: read.lines }
    // If no line is found upright, there is none the other way round.
    if (best.sure >= UPRIGHT_FROM || read.lines.length === 0) return best
  }
  return best
}
