/** Letters, never a photo. The name is shown beside it, so it is hidden from readers; use `alone` without one. */
export function Avatar({ name, alone = false }: { name: string; alone?: boolean | undefined }) {
  return alone ? (
    <span className="avatar" role="img" aria-label={name}>
      {initials(name)}
    </span>
  ) : (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** One or two letters: "Chipo Mwale" → CM, "chipo" → C, nothing → ?. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first] = words
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letters = [first, last].map((word) => (word ? [...word][0] : '')).join('')
  return letters.toLocaleUpperCase('en') || '?'
}
