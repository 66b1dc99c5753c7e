/** Every part of the kit in every state: for looking at, and for the automated visual checks. */

import { Button } from '#ui/actions/button.tsx'
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { OfflineWords } from '#ui/feedback/offline-band.tsx'
import { Toast } from '#ui/feedback/toast.tsx'
import { ToastProvider, useToast } from '#ui/feedback/use-toast.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { ColourAndType } from './colour-and-type.tsx'
import { DialogStates } from './dialog-states.tsx'
import { EvidenceStates } from './evidence-states.tsx'
import { FieldStates } from './fields.tsx'
import { MoneyStates } from './money-states.tsx'
import { NavigationStates } from './navigation-states.tsx'
import { UiPart } from './part.tsx'
import { PictureStates } from './picture-states.tsx'
import { ProgressStates } from './progress-states.tsx'
import { TableStates } from './table-states.tsx'
import { TalkStates } from './talk-states.tsx'
import { VoiceStates } from './voice-states.tsx'
import { WaitingStates } from './waiting-states.tsx'

export default function UiPage() {
  return (
    <ToastProvider>
      <header className="top">
        <a className="logo" href="/" aria-label="Weekbe4, home">
          <Wordmark />
        </a>
        <ThemeSwitch className="always" />
      </header>
      <main className="main" id="main">
        <div className="in">
          <h1>The kit, with its states</h1>
          <UiParts />
        </div>
      </main>
    </ToastProvider>
  )
}

function UiParts() {
  const say = useToast()
  return (
    <>
      <ColourAndType />
      <Buttons />
      <FieldStates />
      <Choices />
      <EvidenceStates onSay={say} />
      <ProgressStates />
      <MessageStates onSay={say} />
      <WaitingStates onSay={say} />
      <NavigationStates />
      <TableStates />
      <TalkStates onSay={say} />
      <VoiceStates />
      <MoneyStates onSay={say} />
      <DialogStates />
      <PictureStates />
    </>
  )
}

function MessageStates({ onSay }: { onSay(words: string): void }) {
  return (
    <UiPart name="Messages">
      <OfflineWords />
      <Note>This does not read like a research document, so the scores stay low.</Note>
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
