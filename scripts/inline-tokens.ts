/**
 * Writes a custom property of the root that has one value in every theme, and is used at most
 * twice, where it is used. In the source it belongs to a scale that forty screens share; in one
 * finished page its name is only weight.
 */
export function inlineTokens(css: string, html: string): string {
  const root = /:root\{[^{}]*\}/.exec(css)?.[0] ?? ''
  for (const [definition, name, value] of root.matchAll(DEFINITION)) {
    const use = `var(${name})`
    const uses = times(css, use)
    const settled = times(css, `${name}:`) === 1 && !value!.includes('url(') && !html.includes(use)
    // One at a time: its value may stand in the next one's.
    if (settled && uses > 0 && uses <= 2)
      return inlineTokens(
        css.replace(definition, '').replaceAll(use, () => value!),
        html,
      )
  }
  return css
}

const DEFINITION = /(--[\w-]+):((?:"[^"]*"|[^;}"])*)(?:;|(?=\}))/g

const times = (text: string, part: string) => text.split(part).length - 1
