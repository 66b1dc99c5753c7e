/** Whether a text fits its box, and at which size. Tested at slightly less than the width, because no two programs measure alike. */
import type { Box, Paragraph, TextStyle, Theme } from '#kit/pptx/model.ts'
import { BULLET_INDENT } from '#kit/pptx/shapes/text-xml.ts'
import { type Face, fontCalled, widthOf } from './fonts.ts'
import { measure } from './wrap.ts'

/** No program tested needs more lines than this predicts. */
const WIDTH_TRUSTED = 0.97

export const faceOf = (
  style: TextStyle,
  theme: Theme,
  size = style.size,
  bold = style.bold ?? false,
): Face => ({
  font: fontCalled(theme.fonts[style.font ?? 'body']),
  weight: bold ? 'bold' : 'regular',
  size,
})

const shownText = (paragraph: Paragraph, style: TextStyle): string => {
  const text = paragraph.runs.map((run) => run.text).join('')
  return style.capitals ? text.toUpperCase() : text
}

export type TextBox = {
  paragraphs: readonly Paragraph[]
  style: TextStyle
  box: Pick<Box, 'width' | 'height'>
  inset?: number
}

export function heightOf({ paragraphs, style, box, inset = 0 }: TextBox, theme: Theme, size: number): number {
  const sum = paragraphs.reduce((height, paragraph) => {
    const bold = paragraph.runs.some((run) => run.bold) || style.bold === true
    const indent = style.bullet && paragraph.bullet !== false ? style.size * BULLET_INDENT : 0
    const face = faceOf(style, theme, size, bold)
    const width = (box.width - 2 * inset) * WIDTH_TRUSTED - indent
    return height + measure(shownText(paragraph, style), width, face, style.lineHeight).height
  }, 0)
  return sum + Math.max(0, paragraphs.length - 1) * (style.spaceAfter ?? 0) + 2 * inset
}

/** The largest of these sizes at which it fits; undefined if none. */
export const fittingSize = (text: TextBox, theme: Theme, sizes: readonly number[]): number | undefined =>
  sizes.find(
    (size) => heightOf(text, theme, size) <= text.box.height + 0.5 && hasRoomForWords(text, theme, size),
  )

/** If a word would have to be broken, the size is too large. */
function hasRoomForWords(
  { paragraphs, style, box, inset = 0 }: TextBox,
  theme: Theme,
  size: number,
): boolean {
  const face = faceOf(style, theme, size)
  const width = (box.width - 2 * inset) * WIDTH_TRUSTED
  return paragraphs.every((paragraph) =>
    shownText(paragraph, style)
      .split(/[\s–—/-]+/)
      .every((word) => widthOf(word, face) <= width),
  )
}
