import { minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'

/** One line in ten minutes, however many uploads meet the same full disk. */
export function storeTrouble({ log, now }: Pick<Services, 'log' | 'now'>): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (now().getTime() < quietUntil) return
    quietUntil = now().getTime() + minutes(10)
    log.error({ reason: String(error) }, 'Files cannot be kept.')
  }
}
