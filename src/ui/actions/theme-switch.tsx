import { Moon, Sun, SunMoon } from 'lucide-react'
import { Button } from './button.tsx'
import { nextTheme, type Theme } from './theme.ts'
import { useTheme } from './use-theme.ts'

const ICONS = { system: SunMoon, light: Sun, dark: Moon }
const NAMES: Record<Theme, string> = { system: 'as this device', light: 'light', dark: 'dark' }

/** One button that cycles: as this device, light, dark. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const { theme, setTheme } = useTheme()
  const next = nextTheme[theme]
  return (
    <Button
      kind="quiet"
      square
      className={className}
      icon={ICONS[theme]}
      data-theme-switch=""
      aria-label={`Theme: ${NAMES[theme]}. Change to ${NAMES[next]}`}
      onClick={() => setTheme(next)}
    />
  )
}
