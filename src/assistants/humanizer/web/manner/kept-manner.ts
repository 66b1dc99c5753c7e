/** On this device, per user. */
import { NO_MANNER, type RewriteManner, readManner } from '../../rules/manner.ts'
import { MANNER_PREFIX } from './forget-manner.ts'

export function keptManner(userId: string): RewriteManner {
  try {
    return readManner(localStorage.getItem(MANNER_PREFIX + userId))
  } catch {
    return NO_MANNER
  }
}

/** A device without space loses it with the page. */
export function keepManner(userId: string, manner: RewriteManner): void {
  try {
    localStorage.setItem(MANNER_PREFIX + userId, JSON.stringify(manner))
  } catch {}
}
