/** A layout: its frame, and the slots of its content. */
import type { Box, Form, Layout, Slot, TextStyle } from '#kit/pptx/model.ts'
import type { Frame } from './design.ts'

/** The slots shared by layouts; content is numbered from 20. */
export const SLOTS = { title: 0, subtitle: 1, kicker: 10, source: 11, number: 12, content: 20 } as const

export const slot = (
  index: number,
  name: string,
  box: Box,
  style: TextStyle,
  kind: Slot['kind'] = 'text',
): Slot => ({
  index,
  kind,
  name,
  box,
  style,
})

export function framed(
  id: string,
  name: string,
  frame: Frame,
  content: readonly Slot[],
  art: readonly Form[] = [],
  type: Layout['type'] = 'custom',
): Layout {
  const { kicker, title, source, number } = frame
  return {
    id,
    name,
    type,
    ...(frame.background && { background: frame.background }),
    art: [...frame.art, ...art],
    slots: [
      slot(SLOTS.title, 'Title', title.box, title.style, 'title'),
      ...(kicker ? [slot(SLOTS.kicker, 'Kicker', kicker.box, kicker.style)] : []),
      ...content,
      slot(SLOTS.source, 'Source', source.box, source.style),
      slot(SLOTS.number, 'Slide number', number.box, number.style, 'number'),
    ],
  }
}
