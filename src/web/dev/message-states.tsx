import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { OfflineWords } from '#ui/feedback/offline-band.tsx'
import { Toast } from '#ui/feedback/toast.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { UiPart } from './part.tsx'

export function MessageStates({ onSay }: { onSay(words: string): void }) {
  return (
    <UiPart name="Messages">
      <OfflineWords />
      <Note>This does not read like a research document. The scores are low for that reason alone.</Note>
      <Note kind="warn">
        <b>Seven of eight sections are ready.</b> The literature review has no references we can read. You can
        use the rest.
      </Note>
      <Note kind="bad" actions={<Button kind="quiet">Try Again</Button>} onDismiss={() => onSay('Dismissed')}>
        File too large. Please use files under 10MB for optimal processing speed.
      </Note>
      <Note kind="ok">Password reset link has been sent to your email</Note>
      <div className="row">
        <Button kind="line" onClick={() => onSay('Code copied to clipboard!')}>
          Show a toast
        </Button>
        <Spinner />
      </div>
      <div className="dev-frame">
        <Toast>Code copied to clipboard!</Toast>
      </div>
      <div className="dev-frame">
        <Toast hasFailed>The text could not be copied. Please mark it and copy it by hand.</Toast>
      </div>
    </UiPart>
  )
}
