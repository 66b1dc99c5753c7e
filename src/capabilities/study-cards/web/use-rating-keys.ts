import { useEffect, useEffectEvent } from 'react'
import { RATINGS } from '../spec.ts'

type Keys = { shown: boolean; onShow(): void; onRate(rating: number): void }

/** Space turns a card, 1 to 4 rate it, so that two hundred cards need no mouse. */
export function useRatingKeys({ shown, onShow, onRate }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    // A key on a button or in a field is meant for that.
    const isTaken =
      target instanceof Element && target.closest('button, a, input, textarea, select, summary, dialog')
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    const rating = Object.values(RATINGS).find((one) => String(one) === event.key)
    if (!shown && event.key === ' ') {
      event.preventDefault()
      onShow()
    } else if (shown && rating) onRate(rating)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
