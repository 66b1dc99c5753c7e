/** On this device, per user. */
import { NO_MANNER, type RewriteManner, readManner } from '../../rules/manner.ts'

const PREFIX = 'weekbe4-humanizer-'

export function keptManner(userId: string): RewriteManner {
  try {
    return readManner(localStorage.getItem(PREFIX + userId))
  } catch {
    return NO_MANNER
  }
}

/** A device without space loses it with the page. */
export function keepManner(userId: string, manner: RewriteManner): void {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(manner))
  } catch {}
}

/** The next user must not find it. */
export function forgetManner(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {}
}
