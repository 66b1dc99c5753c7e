import { Note } from '#ui/feedback/note.tsx'
import type { FormWords } from '../../rules/refusal-words.ts'

/** Placed above the button, close to the thumb. */
export function RefusalNote({ words }: { words: FormWords | undefined }) {
  if (!words) return null
  return (
    <Note kind="bad">
      <p>{words.message}</p>
      {words.beneath && <p>{words.beneath}</p>}
    </Note>
  )
}
