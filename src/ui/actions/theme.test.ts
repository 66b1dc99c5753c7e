// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { asTheme, nextTheme, THEME_KEY, THEME_SNIPPET } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

// The exact text that goes into the head, run as the browser would run it.
const runSnippet = (storage: Pick<Storage, 'getItem'> = localStorage) =>
  new Function('localStorage', 'document', THEME_SNIPPET)(storage, document)

describe('the theme', () => {
  it.each(['light', 'dark'])('is %s before the first paint when it was chosen', (theme) => {
    localStorage.setItem(THEME_KEY, theme)
    runSnippet()
    expect(document.documentElement.dataset.theme).toBe(theme)
  })

  it.each(['system', 'blue" onload="x', ''])('is left to the device when the storage says %j', (kept) => {
    localStorage.setItem(THEME_KEY, kept)
    runSnippet()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('is left to the device when the storage is switched off', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(() => runSnippet({ getItem: refuse })).not.toThrow()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('goes round as this device, light, dark', () => {
    expect(nextTheme[nextTheme[nextTheme.system]]).toBe('system')
    expect(asTheme('anything')).toBe('system')
  })
})
