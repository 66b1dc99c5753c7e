import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { seconds } from '#kit/time.ts'
import { Toast } from './toast.tsx'

/** A failure has a sign of its own: a tick beside it would say the opposite. */
export type ToastWords = ({ words: string } | { failed: string }) & { ms?: number | undefined }
type Shown = { words: string; hasFailed: boolean; ms: number | undefined; serial: number }

const ToastContext = createContext<((toast: string | ToastWords) => void) | undefined>(undefined)

/** `const toast = useToast(); toast('Code copied to clipboard!')` */
export function useToast(): (toast: string | ToastWords) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast() needs a <ToastProvider> above it.')
  return show
}

/** One toast at a time: a new one replaces the old one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const [held, setHeld] = useState(false)

  const show = useCallback((toast: string | ToastWords) => {
    const { ms, ...said } = typeof toast === 'string' ? { words: toast } : toast
    const hasFailed = 'failed' in said
    const words = hasFailed ? said.failed : said.words
    setHeld(false)
    setShown((before) => ({ words, hasFailed, ms, serial: (before?.serial ?? 0) + 1 }))
  }, [])

  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setShown(undefined), toastTime(shown.words, shown.ms))
    return () => clearTimeout(timer)
  }, [shown, held])

  return (
    <ToastContext value={show}>
      {children}
      {/* Always rendered: screen readers announce what is put into a region, not the region itself. */}
      <div role="status">
        {shown && (
          <Toast key={shown.serial} hasFailed={shown.hasFailed} onHold={setHeld}>
            {shown.words}
          </Toast>
        )}
      </div>
    </ToastContext>
  )
}

const SHORTEST = seconds(2)
const LONGEST = seconds(5)
const PER_CHARACTER = 60

/** As long as its words take to read or as the caller asks, but between 2 s and 5 s. */
function toastTime(words: string, wished = seconds(1) + words.length * PER_CHARACTER): number {
  return Math.min(LONGEST, Math.max(SHORTEST, wished))
}
