import { Field, type FieldProps } from './field.tsx'

/** Twelve digits in tabular figures: a number is read back digit by digit. */
export function PhoneField(props: FieldProps) {
  return (
    <Field
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      maxLength={12}
      {...props}
      className="phone num"
    />
  )
}
