import { useEffect, useState } from 'react'
import type { KeptRecording, KeptRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'

/** What was recorded in this session before the page was loaded anew, and never answered. */
export function useKept(recordings: KeptRecordings, sessionId: string): KeptRecording | undefined {
  const [kept, setKept] = useState<KeptRecording>()
  useEffect(() => {
    let left = false
    void recordings.of(sessionId).then((found) => {
      if (!left) setKept(found)
    })
    return () => {
      left = true
    }
  }, [recordings, sessionId])
  return kept
}
