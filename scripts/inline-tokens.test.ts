import { describe, expect, it } from 'vitest'
import { inlineTokens } from './inline-tokens.ts'

describe('the tokens of one finished page', () => {
  it('are written where they are used, when that is once or twice', () => {
    expect(inlineTokens(':root{--gap:1rem;--ink:#000}p{margin:var(--gap)}b{color:var(--ink)}', '')).toBe(
      ':root{}p{margin:1rem}b{color:#000}',
    )
  })

  it('stay where they have another value in another theme, or are used often', () => {
    const themed = ':root{--ink:#000}.dark{--ink:#fff}p{color:var(--ink)}'
    const often = ':root{--gap:1rem}a{top:var(--gap)}b{top:var(--gap)}i{top:var(--gap)}'
    expect(inlineTokens(themed, '')).toBe(themed)
    expect(inlineTokens(often, '')).toBe(often)
  })

  it('stay where a drawing in the page uses them', () => {
    const css = ':root{--ill-1:#0a0}p{color:var(--ill-1)}'
    expect(inlineTokens(css, '<path fill="var(--ill-1)">')).toBe(css)
  })

  it('take their values along when these use tokens themselves', () => {
    expect(inlineTokens(':root{--a:2px;--b:calc(var(--a)*2)}p{top:var(--b)}', '')).toBe(
      ':root{}p{top:calc(2px*2)}',
    )
  })
})
