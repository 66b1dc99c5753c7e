import { useEffect, useState } from 'react'
import type { KeptRecording, KeptRecordings } from './kept-recordings.ts'

/** What an earlier visit recorded and nobody answered, until it is sent or thrown away. */
export function useKeptRecording(recordings: KeptRecordings) {
  const [kept, setKept] = useState<KeptRecording>()
  useEffect(() => {
    let left = false
    void recordings.last().then((found) => {
      if (!left) setKept(found)
    })
    return () => {
      left = true
    }
  }, [recordings])
  return { kept, settle: () => setKept(undefined) }
}
