import { LoaderCircle, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon, type LucideIcon } from '../pictures/icon.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: LucideIcon | undefined
    filled?: boolean | undefined
    /** The specification's own label while it works, "Signing in..."; nothing when it rests. */
    busy?: string | false | undefined
    /** Stays reachable and calls `onClick`, which opens the unlock modal. */
    locked?: boolean | undefined
  }

export function Button(props: ButtonProps) {
  const {
    kind,
    big,
    wide,
    square,
    icon,
    filled,
    busy,
    locked,
    className,
    children,
    disabled,
    type,
    ...rest
  } = props
  const shown = busy ? LoaderCircle : locked ? Lock : icon
  return (
    <button
      {...rest}
      // A locked submit button must not submit its form.
      type={locked ? 'button' : (type ?? 'button')}
      className={buttonClass({ kind, big, wide, square }, className)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      aria-disabled={locked ? true : rest['aria-disabled']}
    >
      {shown && <Icon of={shown} filled={filled && !busy && !locked} className={busy ? 'turn' : ''} />}
      {busy || children}
    </button>
  )
}
