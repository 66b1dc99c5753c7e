import { Mic, Square } from 'lucide-react'
import { minutes } from '#kit/time.ts'
import { Button } from '#ui/actions/button.tsx'
import { CalmBands } from '#ui/voice/calm-bands.tsx'
import { SessionBar } from '#ui/voice/session-bar.tsx'
import { VoicePanel } from '#ui/voice/voice-panel.tsx'
import { Pair, UiPart } from './part.tsx'

const LEVELS = Array.from({ length: 24 }, (_, bar) => Math.abs(Math.sin(bar * 1.7)) * 0.9)
const SESSION = minutes(30)
const TOTAL = '48 of 60 minutes left'

export function VoiceStates() {
  return (
    <UiPart name="Voice">
      {/* On a screen the session bar sticks below the top bar; here four of them are stacked. */}
      <div className="stack dev-still">
        <SessionBar leftMs={1_104_000} sessionMs={SESSION} tracking total={TOTAL} />
        <SessionBar
          leftMs={minutes(8)}
          sessionMs={SESSION}
          tracking={false}
          total={TOTAL}
          label="Session, not tracked"
        />
        <SessionBar
          leftMs={41_000}
          sessionMs={SESSION}
          tracking
          standsStill
          total="1 of 60 minutes left"
          label="Session near its end"
        />
      </div>
      <VoicePanel
        kind="rec"
        heading="Recording your answer"
        sentence="Stops after 2 seconds of silence."
        levels={LEVELS}
        elapsedMs={23_000}
      >
        <Button kind="rec" icon={Square} filled>
          Stop &amp; Send
        </Button>
      </VoicePanel>
      <VoicePanel
        kind="say"
        heading="The examiner is speaking"
        sentence="It is your turn next. Recording starts automatically."
        levels={LEVELS}
      >
        <Button kind="say" icon={Square} filled>
          Stop Audio
        </Button>
      </VoicePanel>
      <VoicePanel
        kind="think"
        heading="Your answer is sent"
        sentence="The clock is paused while the reply is prepared."
      />
      <Pair>
        <CalmBands
          state="idle"
          heading="Ready when you are"
          sentence="The microphone is off until you press the button."
        >
          <Button big icon={Mic}>
            Start talking
          </Button>
        </CalmBands>
        <CalmBands
          state="listen"
          heading="Listening"
          sentence="Speak as you would to a friend."
          elapsedMs={12_000}
        >
          <Button kind="rec" big icon={Square} filled>
            Stop &amp; Send
          </Button>
        </CalmBands>
        <CalmBands state="think" heading="Thinking" sentence="One moment." />
        <CalmBands state="speak" heading="Speaking" sentence="Recording starts again automatically.">
          <Button kind="say" big icon={Square} filled>
            Stop Audio
          </Button>
        </CalmBands>
      </Pair>
    </UiPart>
  )
}
