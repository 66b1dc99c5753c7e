import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Draws elements into the place, never markup from a string. False where it is no formula. */
export function drawFormula(tex: string, place: HTMLElement, displayMode: boolean): boolean {
  try {
    // Nothing in it may lead anywhere, fetch anything or grow without end.
    katex.render(tex, place, {
      displayMode,
      throwOnError: true,
      strict: false,
      trust: false,
      maxSize: 40,
      maxExpand: 300,
    })
    return true
  } catch {
    place.textContent = ''
    return false
  }
}
