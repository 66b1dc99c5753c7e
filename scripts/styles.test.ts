import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/web/styles'
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const tokens = new Set(['app.css', 'tokens.css', 'theme.css'])
const parts = readdirSync(FOLDER).filter((name) => name.endsWith('.css') && !tokens.has(name))
const inApp = [...read('app.css').matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, name]) => name)

describe('the styles of the kit', () => {
  it('are split into parts, some in app.css and some with their components', () => {
    expect(parts.length).toBeGreaterThan(30)
    expect(inApp.length).toBeGreaterThan(15)
  })

  it.each(parts)('%s takes its colours from the tokens', (name) => {
    const declarations = read(name).replace(/\/\*[\s\S]*?\*\//g, '')
    expect(declarations.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull()
  })

  // Such a part may arrive before app.css or after it: only the order of layers keeps it in its place.
  it.each(parts.filter((name) => !inApp.includes(name) && name !== 'landing.css'))(
    '%s, which comes with its component, stays in its layer',
    (name) => {
      expect(read(name)).toContain('@layer theme, base, kit, utilities;\n@layer kit {')
    },
  )

  it('force their way in one file only: for what is hidden, and for who asked for stillness', () => {
    expect(parts.filter((name) => read(name).includes('!important'))).toEqual(['base.css'])
  })
})
