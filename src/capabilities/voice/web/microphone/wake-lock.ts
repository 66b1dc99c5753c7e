/** Keeps the screen on while a conversation runs: a sleeping phone stops recording. */
export type WakeLock = { hold(): void; release(): void }

export function browserWakeLock(): WakeLock {
  let wanted = false
  let lock: WakeLockSentinel | undefined
  let asking = false

  async function ask() {
    if (!wanted || lock || asking || document.visibilityState !== 'visible') return
    asking = true
    // Older browsers have none, and one in battery-saving mode refuses; the conversation goes on.
    const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
    asking = false
    if (!given) return
    if (!wanted) return void given.release()
    lock = given
    given.addEventListener('release', () => {
      if (lock === given) lock = undefined
    })
  }
  // The lock is lost whenever another tab is looked at.
  const onReturn = () => void ask()

  return {
    hold() {
      if (wanted) return
      wanted = true
      document.addEventListener('visibilitychange', onReturn)
      void ask()
    },
    release() {
      wanted = false
      document.removeEventListener('visibilitychange', onReturn)
      void lock?.release()
      lock = undefined
    },
  }
}
