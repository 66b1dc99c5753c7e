/** Looks for work, one look at a time. A request during a look causes one more. */
export function coalescingPoller(look: () => Promise<void>, onError: (error: unknown) => void) {
  let looking: Promise<void> | undefined
  let again = false

  function wake(): void {
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined
        if (!again) return
        again = false
        wake()
      })
  }

  /** The look in progress. */
  return { wake, finished: () => looking }
}
