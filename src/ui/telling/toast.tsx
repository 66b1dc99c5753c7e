import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../pictures/icon.tsx'

type ToastProps = { icon?: LucideIcon | undefined; children: ReactNode; onHold?(held: boolean): void }

/** The look of one toast. Screens call `useToast()`; never for errors that need an action. */
export function Toast({ icon = Check, children, onHold }: ToastProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or focus inside only extends its time
    <div
      className="toast"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <Icon of={icon} />
      <span>{children}</span>
    </div>
  )
}
