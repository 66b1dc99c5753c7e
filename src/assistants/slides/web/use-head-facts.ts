import { useEffect } from 'react'
import type { HeadFacts } from './slides-head.tsx'

/** Reports the room's facts to the heading above. */
export function useHeadFacts(
  onHead: (facts: HeadFacts) => void,
  left: number | undefined,
  preview = false,
): void {
  useEffect(
    () => onHead({ ...(left !== undefined && { left }), ...(preview && { preview }) }),
    [onHead, left, preview],
  )
}
