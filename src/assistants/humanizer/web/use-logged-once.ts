import { useEffect } from 'react'

/** As the specification has it: an error in the browser's log, besides what the screen says. */
export function useLoggedOnce(words: string): void {
  useEffect(() => {
    console.error(words)
  }, [words])
}
