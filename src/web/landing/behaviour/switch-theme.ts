import { THEME_KEY } from '#ui/actions/theme.ts'

/** Light or dark, by hand; without a choice the page follows the device. */
export function switchTheme(button: HTMLElement) {
  button.onclick = () => {
    const page = document.documentElement
    const now = page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    page.dataset.theme = now === 'dark' ? 'light' : 'dark'
    try {
      localStorage.setItem(THEME_KEY, page.dataset.theme)
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
  }
}
