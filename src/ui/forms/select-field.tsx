import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldWords, fieldWiring } from './field-frame.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldWords

/** The native list, for a short list of plain words; its options are the children. */
export function SelectField({ label, hint, error, className, id, ...select }: SelectFieldProps) {
  const made = useId()
  const wiring = fieldWiring(id ?? made, { hint, error })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <select {...select} {...wiring} className={`input ${className ?? ''}`.trim()} />
    </FieldFrame>
  )
}
