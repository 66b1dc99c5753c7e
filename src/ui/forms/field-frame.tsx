import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** The exact sentence. The caller clears it on the next key. */
  error?: string | false | null | undefined
}

/** Attributes for the control, so that its hint and error are announced with it. */
export function fieldWiring(id: string, { hint, error }: Omit<FieldWords, 'label'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

export function FieldFrame(
  props: FieldWords & { id: string; children: ReactNode; className?: string | undefined },
) {
  const { id, label, hint, error, children, className } = props
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="err" id={id} role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </span>
  )
}
