import { Fragment, type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'

export type Choice<Value extends string> = {
  value: Value
  name: ReactNode
  /** One sentence, or the numbers a provider serves. */
  words?: ReactNode
  /** The letter of a provider, or the 16:9 drawing of a format (`className="slide on-paper"`). */
  picture?: ReactNode
  /** Under the card: interactive elements are not allowed inside a choice. */
  below?: ReactNode
  disabled?: boolean | undefined
}

type Variant = 'plain' | 'provider' | 'format'

type ChoiceCardsProps<Value extends string> = {
  legend: ReactNode
  /** Only when a heading right above already says the same. */
  hideLegend?: boolean | undefined
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChoose(value: NoInfer<Value>): void
  variant?: Variant | undefined
  error?: string | false | null | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Stacked, at any width. */
  single?: boolean | undefined
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const {
    legend,
    hideLegend,
    choices,
    value,
    onChoose,
    variant = 'plain',
    error,
    disabled,
    required,
    single,
  } = props
  const id = useId()
  return (
    <fieldset className="choosing" disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr' : 'legend'}>{legend}</legend>
      <div className={single ? 'choices single' : 'choices'}>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            <label className={CARD[variant]}>
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                required={required}
                onChange={() => onChoose(choice.value)}
              />
              <CardWords choice={choice} variant={variant} />
            </label>
            {choice.below}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

const CARD: Record<Variant, string> = { plain: 'choice', provider: 'choice prov', format: 'choice fmt' }

function CardWords({ choice, variant }: { choice: Choice<string>; variant: Variant }) {
  if (variant === 'provider')
    return (
      <>
        <span className="pm" aria-hidden="true">
          {choice.picture}
        </span>
        <b>{choice.name}</b>
        <small className="num">{choice.words}</small>
      </>
    )
  return (
    <>
      <b>{choice.name}</b>
      {choice.picture}
      {choice.words && <span className="sm muted">{choice.words}</span>}
    </>
  )
}
