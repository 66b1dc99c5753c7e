import { useEffect } from 'react'

/** As specified: an error in the browser's console, besides the message on the screen. */
export function useLoggedOnce(words: string): void {
  useEffect(() => {
    console.error(words)
  }, [words])
}
