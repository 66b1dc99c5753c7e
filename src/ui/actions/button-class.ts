export type ButtonKind = 'solid' | 'copper' | 'line' | 'quiet' | 'rec' | 'say' | 'ghost'

export type ButtonLook = {
  /** One solid and at most one copper button in view. */
  kind?: ButtonKind | undefined
  big?: boolean | undefined
  wide?: boolean | undefined
  /** 44 × 44 for an icon alone: give it an `aria-label`. */
  square?: boolean | undefined
}

/** For links that look like buttons; a button itself is `<Button>`. */
export function buttonClass({ kind = 'solid', big, wide, square }: ButtonLook = {}, more?: string): string {
  return ['btn', kind !== 'solid' && kind, big && 'big', wide && 'wide', square && 'square', more]
    .filter(Boolean)
    .join(' ')
}
