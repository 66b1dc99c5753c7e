/** Every part of the kit in every state: for looking at, and for the automated visual checks. */
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx'
import { ToastProvider, useToast } from '#ui/feedback/use-toast.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { ColourAndType } from './colour-and-type.tsx'
import { DialogStates } from './dialog-states.tsx'
import { EvidenceStates } from './evidence-states.tsx'
import { FieldStates } from './fields.tsx'
import { MessageStates } from './message-states.tsx'
import { MoneyStates } from './money-states.tsx'
import { NavigationStates } from './navigation-states.tsx'
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
