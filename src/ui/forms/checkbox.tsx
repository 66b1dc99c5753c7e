import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

/** A 24 px box in a 44 px row; the whole row is the label. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={`opt ${className ?? ''}`.trim()}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
