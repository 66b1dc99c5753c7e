import { useSyncExternalStore } from 'react'
import { asTheme, THEME_KEY, type Theme } from './theme.ts'

const CHANGED = 'weekbe4:theme'

/** `<html data-theme>` is the source of truth; storage only carries it to the next visit and other tabs. */
export function useTheme(): { theme: Theme; setTheme(theme: Theme): void } {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)
  return { theme, setTheme }
}

const readTheme = (): Theme => asTheme(document.documentElement.dataset.theme)

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  dispatchEvent(new Event(CHANGED))
}

function setTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage can be disabled; then the choice lasts as long as the page.
  }
  showTheme(theme)
}

function subscribeToTheme(changed: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === THEME_KEY) showTheme(asTheme(event.newValue))
  }
  addEventListener(CHANGED, changed)
  addEventListener('storage', elsewhere)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', elsewhere)
  }
}
