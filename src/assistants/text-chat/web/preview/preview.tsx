import { Copy, Download, Image, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { UnlockModal } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { EvidenceList } from '#ui/documents/evidence.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { Link } from '#ui/router/link.tsx'
import { DEMO_PASSAGE, DEMO_QUESTION, WHAT_YOU_GET, YOUR_DATA } from '../../rules/screen/demo-talk.ts'
import { ONCE, PRICE, SAYS, SCREEN } from '../../spec.ts'
import { HeadParts, type HeadPlaces } from '../chat-head.tsx'
import { Composer } from '../composer/composer.tsx'
import { DemoAnswer } from './demo-answer.tsx'

type PreviewProps = {
  places: HeadPlaces
  access: AssistantAccess | undefined
  /** The payment check failed: the demo, with a note on why. */
  failed: boolean
  onTryAgain(): void
}

/** The chat for users without access: a demo conversation, and every button leads to the purchase. */
export default function ChatPreview({ places, access, failed, onTryAgain }: PreviewProps) {
  const [offered, setOffered] = useState(false)
  const [visit, setVisit] = useState(0)
  const [draft, setDraft] = useState('')
  const offer = () => setOffered(true)
  const again = () => {
    setDraft('')
    setVisit(visit + 1)
  }
  return (
    <>
      <HeadParts places={places} status="demo" subscribed={false}>
        <Link className={buttonClass({ kind: 'copper' })} to={paymentsPath('textChat')}>
          Upgrade
        </Link>
        <Button kind="line" icon={Image} locked onClick={offer}>
          Image
        </Button>
        <Button kind="line" icon={Plus} onClick={again}>
          New
        </Button>
      </HeadParts>
      {failed ? (
        <FailedNote onAgain={onTryAgain}>{SAYS.paymentCheckFailed}</FailedNote>
      ) : (
        <Note>
          {access?.message && access.reason !== 'never-bought'
            ? access.message
            : 'This is a preview with a sample conversation.'}{' '}
          The chat is <Cost amount={ngwee(ASSISTANTS.textChat.prices.charged)} /> for 30 days. {ONCE}
        </Note>
      )}
      <p>{YOUR_DATA}</p>
      <PreviewFrame label="A demo conversation">
        <DemoTalk key={visit} onLocked={offer} />
      </PreviewFrame>
      <div className="dock">
        <Composer
          draft={draft}
          onDraft={setDraft}
          busy={false}
          onLocked={offer}
          onSend={offer}
          onFile={offer}
        />
      </div>
      <UnlockModal
        open={offered}
        onClose={() => setOffered(false)}
        assistant="textChat"
        sentence={PRICE}
        lines={WHAT_YOU_GET}
        closesAfter={SCREEN.modalClosesAfter}
      />
    </>
  )
}

function DemoTalk({ onLocked }: { onLocked(): void }) {
  const { content, file } = DEMO_QUESTION
  return (
    <Talk>
      <ChatBubble side="mine" name="You" demo>
        <FileRow name={file.name} details={fileSize(file.size)} />
        <p>{content}</p>
      </ChatBubble>
      <ChatBubble side="theirs" name="Assistant" glyph="textChat" wide demo>
        <DemoAnswer onLocked={onLocked} />
        <EvidenceList pieces={[DEMO_PASSAGE]} onOpenPage={onLocked} onCopyQuote={onLocked} />
        <div className="row tight acts">
          <Button kind="quiet" icon={Copy} locked onClick={onLocked}>
            Copy
          </Button>
          <Button kind="quiet" icon={RefreshCw} locked onClick={onLocked}>
            Regenerate
          </Button>
          <Button kind="quiet" icon={Download} locked onClick={onLocked}>
            Download
          </Button>
        </div>
      </ChatBubble>
    </Talk>
  )
}
