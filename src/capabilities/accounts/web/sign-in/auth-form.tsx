import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Slide } from '#ui/pictures/slideshow.tsx'
import { Link } from '#ui/router/link.tsx'
import type { FormWords } from '../../rules/refusal-words.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './refusal-note.tsx'

type AuthFormProps = Pick<ComponentProps<'form'>, 'onSubmit'> & {
  slides: readonly Slide[]
  title: string
  lead: string
  children: ReactNode
  refusal: FormWords | undefined
  button: string
  busy: string | false
  /** Link to the other form: a question, and the link that answers it. */
  beneath: { question?: string; link: string; to: string }
}

/** Shared layout of the signed-out forms: heading, fields, error, one wide button, and a link to another form. */
export function AuthForm(props: AuthFormProps) {
  const { slides, title, lead, children, refusal, button, busy, beneath, onSubmit } = props
  return (
    <AuthFrame slides={slides}>
      <form onSubmit={onSubmit}>
        <h1>{title}</h1>
        <p className="muted auth-lead">{lead}</p>
        {children}
        <RefusalNote words={refusal} />
        <Button type="submit" big wide busy={busy}>
          {button}
        </Button>
        <p className="sm">
          {beneath.question && `${beneath.question} `}
          <Link className="auth-link" to={beneath.to}>
            {beneath.link}
          </Link>
        </p>
      </form>
    </AuthFrame>
  )
}
