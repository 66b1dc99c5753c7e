import type { Dispatch, FormEvent, KeyboardEvent, SetStateAction } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { VOICE_LIMITS } from '../../spec.ts'
import './answering.css'

/** Unsent text in the box. */
export type Typing = { draft: string; onDraft: Dispatch<SetStateAction<string>> }

type TypeInsteadProps = Typing & {
  /** Tells whether the words are sent. Until then they stay in the box. */
  onSend(text: string): boolean | Promise<boolean>
  busy: boolean
  /** Reports whether the box holds text. */
  onWriting?: ((writing: boolean) => void) | undefined
}

/**
 * Typing is never the only way and always available: in a library, without a microphone, in an unrecognised language.
 */
export function TypeInstead({ draft, onDraft, onSend, busy, onWriting }: TypeInsteadProps) {
  const send = async () => {
    if (!draft.trim() || busy) return
    // More may have been written while a session began.
    if (await onSend(draft.trim())) onDraft((now) => (now === draft ? '' : now))
  }
  const write = (text: string) => {
    onDraft(text)
    onWriting?.(text.trim() !== '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form className="type-instead" onSubmit={submit}>
      <TextAreaField
        label="Or type it"
        rows={1}
        maxLength={VOICE_LIMITS.longestText}
        value={draft}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onEnter}
      />
      <Button type="submit" kind="line" disabled={busy || !draft.trim()}>
        Send
      </Button>
    </form>
  )
}
