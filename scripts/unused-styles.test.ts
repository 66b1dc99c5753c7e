import { describe, expect, it } from 'vitest'
import { withoutUnusedStyles } from './unused-styles.ts'

describe('the styles of a page that carries them inside', () => {
  it('keeps the tokens that the styles or the drawings use and drops the rest', () => {
    const css = ':root{--ink:#000;--gone:#fff;--ill-1:#0a0}p{color:var(--ink)}'
    expect(withoutUnusedStyles(css, '<p></p><path fill="var(--ill-1)">')).toBe(
      ':root{--ink:#000;--ill-1:#0a0}p{color:var(--ink)}',
    )
  })

  it('drops a token that only a dropped token used', () => {
    expect(withoutUnusedStyles(':root{--a:1px;--b:var(--a)}p{margin:0}', '<p>')).toBe(':root{}p{margin:0}')
  })

  it('reads past semicolons and braces inside quotes', () => {
    const css = `:root{--edge:url("data:image/svg+xml;a}b");--ink:red}p{color:var(--ink)}`
    expect(withoutUnusedStyles(css, '<p>')).toBe(':root{--ink:red}p{color:var(--ink)}')
  })

  it('drops the rules of classes nobody has, inside a media query too', () => {
    const css = '.btn{top:0}.btn.rec,.btn.big{left:0}@media (width>9px){.rec{top:1px}.btn:hover{top:2px}}'
    expect(withoutUnusedStyles(css, '<a class="btn big">')).toBe(
      '.btn{top:0}.btn.big{left:0}@media (width>9px){.btn:hover{top:2px}}',
    )
  })

  it('drops elements and attributes that are nowhere, and is not misled by the words of the text', () => {
    const css = 'a,input{top:0}.say{top:1px}a[disabled]{top:2px}'
    expect(withoutUnusedStyles(css, '<a class="btn">Say disabled input</a>')).toBe('a{top:0}')
  })

  it('keeps a movement that something makes, and drops one that nothing makes', () => {
    const css = '@keyframes rise{from{opacity:0}to{opacity:1}}.slip{animation:.2s rise}'
    expect(withoutUnusedStyles(css, '<p class="slip">')).toBe(css)
    expect(withoutUnusedStyles(css, '<p>')).toBe('')
  })

  it('keeps both ways into the dark theme', () => {
    const css = '@media (x){:root:not([data-theme=light]){top:0}}:root[data-theme=dark]{top:0}'
    expect(withoutUnusedStyles(css, '<p>')).toBe(css)
  })

  it('keeps a class that only the script gives', () => {
    expect(withoutUnusedStyles('.held{top:0}', '', `x.classList.toggle("held")`)).toBe('.held{top:0}')
  })

  it('does not split a selector at a comma inside :is or :not', () => {
    expect(withoutUnusedStyles('a:not(.x,.y){top:0}', '<a class="x y">')).toBe('a:not(.x,.y){top:0}')
  })
})
