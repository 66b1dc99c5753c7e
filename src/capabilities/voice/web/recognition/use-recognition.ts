import { useEffect } from 'react'
import type { Recognition } from './recognition.ts'

/** Listens while a recording runs, and only with consent. */
export function useRecognition(recognition: Recognition, listening: boolean) {
  useEffect(() => {
    if (!listening) return
    recognition.start()
    return () => recognition.stop()
  }, [recognition, listening])
}
