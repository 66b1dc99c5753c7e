/** Looks whether there is work, one look at a time. Asked while it looks, it looks once more. */
export function lookOnceMore(look: () => Promise<void>, onError: (error: unknown) => void) {
  let looking: Promise<void> | undefined
  let again = false

  function poke(): void {
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
        poke()
      })
  }

  /** Of the look that goes on. */
  return { poke, finished: () => looking }
}
