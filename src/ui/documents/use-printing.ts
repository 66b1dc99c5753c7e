import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrinting, () => false)
}

let between = false
const isPrinting = () => between || matchMedia('print').matches

function subscribeToPrinting(changed: () => void): () => void {
  // The print layout is taken as soon as the event ends, so the screen must have changed by then.
  const now = (on: boolean) => () => {
    between = on
    flushSync(changed)
  }
  const [before, after] = [now(true), now(false)]
  const paper = matchMedia('print')
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  paper.addEventListener('change', changed)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
    paper.removeEventListener('change', changed)
  }
}
