/** The lines drawn on a page, as a person sees them: rules, borders of boxes, edges of shaded cells. */
import type { PageFrame, PageTurn } from '../../letter.ts'
import type { Pdfium } from '../pdfium.ts'

/** A straight line along the page (`at` is its height) or down it (`at` is its distance from the left). */
export type DrawnLine = { at: number; from: number; to: number }
export type DrawnLines = { across: DrawnLine[]; down: DrawnLine[] }

export const NO_LINES: DrawnLines = { across: [], down: [] }

const PATH = 2
const MOST_OBJECTS = 4_000
const MOST_SEGMENTS = 400
/** In points: a filled shape as thin as this is a line. */
const THICKEST = 3.2
const SHORTEST = 5

type Corner = { x: number; y: number }

export function drawnLines(pdfium: Pdfium, page: number, frame: PageFrame, turn: PageTurn): DrawnLines {
  const count = Math.min(MOST_OBJECTS, pdfium.FPDFPage_CountObjects(page))
  const scratch = pdfium.allocate(64)
  const found: [Corner, Corner][] = []
  const boxes: DrawnBox[] = []
  for (let at = 0; at < count; at++) {
    const object = pdfium.FPDFPage_GetObject(page, at)
    if (pdfium.FPDFPageObj_GetType(object) !== PATH) continue
    const sides = linesOfPath(pdfium, object, scratch, frame)
    const box = boxOf(sides)
    if (box) boxes.push(box)
    else found.push(...sides)
  }
  pdfium.release(scratch)
  return sorted([...found, ...outerBoxes(boxes).flatMap(({ sides }) => sides)], frame, turn)
}

function linesOfPath(pdfium: Pdfium, object: number, scratch: number, frame: PageFrame): [Corner, Corner][] {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return []
  const floats = pdfium.heap().floats
  const [left, bottom, right, top] = [0, 1, 2, 3].map((each) => floats[(scratch >> 2) + each]!) as [
    number,
    number,
    number,
    number,
  ]
  const [width, height] = [right - left, top - bottom]
  if (Math.max(width, height) < SHORTEST) return []
  if (height <= THICKEST) return [[at(left, (top + bottom) / 2), at(right, (top + bottom) / 2)]]
  if (width <= THICKEST) return [[at((left + right) / 2, bottom), at((left + right) / 2, top)]]
  // The background of the page.
  if (width > frame.width * 0.97 && height > frame.height * 0.6) return []
  const segments = pdfium.FPDFPath_CountSegments(object)
  if (segments > MOST_SEGMENTS || segments < 2) return []
  return sidesOf(pdfium, object, segments, scratch)
}

type DrawnBox = { left: number; right: number; low: number; high: number; sides: [Corner, Corner][] }

function boxOf(sides: [Corner, Corner][]): DrawnBox | undefined {
  if (sides.length < 3 || sides.length > 5) return undefined
  const xs = sides.flatMap(([from, to]) => [from.x, to.x])
  const ys = sides.flatMap(([from, to]) => [from.y, to.y])
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys), sides }
}

const MARGIN = 9
const MOST_BOXES = 1_200

/** Word shades a paragraph inside its shaded cell: a box as wide as the one around it draws no border. */
function outerBoxes(boxes: DrawnBox[]): DrawnBox[] {
  if (boxes.length > MOST_BOXES) return boxes
  return boxes.filter(
    (box) =>
      !boxes.some(
        (outer) =>
          outer !== box &&
          outer.left <= box.left + 0.5 &&
          outer.right >= box.right - 0.5 &&
          outer.low <= box.low + 0.5 &&
          outer.high >= box.high - 0.5 &&
          box.left - outer.left < MARGIN &&
          outer.right - box.right < MARGIN &&
          outer.right - outer.left > box.right - box.left + 1,
      ),
  )
}

const at = (x: number, y: number): Corner => ({ x, y })

const LINE_TO = 0
const MOVE_TO = 2

/** The straight sides of a path, where all of it is straight and upright: a curve is a drawing. */
function sidesOf(pdfium: Pdfium, object: number, segments: number, scratch: number): [Corner, Corner][] {
  const matrix = pdfium.FPDFPageObj_GetMatrix(object, scratch)
    ? Array.from(pdfium.heap().floats.slice(scratch >> 2, (scratch >> 2) + 6))
    : [1, 0, 0, 1, 0, 0]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const sides: [Corner, Corner][] = []
  let start: Corner | undefined
  let last: Corner | undefined
  for (let index = 0; index < segments; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index)
    const type = pdfium.FPDFPathSegment_GetType(segment)
    if (type !== LINE_TO && type !== MOVE_TO) return []
    if (!pdfium.FPDFPathSegment_GetPoint(segment, scratch + 32, scratch + 36)) return []
    const floats = pdfium.heap().floats
    const [x, y] = [floats[(scratch + 32) >> 2]!, floats[(scratch + 36) >> 2]!]
    const corner = at(a * x + c * y + e, b * x + d * y + f)
    if (type === MOVE_TO) start = corner
    else if (last) sides.push([last, corner])
    last = corner
    if (start && pdfium.FPDFPathSegment_GetClose(segment) && corner !== start) sides.push([corner, start])
  }
  const slanted = sides.some(
    ([from, to]) => Math.abs(from.x - to.x) > THICKEST && Math.abs(from.y - to.y) > THICKEST,
  )
  return slanted ? [] : sides
}

function sorted(sides: [Corner, Corner][], frame: PageFrame, turn: PageTurn): DrawnLines {
  const lines: DrawnLines = { across: [], down: [] }
  for (const [from, to] of sides) {
    const [one, other] = [upright(from, frame, turn), upright(to, frame, turn)]
    const [wide, high] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
    if (Math.max(wide, high) < SHORTEST) continue
    if (wide >= high)
      lines.across.push({
        at: (one.y + other.y) / 2,
        from: Math.min(one.x, other.x),
        to: Math.max(one.x, other.x),
      })
    else
      lines.down.push({
        at: (one.x + other.x) / 2,
        from: Math.min(one.y, other.y),
        to: Math.max(one.y, other.y),
      })
  }
  return { across: merged(lines.across), down: merged(lines.down) }
}

/** As the letters of the page are turned for reading. */
function upright({ x, y }: Corner, frame: PageFrame, turn: PageTurn): Corner {
  const [across, up] = [x - frame.left, y - frame.bottom]
  if (turn === 90) return at(up, across)
  if (turn === 180) return at(frame.width - across, up)
  if (turn === 270) return at(frame.height - up, frame.width - across)
  return at(across, frame.height - up)
}

/** The two edges of a drawn line, or of two cells side by side. */
const SAME = 2.6
/** Between the pieces of one line, drawn a cell at a time. */
const PIECES = 3

/** Word draws the border of every cell on its own: pieces that lie on one line are one line. */
function merged(lines: DrawnLine[]): DrawnLine[] {
  const levels: { at: number; pieces: DrawnLine[] }[] = []
  for (const line of [...lines].sort((one, other) => one.at - other.at)) {
    const level = levels.at(-1)
    if (level && line.at - level.at <= SAME) level.pieces.push(line)
    else levels.push({ at: line.at, pieces: [line] })
  }
  return levels.flatMap(({ pieces }) => {
    const joined: DrawnLine[] = []
    for (const piece of pieces.sort((one, other) => one.from - other.from)) {
      const last = joined.at(-1)
      if (last && piece.from - last.to <= PIECES) last.to = Math.max(last.to, piece.to)
      else joined.push({ ...piece })
    }
    return joined
  })
}
