import { useEffect, useState } from 'react'

/** Since when it has been so. */
export function useSince(holds: boolean): number | undefined {
  const [since, setSince] = useState<number>()
  useEffect(() => setSince(holds ? Date.now() : undefined), [holds])
  return since
}
