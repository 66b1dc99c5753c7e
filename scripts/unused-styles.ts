/**
 * Removes rules the page does not use from its minified style sheet: the kit's other buttons, and the tokens of a
 * palette made for forty screens. The landing page inlines its styles, so every visitor would pay for each of these.
 */
export function withoutUnusedStyles(css: string, html: string, script = ''): string {
  // Only text inside a tag can name a class, an attribute or an element; words of the text cannot.
  const markup = html.match(/<[^>]+>/g)?.join('') ?? ''
  const users = `${markup}${script}`
  return withoutUnusedTokens(withoutUnusedRules(css, users), users)
}

/** Attributes not written in any file: the browser opens a <details>, the script writes dataset.theme. */
const GIVEN_LATER = ['open', 'data-theme']

function withoutUnusedRules(css: string, users: string): string {
  const words = new Set([...(users.match(/[\w-]+/g) ?? []), ...GIVEN_LATER])
  const named = /[.[]([a-z][\w-]*)|(?:^|[\s>+~(])([a-z][\w]*)/gi
  const alive = (selector: string) =>
    [...selector.matchAll(named)].every(([, attribute, tag]) => words.has((attribute ?? tag)!))
  const kept = css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    if (selectors.startsWith('@') || KEYFRAME.test(selectors)) return rule
    const kept = splitSelectors(selectors).filter(alive)
    return kept.length === 0 ? '' : `${kept.join(',')}{${body}}`
  })
  return withoutUnusedKeyframes(kept).replace(/@[^{};]+\{\}/g, '')
}

const KEYFRAME = /^(?:from|to|[\d.]+%)(?:,|$)/

const withoutUnusedKeyframes = (css: string) =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    new RegExp(`animation[^;}]*[ :]${name}\\b`).test(css) ? keyframes : '',
  )

/** At the commas between selectors, not at those inside :is(…) or an attribute. */
const splitSelectors = (selectors: string) => selectors.split(/,(?![^([]*[)\]])/)

function withoutUnusedTokens(css: string, users: string): string {
  const used = new Set([...`${css}${users}`.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]))
  // A value ends at the next ; or } outside quotes.
  const trimmed = css.replace(
    /(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;}"'])*)(;|(?=\}))/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  )
  // A token used only by an unused token is unused too.
  return trimmed === css ? css : withoutUnusedTokens(trimmed, users)
}
