import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** While the page is put on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false)
}

let between = false
const isPrinting = () => between || matchMedia('print').matches

function subscribe(changed: () => void): () => void {
  // The paper is laid out as soon as the event is over, so the screen must have changed by then.
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
