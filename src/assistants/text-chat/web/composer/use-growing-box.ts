import { type RefObject, useLayoutEffect } from 'react'
import { SCREEN } from '../../spec.ts'

/** Where the style sheet can say it, nobody measures: a measure with each letter lays a long conversation out anew. */
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') === true

/** As high as its words, up to where it scrolls. */
export function useGrowingBox(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the words in it
  useLayoutEffect(() => {
    const area = box.current
    if (!area || growsByItself()) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(SCREEN.textareaMost, area.scrollHeight)}px`
  }, [box, text])
}
