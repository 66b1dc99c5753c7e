import { describe, expect, it } from 'vitest'
import { shortTokens } from './short-tokens.ts'

describe('the short names of a finished page', () => {
  it('renames a token everywhere, the most used to the shortest name', () => {
    expect(
      shortTokens(
        '<style>:root{--ink:#000;--surface:#fff}p{color:var(--ink)}</style><path fill="var(--ink)">',
      ),
    ).toBe('<style>:root{--a:#000;--b:#fff}p{color:var(--a)}</style><path fill="var(--a)">')
  })

  it('gives every token a name of its own, beyond the alphabet too', () => {
    const css = Array.from({ length: 120 }, (_, i) => `--token-${i}:${i};`).join('')
    const names = shortTokens(css).match(/--\w+/g)
    expect(new Set(names).size).toBe(120)
  })

  it('drops the colour a drawing brings for being opened alone', () => {
    expect(shortTokens('<path fill="var(--ill-1,#0a4234)">')).toBe('<path fill="var(--a)">')
  })

  it('leaves a double hyphen inside a word alone', () => {
    expect(shortTokens('<p class="card--wide">')).toBe('<p class="card--wide">')
  })
})
