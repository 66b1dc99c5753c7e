import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldWords, fieldWiring } from './field-frame.tsx'

export type FieldProps = ComponentProps<'input'> & FieldWords

/** A label above, the input, then a hint or the error. Never a placeholder instead of a label. */
export function Field({ label, hint, error, className, id, ...input }: FieldProps) {
  const made = useId()
  const wiring = fieldWiring(id ?? made, { hint, error })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <input {...input} {...wiring} className={`input ${className ?? ''}`.trim()} />
    </FieldFrame>
  )
}
