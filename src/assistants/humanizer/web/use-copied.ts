import { useEffect, useState } from 'react'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { HUMANIZER } from '../spec.ts'

/** Copies a text, and confirms it for two seconds. */
export function useCopied() {
  const [times, setTimes] = useState(0)
  const [copied, setCopied] = useState(false)
  const toast = useToast()

  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setCopied(false), HUMANIZER.copiedShows)
    return () => clearTimeout(timer)
  }, [times])

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast({ failed: 'The text could not be copied. Please mark it and copy it by hand.' })
      return
    }
    setCopied(true)
    setTimes(times + 1)
  }
  return { copied, copy }
}
