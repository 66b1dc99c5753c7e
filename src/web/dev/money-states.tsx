import { ngwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { ChatBubble } from '#ui/chat/chat-bubble.tsx'
import { Cost, Price } from '#ui/figures/price.tsx'
import { Receipt } from '#ui/figures/receipt.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { UnlockCard } from '#ui/preview/unlock-card.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import { Pair, UiPart } from './part.tsx'

export function MoneyStates({ onSay }: { onSay(words: string): void }) {
  const ask = () => onSay('The unlock modal opens')
  return (
    <>
      <UiPart name="Locked: the preview and its unlock modal">
        <Pair>
          <PreviewFrame label="Preview of the Defense Room">
            <ChatBubble side="theirs" name="Examiner" glyph="defense" demo>
              <p>Please summarise your research problem in three sentences.</p>
              <AudioButton state="locked" of="the examiner’s question" onPress={ask} />
            </ChatBubble>
            <Button kind="line" locked onClick={ask}>
              Record your answer
            </Button>
            <p className="sm muted">A sample thesis, 3 MB. Unlock to bring your own.</p>
          </PreviewFrame>
          <UnlockCard
            role="group"
            aria-label="Unlock modal"
            assistant="defense"
            title="Unlock the Defense Room"
            sentence="You are looking at a preview."
            amount={ngwee(150)}
            lines={[
              '60 minutes, in two sessions of 30',
              'Your own thesis, up to 50 MB',
              'Yours for 30 days, nothing renews',
            ]}
            fuse={0.6}
            onUnlock={ask}
            onClose={() => onSay('Closed')}
          />
        </Pair>
      </UiPart>
      <UiPart name="Money">
        <Pair>
          <Receipt
            label="What you are buying"
            assistant="defense"
            heading="Defense Room"
            sentence="Dissertation Defense"
            amount={ngwee(150)}
            lines={[
              { term: 'Time', words: '60 minutes, two sessions of 30' },
              { term: 'Use within', words: '30 days' },
              { term: 'Renews', words: 'No' },
            ]}
          />
          <div className="stack">
            <Price amount={ngwee(27_930)} />
            <p>
              One payment of <Cost amount={ngwee(90)} />, and nothing renews automatically.
            </p>
          </div>
        </Pair>
      </UiPart>
    </>
  )
}
