import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../pictures/icon.tsx'

export type ChipKind = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'key' | 'brand'

type ChipProps = {
  kind?: ChipKind | undefined
  icon?: LucideIcon | undefined
  /** A round dot in place of an icon, for "Online" and "Tracking Active". */
  dot?: boolean | undefined
  children: ReactNode
}

/** One or two words with a state. Never a button. */
export function Chip({ kind = 'plain', icon, dot, children }: ChipProps) {
  return (
    <span className={kind === 'plain' ? 'chip' : `chip ${kind}`}>
      {icon && <Icon of={icon} />}
      {dot && <span className="dot" />}
      {children}
    </span>
  )
}
