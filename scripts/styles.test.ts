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
// The landing page carries its own few styles inside itself, and no layer of the app's is beside them.
const travelling = parts.filter((file) => !inApp.has(basename(file)) && !file.startsWith('src/web/landing/'))
const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '')

const sliceOf = (file: string) => /^src\/(?:(?:assistants|capabilities)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? ''

/** The selectors of a sheet, each by itself; what is printed is alone on its page. */
function selectorsOf(file: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, text = '', sign] of withoutComments(file).matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const isRule = !text.trim().startsWith('@') && open.every((one) => one.startsWith('@'))
    if (isRule && !open.some((one) => /^@(media print|keyframes)/.test(one)))
      found.push(...text.split(/,(?![^(]*\))/).map((one) => one.trim()))
    open.push(text.trim())
  }
  return found
}
const classesOf = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

describe('the styles', () => {
  it('are split into parts, some in app.css and some with their screens', () => {
    expect(inApp.size).toBeGreaterThan(15)
    expect(travelling.length).toBeGreaterThan(20)
  })

  it('are light on paper, whatever the screen is', () => {
    const sheet = withoutComments('src/ui/styles/tokens.css')
    const dark = [...sheet.matchAll(/data-theme="dark"|prefers-color-scheme: dark/g)]
    expect(dark.length).toBeGreaterThan(1)
    for (const { index } of dark) {
      const before = sheet.slice(0, index)
      expect(before.slice(before.lastIndexOf('@media'))).toMatch(/^@media screen\b/)
    }
  })

  it.each(parts)('%s takes its colours from the tokens', (file) => {
    expect(withoutComments(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull()
  })

  // Such a part may arrive before app.css or after it: only the order of layers keeps it in its place.
  it.each(travelling)('%s, which comes with its screen, stays in its layer', (file) => {
    expect(read(file)).toMatch(new RegExp(`${LAYERS}\n@layer (kit|placing) \\{`))
  })

  // A sheet stays when its screen is left, so a rule for everybody's class would follow the student into the next room.
  const sheets = travelling.filter((file) => /^src\/(assistants|capabilities)\//.test(file))
  const owners = new Map<string, Set<string>>()
  for (const file of parts) {
    const isUi = file.startsWith('src/ui/')
    for (const selector of selectorsOf(file))
      for (const name of isUi ? classesOf(selector) : classesOf(selector).slice(0, 1))
        owners.set(name, (owners.get(name) ?? new Set()).add(sliceOf(file)))
  }
  it.each(sheets)('%s names a class of its own in each of its rules', (file) => {
    const isOwn = (name: string) => [...(owners.get(name) ?? [])].every((owner) => owner === sliceOf(file))
    expect(selectorsOf(file).filter((one) => !classesOf(one).some(isOwn))).toEqual([])
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
