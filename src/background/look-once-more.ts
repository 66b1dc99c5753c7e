/** Looks whether there is work, one look at a time. Asked while it looks, it looks once more. */
export function lookOnceMore(look: () => Promise<void>, onError: (error: unknown) => void) {
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

  /** Of the look that goes on. */
  return { wake, finished: () => looking }
}
