/**
 * Puts one of our own drawings into the page. Inline, so that it follows the theme and costs no
 * request of its own.
 */
type Drawing = {
  /** The text of one of the files in web/art. */
  svg: string
  /** Decoration is hidden from screen readers; a picture that says something keeps its title. */
  decorative?: boolean
  className?: string
}

export function Drawing({ svg, decorative = false, className }: Drawing) {
  const { viewBox, inside } = parts(svg)
  return (
    <svg
      viewBox={viewBox}
      className={className}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img' })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read when the page is built.
      dangerouslySetInnerHTML={{ __html: decorative ? withoutTitle(inside) : inside }}
    />
  )
}

export function parts(svg: string): { viewBox: string; inside: string } {
  const found = /^<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg)
  if (!found?.[1] || !found[2]) throw new Error('A drawing must be one <svg> with a viewBox.')
  // The fallback colours in the files are for opening them alone; in the page every role is set.
  return { viewBox: found[1], inside: found[2].replace(/var\((--ill-\d),#[0-9a-f]+\)/g, 'var($1)') }
}

export const withoutTitle = (inside: string) => inside.replace(/<title>.*?<\/title>/s, '')
