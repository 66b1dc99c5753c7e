import { useEffect, useState } from 'react'

/** The data this visit to the chat has used, as transferred; undefined when the browser does not report it. */
export function useDataUsed(): number | undefined {
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return
    const observer = new PerformanceObserver((list) => {
      const more = list
        .getEntries()
        .reduce((sum, entry) => sum + costOf(entry as PerformanceResourceTiming), 0)
      setBytes((before = 0) => before + more)
    })
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  }, [])
  return bytes
}

const costOf = ({ name, transferSize }: PerformanceResourceTiming) =>
  /^\/(ai|api)\//.test(new URL(name, location.href).pathname) ? (transferSize ?? 0) : 0
