/** Tells a student their place in the queue, once the wait is noticeable. */
import { seconds } from '#kit/time.ts'
import type { TurnLine } from '../contract.ts'

const NOTICED_AFTER = seconds(0.3)

export function waitingLine(say: (line: TurnLine) => void) {
  let place = 0
  let timer: NodeJS.Timeout | undefined
  let noticed = false
  const tell = () => {
    noticed = true
    if (place > 0) say({ type: 'waiting', place })
  }
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    place = 0
  }
  return {
    onWait(next: number) {
      if (next === place) return
      place = next
      if (noticed) tell()
      else if (place > 0) timer ??= setTimeout(tell, NOTICED_AFTER)
      else end()
    },
    end,
  }
}
