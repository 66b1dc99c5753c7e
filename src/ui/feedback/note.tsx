import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../pictures/icon.tsx'

export type NoteKind = 'info' | 'warn' | 'bad' | 'ok'

type NoteProps = {
  kind?: NoteKind | undefined
  /** The exact sentence. */
  children: ReactNode
  /** Try Again and the like, below the sentence. */
  actions?: ReactNode
  /** Only where the specification lets it be dismissed. */
  onDismiss?: (() => void) | undefined
  className?: string | undefined
}

const LOOKS = {
  info: { icon: Info, className: 'note' },
  warn: { icon: TriangleAlert, className: 'note warn' },
  bad: { icon: CircleAlert, className: 'note bad' },
  ok: { icon: Check, className: 'note ok' },
}

/** Blue informs, ochre names something missing, red is an error, green confirms. Stays until dismissed or solved. */
export function Note({ kind = 'info', children, actions, onDismiss, className = '' }: NoteProps) {
  const look = LOOKS[kind]
  return (
    <div className={`${look.className} ${className}`.trim()} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon of={look.icon} />
      <div>
        {children}
        {actions && <div className="acts">{actions}</div>}
      </div>
      {onDismiss && <Button kind="quiet" square icon={X} aria-label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
