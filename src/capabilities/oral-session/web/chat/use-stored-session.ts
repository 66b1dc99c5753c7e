import { useEffect, useState } from 'react'
import type { KeptRecording, KeptRecordings } from '#capabilities/voice/web/index.ts'

/** A recording of this session that was never answered, from before a reload. */
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
