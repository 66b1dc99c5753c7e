/**
 * Shortens a name where it is least missed: the end of the stem and the extension always stay, the start is cut as the row gets
 * narrow.
 */
export function splitFileName(name: string, keep = 6): { start: string; tail: string } {
  const dot = name.lastIndexOf('.')
  const stemEnd = dot > 0 ? dot : name.length
  const letters = [...name.slice(0, stemEnd)]
  const kept = letters.slice(-keep).join('')
  return { start: letters.slice(0, -keep).join(''), tail: kept + name.slice(stemEnd) }
}

/** "312 KB", "2.4 MB": sizes as a phone shows them. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 99.95 ? megabytes.toFixed(1).replace(/\.0$/, '') : Math.round(megabytes)} MB`
}
