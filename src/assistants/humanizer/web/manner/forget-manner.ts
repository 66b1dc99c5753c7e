/** Apart from what reads the settings: every screen must be able to forget them, and only the room needs their rules. */

export const MANNER_PREFIX = 'weekbe4-humanizer-'

/** The next user must not find it. */
export function forgetManner(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(MANNER_PREFIX)) localStorage.removeItem(key)
  } catch {}
}
