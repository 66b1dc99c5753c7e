import { Keyboard, Mic, RotateCcw } from 'lucide-react'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { UnlockModal } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { minutes } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { Link } from '#ui/router/link.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import { SessionBar } from '#ui/voice/session-bar.tsx'
import { PREVIEW_MESSAGES } from '../../rules/preview.ts'
import { totalWords } from '../../rules/screen/clock-words.ts'
import { PREVIEW, SESSION } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'
import { useHeadLook } from '../use-head-look.ts'
import { usePreview } from './use-preview.ts'

const SAMPLE_SIZE = `${PREVIEW.sampleBytes / (1_024 * 1_024)} MB`
const DEMO_SESSION = '00000000-preview1'
const WHOLE = SESSION.allowance / minutes(1)

type PreviewProps = { room: OralRoom; access: AssistantAccess }

/**
 * For students without a purchase: a scripted conversation about a sample, and the way to the real thing. Nothing is
 * sent or recorded.
 */
export default function OralPreview({ room, access }: PreviewProps) {
  const { state, send } = usePreview()
  const { says } = room
  const locked = () => send({ type: 'locked' })
  const started = state.name !== 'waiting'
  useHeadLook(started ? { chip: { minutes: WHOLE, sessionId: DEMO_SESSION, demo: true } } : {})
  return (
    <>
      {access.message && access.reason !== 'never-bought' && <p className="muted">{access.message}</p>}
      <PreviewFrame label={`A demo of the ${ASSISTANTS[room.id].name}`}>
        {started ? (
          <>
            <SessionBar
              leftMs={SESSION.longest}
              sessionMs={SESSION.longest}
              tracking={false}
              total={totalWords(WHOLE)}
            />
            <FileRow name={says.sampleName} details={`${SAMPLE_SIZE}, a sample`}>
              <Button kind="quiet" locked icon={RotateCcw} aria-label="New document" onClick={locked}>
                <span className="hide-s">New document</span>
              </Button>
            </FileRow>
            <PreviewTalk room={room} reading={state.name === 'reading'} onLocked={locked} />
            <div className="row">
              <Button kind="line" locked icon={Mic} onClick={locked}>
                Record your answer
              </Button>
              <Button kind="line" locked icon={Keyboard} onClick={locked}>
                Type your answer
              </Button>
            </div>
          </>
        ) : (
          <Dropzone
            sentence="See a demo with a sample thesis"
            limits={`${SAMPLE_SIZE}. Nothing is sent, and your microphone stays off.`}
            onFiles={() => {}}
            instead={() => send({ type: 'started' })}
          />
        )}
      </PreviewFrame>
      <div className="row centred">
        <Link className={buttonClass({ kind: 'copper', big: true })} to={paymentsPath(room.id)}>
          Unlock for <Cost amount={ngwee(ASSISTANTS[room.id].prices.charged)} />
        </Link>
      </div>
      <UnlockModal
        open={state.offered !== undefined}
        onClose={() => send({ type: 'closed' })}
        assistant={room.id}
        sentence={state.offered}
        lines={says.unlockedLines}
        closesAfter={PREVIEW.modalClosesAfter}
      />
    </>
  )
}

type PreviewTalkProps = { room: OralRoom; reading: boolean; onLocked(): void }

/** The scripted messages; their audio is locked. */
function PreviewTalk({ room, reading, onLocked }: PreviewTalkProps) {
  const { speaker } = room.says
  if (reading)
    return (
      <Talk>
        <ChatBubble side="theirs" name={speaker} glyph={room.id} demo>
          <TypingDots />
        </ChatBubble>
      </Talk>
    )
  return (
    <Talk>
      {PREVIEW_MESSAGES[room.id].map(({ id, type, content }) =>
        type === 'user' ? (
          <ChatBubble key={id} side="mine" name="A student" demo>
            <p>{content}</p>
          </ChatBubble>
        ) : (
          <ChatBubble key={id} side="theirs" name={speaker} glyph={room.id} demo>
            <p>{content}</p>
            <AudioButton state="locked" of={`of the ${speaker.toLowerCase()}`} onPress={onLocked} />
          </ChatBubble>
        ),
      )}
    </Talk>
  )
}
