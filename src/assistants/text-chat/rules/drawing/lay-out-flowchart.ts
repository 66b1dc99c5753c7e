/** Where the boxes and arrows of a flowchart stand, from top to bottom, in a sheet as wide as the smallest phone. */
import type { Flowchart } from './read-flowchart.ts'

export type PlacedBox = { id: string; x: number; y: number; width: number; height: number; lines: string[] }
export type PlacedArrow = { key: string; points: { x: number; y: number }[]; words: string }
export type FlowchartSheet = { width: number; height: number; boxes: PlacedBox[]; arrows: PlacedArrow[] }

const WIDTH = 320
const EDGE = 4
const APART = 10
const WIDEST = 200
const LEADING = 16
const PAD = 8
const GAP = 44
const MOST_BESIDE = 4
/** A letter of 13 px, on average, wide ones counted in. */
const LETTER = 7
/** An arrow that passes a row of boxes takes this much of it. */
const LANE = 18

/** Undefined where arrows go in a circle, or too many boxes stand side by side: that is read better as code. */
export function layOutFlowchart({ nodes, edges }: Flowchart): FlowchartSheet | undefined {
  const rowOf = rowsFromTop({ nodes, edges })
  if (!rowOf) return undefined
  const slots = slotsIn({ nodes, edges }, rowOf)
  if (slots.some((row) => row.filter(({ text }) => text !== undefined).length > MOST_BESIDE)) return undefined
  const boxes: PlacedBox[] = []
  const at = new Map<string, { middle: number; top: number; bottom: number }>()
  let top = EDGE
  for (const row of slots) {
    const many = row.filter(({ text }) => text !== undefined).length
    const lanes = (row.length - many) * LANE
    const width = Math.min(WIDEST, (WIDTH - 2 * EDGE - lanes - APART * (row.length - 1)) / Math.max(1, many))
    const lines = row.map(({ text }) => (text === undefined ? [] : linesOf(text, width - 2 * PAD)))
    const height = Math.max(...lines.map(({ length }) => length)) * LEADING + 2 * PAD
    let x = (WIDTH - many * width - lanes - APART * (row.length - 1)) / 2
    row.forEach(({ id, text }, place) => {
      const wide = text === undefined ? LANE : width
      at.set(id, { middle: x + wide / 2, top, bottom: top + height })
      if (text !== undefined) boxes.push({ id, x, y: top, width, height, lines: lines[place]! })
      x += wide + APART
    })
    top += height + GAP
  }
  const arrows = edges.map(({ from, to, words }, place) => {
    const between = Array.from({ length: rowOf.get(to)! - rowOf.get(from)! - 1 }, (_, one) =>
      at.get(passing(place, rowOf.get(from)! + 1 + one)),
    )
    const passed = between.flatMap((slot) =>
      slot
        ? [
            { x: slot.middle, y: slot.top - 6 },
            { x: slot.middle, y: slot.bottom + 6 },
          ]
        : [],
    )
    const [start, end] = [at.get(from)!, at.get(to)!]
    const points = [{ x: start.middle, y: start.bottom }, ...passed, { x: end.middle, y: end.top - 1 }]
    return { key: `${from} ${to} ${place}`, points, words }
  })
  return { width: WIDTH, height: top - GAP + EDGE, boxes, arrows }
}

/** Each box one row below the lowest that points to it. */
function rowsFromTop({ nodes, edges }: Flowchart): Map<string, number> | undefined {
  const rows = new Map(nodes.map(({ id }) => [id, 0]))
  for (let round = 0; round <= nodes.length; round += 1) {
    let isSettled = true
    for (const { from, to } of edges) {
      const least = rows.get(from)! + 1
      if (rows.get(to)! >= least) continue
      rows.set(to, least)
      isSettled = false
    }
    if (isSettled) return rows
  }
  return undefined
}

type RowSlot = { id: string; text: string | undefined }
const passing = (edge: number, row: number) => `passes ${edge} ${row}`

/** The rows with a lane for each arrow that passes them; each row in the order of what points to it. */
function slotsIn({ nodes, edges }: Flowchart, rowOf: Map<string, number>): RowSlot[][] {
  const rows: RowSlot[][] = Array.from({ length: Math.max(...rowOf.values()) + 1 }, () => [])
  const above = new Map<string, string[]>()
  for (const { id, text } of nodes) rows[rowOf.get(id)!]!.push({ id, text })
  edges.forEach(({ from, to }, place) => {
    let last = from
    for (let row = rowOf.get(from)! + 1; row < rowOf.get(to)!; row += 1) {
      const id = passing(place, row)
      rows[row]!.push({ id, text: undefined })
      above.set(id, [last])
      last = id
    }
    above.set(to, [...(above.get(to) ?? []), last])
  })
  const ranked: RowSlot[][] = []
  for (const row of rows) {
    const before = new Map(ranked.at(-1)?.map(({ id }, place) => [id, place]))
    const rankOf = ({ id }: RowSlot, place: number) => {
      const of = (above.get(id) ?? []).flatMap((one) => before.get(one) ?? [])
      return of.length > 0 ? of.reduce((sum, one) => sum + one, 0) / of.length : place
    }
    const withRank = row.map((slot, place) => ({ slot, rank: rankOf(slot, place) }))
    ranked.push(withRank.sort((a, b) => a.rank - b.rank).map(({ slot }) => slot))
  }
  return ranked
}

function linesOf(text: string, room: number): string[] {
  const most = Math.max(4, Math.floor(room / LETTER))
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => each.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
