import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { THEME_KEY } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

const press = () => fireEvent.click(screen.getByRole('button'))
const name = () => screen.getByRole('button').getAttribute('aria-label')

it('says what the theme is and what comes next, and keeps the choice', () => {
  render(<ThemeSwitch />)
  expect(name()).toBe('Theme: as this device. Change to light')
  press()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem(THEME_KEY)).toBe('light')
  press()
  expect(document.documentElement.dataset.theme).toBe('dark')
  press()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
})

it('follows another tab', () => {
  render(<ThemeSwitch />)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }))
  })
  expect(name()).toBe('Theme: dark. Change to as this device')
})

it('still changes this page when the storage is switched off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<ThemeSwitch />)
  press()
  expect(document.documentElement.dataset.theme).toBe('light')
})
