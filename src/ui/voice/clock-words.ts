import { pluralise } from '#kit/pluralise.ts'

const wholeSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1_000))

/** 0:09, 18:24, 60:00: minutes keep counting and never become hours. */
export function clock(ms: number): string {
  const total = wholeSeconds(ms)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

/** "18 minutes 24 seconds": a clock in spoken form. */
export function spokenClock(ms: number): string {
  const total = wholeSeconds(ms)
  const minutes = Math.floor(total / 60)
  const seconds = total % 60
  const words = [minutes > 0 && pluralise(minutes, 'minute'), seconds > 0 && pluralise(seconds, 'second')]
  return words.filter(Boolean).join(' ') || '0 seconds'
}
