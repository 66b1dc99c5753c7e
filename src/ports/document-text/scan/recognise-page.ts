/** The picture of a page → its text, rotated upright and straightened where that reads better. */
import type { PageTurn } from '../letter.ts'
import {
  fullestBand,
  type GrayPicture,
  hasColumns,
  runsAcross,
  straightened,
  toPgm,
  turned,
} from './gray-picture.ts'
import { letterCount, type RecognisedLine, type RecognisedPage, sureOf } from './recognised-page.ts'
import type { Engine } from './tesseract.ts'

/** Upright print scores well above this, however worn; print upside down far below. */
const UPRIGHT_FROM = 70
/** A page that reads this well gains nothing from straightening. */
const STRAIGHT_ENOUGH = 85
const LEAST_SLOPE = 0.005
/** Column detection may take small print for a drawing, and leave it out. */
const ALMOST_ALL = 0.95
const TURNS: PageTurn[] = [0, 90, 180, 270]

export type Recognised = Omit<RecognisedPage, 'page'>

/** `usual`: the rotation of the page before; a pile of paper mostly goes through a scanner the same way. */
export function recognisePage(engine: Engine, picture: GrayPicture, usual: PageTurn): Recognised {
  const first = likelyTurn(picture, usual)
  let best = readTurned(engine, picture, first)
  if (best.sure < UPRIGHT_FROM) {
    const turn = surestTurn(engine, picture, { turn: first, sure: best.sure })
    if (turn !== first) best = surer(best, readTurned(engine, picture, turn))
  }
  if (best.sure < STRAIGHT_ENOUGH && Math.abs(best.slope) >= LEAST_SLOPE)
    best = surer(best, readStraightened(engine, picture, best))
  return withColumns(engine, turned(picture, best.turn), best)
}

/**
 * As one block, lines of two columns at different heights run into each other. Only for a page known to
 * be upright: vertical lines look like columns.
 */
function withColumns(engine: Engine, upright: GrayPicture, before: Recognised): Recognised {
  if (before.sure < UPRIGHT_FROM || !hasColumns(upright)) return before
  const { lines = [], slope = 0 } = engine.read(toPgm(upright), { layout: 'columns' }) ?? {}
  const sure = sureOf(lines)
  const isWhole = letterCount(lines) >= ALMOST_ALL * letterCount(before.lines)
  return isWhole && sure >= before.sure ? { ...before, slope, lines, sure } : before
}

const surer = (one: Recognised, other: Recognised) => (other.sure > one.sure ? other : one)

function likelyTurn(picture: GrayPicture, usual: PageTurn): PageTurn {
  const isAcross = usual === 0 || usual === 180
  if (runsAcross(picture) === isAcross) return usual
  return isAcross ? 90 : 0
}

/** Judged by a few of its lines, each way round. */
function surestTurn(engine: Engine, picture: GrayPicture, known: { turn: PageTurn; sure: number }): PageTurn {
  const others = TURNS.filter((turn) => turn !== known.turn).map((turn) => {
    const band = fullestBand(turned(picture, turn))
    return { turn, sure: sureOf(engine.read(toPgm(band))?.lines ?? []) }
  })
  return [known, ...others].reduce((best, each) => (each.sure > best.sure ? each : best)).turn
}

function readTurned(engine: Engine, picture: GrayPicture, turn: PageTurn): Recognised {
  const upright = turned(picture, turn)
  const { lines, slope } = engine.read(toPgm(upright)) ?? { lines: [], slope: 0 }
  return { turn, slope, lines, sure: sureOf(lines), width: upright.width, height: upright.height }
}

function readStraightened(engine: Engine, picture: GrayPicture, before: Recognised): Recognised {
  const { turn, slope } = before
  const level = straightened(turned(picture, turn), slope)
  const read = engine.read(toPgm(level)) ?? { lines: [], slope: 0 }
  const back = (x: number, y: number) => rotated({ x, y }, before, slope)
  const lines = read.lines.map(
    ({ baseline, height, words }): RecognisedLine => ({
      baseline: back(baseline.x, baseline.y),
      height,
      words: words.map((word) => {
        const middle = back((word.left + word.right) / 2, (word.top + word.bottom) / 2)
        const [width, depth] = [(word.right - word.left) / 2, (word.bottom - word.top) / 2]
        return {
          ...word,
          left: middle.x - width,
          right: middle.x + width,
          top: middle.y - depth,
          bottom: middle.y + depth,
        }
      }),
    }),
  )
  return { ...before, slope: slope + read.slope, lines, sure: sureOf(lines) }
}

/** Around the middle of the page, clockwise as displayed. */
export function rotated(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  angle: number,
): { x: number; y: number } {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [across, down] = [x - width / 2, y - height / 2]
  return { x: cos * across - sin * down + width / 2, y: sin * across + cos * down + height / 2 }
}
