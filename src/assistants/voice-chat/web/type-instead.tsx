import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { VOICE_LIMITS } from '#capabilities/voice/spec.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'

/** Never the only way, never missing: in a library, without a microphone, in a language nobody recognises. */
export function TypeInstead({ onSend, busy }: { onSend(text: string): void; busy: boolean }) {
  const [text, setText] = useState('')
  const send = () => {
    if (!text.trim() || busy) return
    onSend(text.trim())
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className="type-instead" onSubmit={submit}>
      <TextAreaField
        label="Or type it"
        rows={1}
        maxLength={VOICE_LIMITS.longestText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onEnter}
      />
      <Button type="submit" kind="line" disabled={busy || !text.trim()}>
        Send
      </Button>
    </form>
  )
}
