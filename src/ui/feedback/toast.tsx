import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

type ToastProps = { hasFailed?: boolean; children: ReactNode; onHold?(held: boolean): void }

/** The look of one toast. Screens call `useToast()`; never for errors that need an action. */
export function Toast({ hasFailed = false, children, onHold }: ToastProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or focus inside only extends its time
    <div
      className="toast"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <Icon of={hasFailed ? CircleAlert : Check} />
      <span>{children}</span>
    </div>
  )
}
