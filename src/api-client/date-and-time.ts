/** Dates and times as written in Zambia: 20 November 2026, 14:05. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function dayAndTime(iso: string): { day: string; time: string } {
  const at = new Date(iso)
  return { day: DAY.format(at), time: TIME.format(at) }
}
