import { Field, type FieldProps } from '#ui/forms/field.tsx'

/** Phones would write an address with a capital letter and correct it. */
export const EmailField = (props: Omit<FieldProps, 'label'>) => (
  <Field
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
