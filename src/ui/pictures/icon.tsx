import type { LucideIcon } from 'lucide-react'

export type { LucideIcon } from 'lucide-react'

type IconProps = {
  /** Imported by name where it is used, so that a screen downloads only its own icons. */
  of: LucideIcon
  /** Filled only for play and stop. */
  filled?: boolean | undefined
  /** Only for an icon without text that is not inside a labelled button. */
  label?: string | undefined
  className?: string | undefined
}

/** 20 px beside 16 px text, stroke 1.75, hidden from readers unless labelled. */
export function Icon({ of: Drawn, filled = false, label, className = '' }: IconProps) {
  const classes = `i${filled ? ' fill' : ''} ${className}`.trim()
  return label ? (
    <Drawn className={classes} strokeWidth={1.75} role="img" aria-label={label} />
  ) : (
    <Drawn className={classes} strokeWidth={1.75} aria-hidden="true" />
  )
}
