import { Mic } from 'lucide-react'
import { useState } from 'react'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { UnlockModal } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { Link } from '#ui/router/link.tsx'
import { CalmBands } from '#ui/voice/calm-bands.tsx'
import {
  DEMO_WORDS,
  demoLines,
  EXAMPLE,
  MODAL_CLOSES_AFTER,
  PRICE,
  WHAT_YOU_GET,
} from '../rules/demo-words.ts'
import { useDemo } from './use-demo.ts'
import { VoiceHead } from './voice-head.tsx'

/** Voice Chat for users without access: a scripted example, and the way to the purchase. */
export default function VoiceChatPreview({ access }: { access: AssistantAccess }) {
  const [offered, setOffered] = useState(false)
  const { step, running, start } = useDemo(() => setOffered(true))
  const { look, heading, sentence } = DEMO_WORDS[step]
  const lines = demoLines(step)
  return (
    <>
      <VoiceHead />
      {access.message && access.reason !== 'never-bought' && <p className="muted">{access.message}</p>}
      <PreviewFrame label="A demo of Voice Chat">
        <CalmBands state={look} heading={heading} sentence={sentence}>
          {running ? null : (
            <Button big icon={Mic} onClick={start}>
              {step === 'over' ? 'See the demo again' : 'Start the demo'}
            </Button>
          )}
        </CalmBands>
        {lines.student && (
          <Talk>
            <ChatBubble side="mine" name="A student" demo>
              <p>{EXAMPLE.student}</p>
            </ChatBubble>
            {lines.assistant && (
              <ChatBubble side="theirs" name="Assistant" glyph="voiceChat" demo>
                <p>{EXAMPLE.assistant}</p>
              </ChatBubble>
            )}
          </Talk>
        )}
      </PreviewFrame>
      <div className="row centred">
        <Link className={buttonClass({ kind: 'copper', big: true })} to={paymentsPath('voiceChat')}>
          Unlock for <Cost amount={ngwee(ASSISTANTS.voiceChat.prices.charged)} />
        </Link>
        <Button kind="line" locked onClick={() => setOffered(true)}>
          Talk with your own voice
        </Button>
      </div>
      <UnlockModal
        open={offered}
        onClose={() => setOffered(false)}
        assistant="voiceChat"
        sentence={PRICE}
        lines={WHAT_YOU_GET}
        closesAfter={MODAL_CLOSES_AFTER}
      />
    </>
  )
}
