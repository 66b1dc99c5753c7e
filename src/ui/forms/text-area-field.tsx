import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldWords, fieldWiring } from './field-frame.tsx'

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords

export function TextAreaField({ label, hint, error, className, id, ...area }: TextAreaFieldProps) {
  const made = useId()
  const wiring = fieldWiring(id ?? made, { hint, error })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <textarea {...area} {...wiring} className={`input ${className ?? ''}`.trim()} />
    </FieldFrame>
  )
}
