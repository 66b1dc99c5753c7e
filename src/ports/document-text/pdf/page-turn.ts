/** A page may be rotated as a whole, or hold a sideways table: it is read the way a person would hold it. */
import type { Box } from '#product/document-model.ts'
import type { Letter, PageFrame, PageTurn } from '../letter.ts'

type Corners = { left: number; right: number; top: number; bottom: number }

/** From the file's own coordinates (up is more) to the displayed page (down is more), in place. */
export function setUpright(letters: Letter[], frame: PageFrame, turn: PageTurn): void {
  for (const letter of letters) {
    const left = letter.left - frame.left
    const right = letter.right - frame.left
    const low = letter.bottom - frame.bottom
    const high = letter.top - frame.bottom
    const base = letter.baseline - frame.bottom
    const across = letter.across - frame.left
    if (turn === 0) place(letter, left, right, frame.height - high, frame.height - low, frame.height - base)
    else if (turn === 90) place(letter, low, high, left, right, across)
    else if (turn === 180) place(letter, frame.width - right, frame.width - left, low, high, base)
    else
      place(
        letter,
        frame.height - high,
        frame.height - low,
        frame.width - right,
        frame.width - left,
        frame.width - across,
      )
  }
}

function place(
  letter: Letter,
  left: number,
  right: number,
  top: number,
  bottom: number,
  baseline: number,
): void {
  letter.left = left
  letter.right = right
  letter.top = top
  letter.bottom = bottom
  letter.baseline = baseline
}

/** The box of something read after a rotation, on the page as its picture shows it. */
export function turnBack(
  { left, right, top, bottom }: Corners,
  turn: PageTurn,
  width: number,
  height: number,
): Box {
  const [x, y, w, h] =
    turn === 90
      ? [top, height - right, bottom - top, right - left]
      : turn === 270
        ? [width - bottom, left, bottom - top, right - left]
        : turn === 180
          ? [width - right, height - bottom, right - left, bottom - top]
          : [left, top, right - left, bottom - top]
  const share = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000
  return {
    left: share(x!, width),
    top: share(y!, height),
    width: share(w!, width),
    height: share(h!, height),
  }
}

/** The rotation of most letters of the page. */
export function turnOfText(letters: Letter[]): PageTurn {
  const counts = new Map<PageTurn, number>()
  for (const { style } of letters) counts.set(style.turn, (counts.get(style.turn) ?? 0) + 1)
  const [turn, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return count > letters.length * 0.6 ? turn : 0
}
