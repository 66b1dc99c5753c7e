/**
 * After a new version the code of what was never opened is gone from the server. Reloading the page brings the new one; if
 * that does not help either, it is not reloaded again and again.
 */
import { seconds } from '#kit/time.ts'
import { MissingCode } from './load-part.ts'

const AT = 'weekbe4.loadedOnceMore'
const NOT_AGAIN_WITHIN = seconds(60)

export function loadOnceMore(fault: unknown): void {
  if (!(fault instanceof MissingCode && fault.isGone)) return
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
