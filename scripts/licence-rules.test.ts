import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAllowed, ONE_BY_ONE, refusedOf } from './licence-rules.ts'

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'])(
    '%s is allowed',
    (licence) => {
      expect(isAllowed(licence)).toBe(true)
    },
  )

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md', ''])(
    '%j is not',
    (licence) => {
      expect(isAllowed(licence)).toBe(false)
    },
  )
})

describe('a package', () => {
  it('without a licence, or with one that is on no list, is named', () => {
    const installed = [
      { name: 'good', licence: 'MIT' },
      { name: 'silent', licence: undefined },
      { name: 'strict', licence: 'AGPL-3.0' },
    ]
    expect(refusedOf(installed)).toEqual(['silent: none said', 'strict: AGPL-3.0'])
  })

  it('that is allowed by its name is looked at again when its licence changes', () => {
    expect(refusedOf([{ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }])).toEqual([])
    expect(refusedOf([{ name: '@img/sharp-libvips-linux-x64', licence: 'GPL-3.0' }])).toHaveLength(1)
  })

  it.each(Object.keys(ONE_BY_ONE))(
    'that is allowed by its name, %s, has its line in docs/licences.md',
    (name) => {
      expect(readFileSync('docs/licences.md', 'utf8')).toContain(`\`${name}`)
    },
  )
})

describe('the hosted check', () => {
  const hosted = readFileSync('.github/workflows/check.yml', 'utf8')

  it('asks for known holes in what is shipped, in a step of its own', () => {
    expect(hosted).toContain('npm audit --omit=dev --audit-level=high')
  })

  it('is not needed for npm run check, which asks nobody', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(scripts.check).toContain('npm run licences')
    expect(scripts.check).not.toContain('audit')
  })
})
