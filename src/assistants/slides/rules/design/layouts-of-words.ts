/** The layouts of a sentence that is its own title, and of the outline. */
import type { Box, Layout, Slot, TextStyle } from '#kit/pptx/model.ts'
import type { Design } from './design.ts'
import { framed, SLOTS, slot } from './framed.ts'
import { grid } from './grid.ts'

/** The lines an outline may have: the smallest that has room for all parts is used. */
export const AGENDAS = [4, 5, 6, 7] as const

/** The sentence itself is the title, set large, with room for others below it; above it stands what it is. */
export function stated(isAlone: boolean, { frames, statement, text }: Design): Layout {
  const frame = isAlone ? frames.full : (frames.said ?? frames.full)
  const { canvas, title } = frame
  const box = isAlone ? canvas : { ...canvas, height: canvas.height * STATED_PART }
  const colour = frame === frames.full ? statement.colour : 'dk2'
  const kicker = frame.kicker ?? { box: title.box, style: { ...title.style, size: KICKER_ALONE } }
  return framed(
    isAlone ? 'stated-alone' : 'stated',
    isAlone ? 'Statement as title' : 'Statement as title, and text',
    { ...frame, kicker, title: { box, style: { ...statement, colour } } },
    isAlone ? [] : [belowStated(canvas, text, frame === frames.full ? statement.colour : text.colour)],
  )
}
const KICKER_ALONE = 22
export const STATED_PART = 0.62

/** What stands below a statement. */
export const belowStated = (
  canvas: Box,
  { bullet: _, spaceAfter, ...plain }: TextStyle,
  colour: TextStyle['colour'],
): Slot =>
  slot(
    SLOTS.content + 1,
    'Text',
    {
      ...canvas,
      y: canvas.y + canvas.height * STATED_PART + 12,
      height: canvas.height * (1 - STATED_PART) - 12,
    },
    { ...plain, ...(spaceAfter !== undefined && { spaceAfter }), size: 20, colour },
  )

/** A line for each part, with room for what is told in it. */
export function agenda(count: number, { frames, text }: Design): Layout {
  const { bullet: _, ...plain } = text
  const style: TextStyle = { ...plain, size: 24, anchor: 'middle' }
  return framed(
    `agenda-${count}`,
    `Agenda of ${count}`,
    frames.page,
    grid(frames.page.canvas, 1, count, 8).map((box, at) =>
      slot(SLOTS.content + at, `Part ${at + 1}`, box, style),
    ),
  )
}
