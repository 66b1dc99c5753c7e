/**
 * Characters that no reader sees and every model reads: the usual carrier of a hidden instruction.
 * Tags, variation selectors, zero-width spaces and joiners, the word joiner.
 */
const INVISIBLE = /[\u{E0000}-\u{E007F}]|[\uFE00-\uFE0F]|[\u200B-\u200D]|\u2060/gu

export function stripInvisible(text: string): { text: string; removed: number } {
  let removed = 0
  const clean = text.replace(INVISIBLE, () => {
    removed += 1
    return ''
  })
  return { text: clean, removed }
}
