import { describe, expect, it } from 'vitest'
import { withoutUnusedTokens } from './unused-tokens.ts'

describe('the tokens of an inlined style sheet', () => {
  it('keeps what the styles or the drawings use and drops the rest', () => {
    const css = ':root{--ink:#000;--gone:#fff;--ill-1:#0a0}p{color:var(--ink)}'
    expect(withoutUnusedTokens(css, '<path fill="var(--ill-1)">')).toBe(
      ':root{--ink:#000;--ill-1:#0a0}p{color:var(--ink)}',
    )
  })

  it('drops a token that only a dropped token used', () => {
    expect(withoutUnusedTokens(':root{--a:1px;--b:var(--a)}p{margin:0}', '')).toBe(':root{}p{margin:0}')
  })

  it('reads past semicolons and braces inside quotes', () => {
    const css = `:root{--edge:url("data:image/svg+xml;a}b");--ink:red}p{color:var(--ink)}`
    expect(withoutUnusedTokens(css, '')).toBe(':root{--ink:red}p{color:var(--ink)}')
  })
})
