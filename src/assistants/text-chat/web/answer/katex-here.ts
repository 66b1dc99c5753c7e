import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Renders elements into the place, never markup from a string. False if it is no valid formula. */
export function drawFormula(tex: string, place: HTMLElement, displayMode: boolean): boolean {
  try {
    // No links, no fetches, no unlimited expansion.
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
