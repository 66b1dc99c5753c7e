/**
 * After a new version the code of a screen that was never opened is gone from the server. Reloading the page brings the new
 * one; if that does not help either, it is not reloaded again and again.
 */
import { seconds } from '#kit/time.ts'

const AT = 'weekbe4.loadedOnceMore'
const NOT_AGAIN_WITHIN = seconds(60)

/** The wording of the three browser engines, and of the stylesheet loader. */
const MISSING = /dynamically imported module|module script failed|Unable to preload CSS/i

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message)

export function loadOnceMore(): void {
  if (!navigator.onLine) return
  try {
    const last = Number(sessionStorage.getItem(AT) ?? 0)
    if (Date.now() - last < NOT_AGAIN_WITHIN) return
    sessionStorage.setItem(AT, String(Date.now()))
  } catch {
    // Without storage nothing would stop an endless reload.
    return
  }
  location.reload()
}
