import { useEffect, useState } from 'react'

const PAUSE = 300

/** The typed text, once the typing pauses: not every letter is searched for. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
