import { type RefObject, useLayoutEffect } from 'react'
import { SCREEN } from '../../spec.ts'

/** If CSS can do it, nothing is measured: measuring at each letter would lay a long conversation out again. */
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') === true

/** As high as its text, up to where it scrolls. */
export function useGrowingBox(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text in it
  useLayoutEffect(() => {
    const area = box.current
    if (!area || growsByItself()) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(SCREEN.textareaMost, area.scrollHeight)}px`
  }, [box, text])
}
