import { useEffect } from 'react'
import type { Asked } from '#asking/use-asked.ts'

/** Looks again by itself while the screen is open. */
export function useAskedAgain({ askAgain }: Pick<Asked<unknown>, 'askAgain'>, every: number): void {
  useEffect(() => {
    const looking = setInterval(askAgain, every)
    return () => clearInterval(looking)
  }, [askAgain, every])
}
