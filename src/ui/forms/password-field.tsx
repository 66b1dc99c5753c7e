import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { FieldProps } from './field.tsx'
import { FieldFrame, fieldWiring } from './field-frame.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type'> & {
  /** Sign-up shows the password as it is typed at first; log-in does not. */
  startShown?: boolean | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, className, id, startShown = false, ...input } = props
  const [shown, setShown] = useState(startShown)
  const made = useId()
  const wiring = fieldWiring(id ?? made, { hint, error })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className="withbtn">
        <input
          {...input}
          {...wiring}
          type={shown ? 'text' : 'password'}
          // A shown password is still a password: no corrections, no capitals, no word list.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`input ${className ?? ''}`.trim()}
        />
        <Button
          kind="quiet"
          icon={shown ? EyeOff : Eye}
          aria-pressed={shown}
          aria-controls={wiring.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr"> password</span>
        </Button>
      </div>
    </FieldFrame>
  )
}
