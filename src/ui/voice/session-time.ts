import { minutes } from '#kit/time.ts'
import type { Band } from '#product/score-band.ts'

/** Green above ten minutes, ochre above five, red below. */
export function sessionBand(leftMs: number): Band {
  return leftMs > minutes(10) ? 'strong' : leftMs > minutes(5) ? 'middle' : 'weak'
}

/** Announced once each, at 10, 5 and 1 minutes; announcing every second would talk over the examiner. */
export function sessionAnnouncement(leftMs: number): string {
  if (leftMs <= 0 || leftMs > minutes(10)) return ''
  if (leftMs <= minutes(1)) return '1 minute left'
  return leftMs <= minutes(5) ? '5 minutes left' : '10 minutes left'
}
