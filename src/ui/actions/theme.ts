export type Theme = 'light' | 'dark' | 'system'

export const THEME_KEY = 'weekbe4.theme'

/**
 * Runs in the head before the first paint, so that a dark screen never flashes white. The content security policy allows it by
 * the hash of exactly this text.
 */
export const THEME_SNIPPET = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** A cycle: system, light, dark. */
export const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

export const asTheme = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system'
