import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const LAYERS = '@layer base, kit, placing;'
const APP = 'src/ui/styles/app.css'
const read = (file: string) => readFileSync(file, 'utf8')
const files = globSync('src/**/*.css')
const inApp = new Set([...read(APP).matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, name]) => name))
const tokens = new Set(['app.css', 'tokens.css'])
const parts = files.filter((file) => !tokens.has(basename(file)))
// The landing page carries its own few styles inline, without the app's layers.
const travelling = parts.filter((file) => !inApp.has(basename(file)) && !file.startsWith('src/web/landing/'))
const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '')

const sliceOf = (file: string) => /^src\/(?:(?:assistants|capabilities)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? ''

/**
 * The selectors of a sheet, one by one, each including the selectors it is nested in. The same holds for print as for
 * the screen.
 */
function selectorsOf(file: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, text = '', sign] of withoutComments(file).matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const around = open.findLast((one) => !one.startsWith('@'))
    const isRule = !text.trim().startsWith('@') && !open.some((one) => one.startsWith('@keyframes'))
    const whole = (one: string) => {
      if (around === undefined) return one
      return one.includes('&') ? one.replaceAll('&', around) : `${around} ${one}`
    }
    const all = text.split(/,(?![^(]*\))/).map((one) => whole(one.trim()))
    if (isRule && !/^:where\([^)]*\)$/.test(text.trim())) found.push(...all)
    open.push(isRule ? (all[0] ?? '') : text.trim())
  }
  return found
}
const classesOf = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)
/** The first element that a selector names, with its arguments in brackets. */
const firstOf = (selector: string) => /^(?:[^\s>+~(]|\([^)]*\))+/.exec(selector)?.[0] ?? ''

/**
 * Root classes of a slice's styles: its screens, and the parts of it that other slices show. `auth` also covers
 * `auth-link`.
 */
const ROOTS: Record<string, string[]> = {
  'src/assistants/decoder': ['decoder-room'],
  'src/assistants/humanizer': ['humanizer'],
  'src/assistants/slides': ['slides-room'],
  'src/assistants/text-chat': ['text-chat', 'demo-formula', 'flowchart'],
  'src/assistants/voice-chat': ['voice-chat'],
  'src/capabilities/accounts': ['auth', 'account', 'onboarding'],
  'src/capabilities/administration': ['admin-screen'],
  'src/capabilities/data-analysis': ['data-card', 'data-column', 'data-levels', 'data-choice'],
  'src/capabilities/documents': ['documents', 'kept-documents', 'viewer'],
  'src/capabilities/oral-session': ['oral'],
  'src/capabilities/payments': ['payments-screen', 'purchases-screen'],
  'src/capabilities/study': ['study-check'],
  'src/capabilities/study-cards': ['cards', 'card-drafts'],
  'src/capabilities/voice': [
    'data-line',
    'hold-to-talk',
    'level-meter',
    'silence-ring',
    'type-instead',
    'who-hears',
  ],
}
const isOfRoot = (name: string, root: string) => name === root || name.startsWith(`${root}-`)

/** The classes used by a slice's components, by slice. */
const worn = new Map<string, Set<string>>()
for (const file of globSync('src/**/*.tsx').filter((one) => !/\.(test|fake)\./.test(one))) {
  const own = worn.get(sliceOf(file)) ?? new Set()
  worn.set(sliceOf(file), own)
  for (const [, plain, written = ''] of read(file).matchAll(
    /className(?:=|: )(?:["']([^"']*)["']|\{([^}]*)\}?)/g,
  ))
    for (const [text] of (plain === undefined ? written : `'${plain}'`).matchAll(/['"`][^'"`]*['"`]/g))
      for (const name of text.split(/[^\w-]+/)) own.add(name)
}

describe('the styles', () => {
  it('are split into parts, some in app.css and some with their screens', () => {
    expect(inApp.size).toBeGreaterThan(15)
    expect(travelling.length).toBeGreaterThan(20)
  })

  it('are light on paper, whatever the screen is', () => {
    const sheet = withoutComments('src/ui/styles/tokens.css')
    expect(sheet).not.toMatch(/prefers-color-scheme/)
    // The rule for paper is as specific as the student's choice, and stands after it.
    const choice = sheet.indexOf(':root[data-theme="dark"]')
    const paper = sheet.search(/@media print \{\s*:root,\s*:root\[data-theme\] \{\s*color-scheme: light;/)
    expect(choice).toBeGreaterThan(0)
    expect(paper).toBeGreaterThan(choice)
  })

  it.each(parts)('%s takes its colours from the tokens', (file) => {
    expect(withoutComments(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull()
  })

  // Such a part may arrive before app.css or after it: only the order of layers keeps its precedence.
  it.each(travelling)('%s, which comes with its screen, stays in its layer', (file) => {
    expect(read(file)).toMatch(new RegExp(`${LAYERS}\n@layer (kit|placing) \\{`))
  })

  // A sheet stays loaded when its screen is left, so a rule for a shared class would leak into the next screen.
  const sheets = travelling.filter((file) => /^src\/(assistants|capabilities)\//.test(file))
  it.each(sheets)('%s stands, rule by rule, under a class of its slice', (file) => {
    const roots = ROOTS[sliceOf(file)] ?? []
    const isOwn = (name: string) => roots.some((root) => isOfRoot(name, root))
    expect(selectorsOf(file).filter((one) => !classesOf(firstOf(one)).some(isOwn))).toEqual([])
  })

  it.each(Object.entries(ROOTS))('%s alone wears the classes that its styles stand under', (slice, roots) => {
    expect(roots.filter((root) => !worn.get(slice)?.has(root))).toEqual([])
    const others = [...worn].filter(([one]) => one !== slice)
    const strangers = others.flatMap(([one, names]) =>
      [...names]
        .filter((name) => roots.some((root) => isOfRoot(name, root)))
        .map((name) => `${one}: ${name}`),
    )
    expect(strangers).toEqual([])
  })

  it('are worn only where their sheet is: in their slice, or everywhere', () => {
    const known = new Map<string, Set<string>>()
    for (const file of parts)
      for (const name of selectorsOf(file).flatMap(classesOf))
        known.set(name, (known.get(name) ?? new Set()).add(sliceOf(file)))
    const isEverywhere = (where: Set<string>) => where.has('src/ui') || where.has('src/web')
    const foreign = [...worn].flatMap(([slice, names]) =>
      [...names].filter((name) => {
        const where = known.get(name)
        return where && !where.has(slice) && !isEverywhere(where)
      }),
    )
    expect(foreign).toEqual([])
  })

  it('name no token that is not there', () => {
    const all = files.map(withoutComments).join('\n')
    const known = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    // Measured on the page and handed to the styles by the parts themselves.
    const screens = globSync('src/**/*.tsx').map(read).join('\n')
    for (const [, name] of screens.matchAll(/['"](--[\w-]+)['"]/g)) known.add(name)
    const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  it('force their way only for what is hidden, for who asked for stillness, and where no script can open a slip', () => {
    const forcing = parts.filter((file) => withoutComments(file).includes('!important'))
    expect(forcing.map((file) => basename(file)).sort()).toEqual(['base.css', 'sections.css'])
  })
})
