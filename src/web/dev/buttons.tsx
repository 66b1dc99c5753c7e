import { Copy, Download, Square, X } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { ExportMenu } from '#ui/documents/export-menu.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import { UiPart } from './part.tsx'

const doNothing = () => undefined
const FORMS = [
  { name: 'Word', says: 'The findings, with quotes and places', onChoose: doNothing },
  { name: 'Print', says: 'On paper or as a PDF', onChoose: doNothing },
]

export function Buttons() {
  return (
    <UiPart name="Buttons">
      <div className="row">
        <Button>Generate</Button>
        <Button kind="copper">Pay Now</Button>
        <Button kind="line" icon={Download}>
          Export
        </Button>
        <Button kind="quiet" icon={Copy}>
          Copy
        </Button>
        <Button kind="rec" icon={Square} filled>
          Stop &amp; Send
        </Button>
        <Button kind="say" icon={Square} filled>
          Stop Audio
        </Button>
        <Button disabled>Pay Now</Button>
        <Button busy="Signing in...">Sign in</Button>
        <Button kind="line" locked>
          Record your answer
        </Button>
        <Button kind="quiet" square icon={X} aria-label="Close" />
        <ExportMenu choices={FORMS} />
        <ExportMenu choices={FORMS}>Export</ExportMenu>
        <Button big>Continue</Button>
        <Button kind="copper" big>
          Unlock for ZMW 150.00
        </Button>
      </div>
      <div className="row">
        <AudioButton state="resting" of="the examiner’s question" ms={14_000} onPress={doNothing} />
        <AudioButton state="playing" of="the examiner’s question" ms={9_000} onPress={doNothing} />
        <AudioButton state="loading" of="the examiner’s question" ms={9_000} onPress={doNothing} />
        <AudioButton state="locked" of="the examiner’s question" onPress={doNothing} />
      </div>
      <div className="on-block row dev-block">
        <Button kind="copper">Start now</Button>
        <Button kind="ghost">See the prices</Button>
      </div>
      <Button wide>Log in</Button>
    </UiPart>
  )
}
