const LEAVE = 'You can leave this page: the analysis continues, and will be waiting here for you.'

/** The server's estimate, rounded to its precision; without one, only what is certain. */
export function timeLeftWords(seconds: number | undefined): string {
  if (seconds === undefined) return LEAVE
  if (seconds < 5) return `A few seconds left. ${LEAVE}`
  if (seconds < 55) return `About ${Math.ceil(seconds / 5) * 5} seconds left. ${LEAVE}`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left. ${LEAVE}`
}
