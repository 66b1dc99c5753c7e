/**
 * Takes the custom properties that nothing uses out of a minified style sheet. The identity has
 * some eighty tokens in two themes; the landing page draws with half of them, and it is inlined.
 */
export function withoutUnusedTokens(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]))
  // A value ends at the next ; or } that does not stand inside quotes.
  const trimmed = css.replace(
    /(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;}"'])*)(;|(?=\}))/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  )
  // A token that only an unused token used is unused in turn.
  return trimmed === css ? css : withoutUnusedTokens(trimmed, html)
}
