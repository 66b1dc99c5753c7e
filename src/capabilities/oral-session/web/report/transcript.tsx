import { ChevronDown, ScrollText } from 'lucide-react'
import { type Player, replay, usePlaying } from '#capabilities/voice/web/index.ts'
import { Talk } from '#ui/chat/chat-bubble.tsx'
import { usePrinting } from '#ui/documents/use-printing.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { Report } from '../../rules/report/contract.ts'
import { isSpoken, soundName } from '../../rules/screen/shown-talk.ts'
import { MessageBubble } from '../chat/message-bubble.tsx'
import type { OralRoom } from '../session-screen.ts'

type TranscriptProps = { room: OralRoom; report: Report; player: Player }

/** Every word of it, to read and, for a day, to hear again. */
export function Transcript({ room, report, player }: TranscriptProps) {
  const playing = usePlaying(player)
  const printing = usePrinting()
  const document = { id: report.document.id ?? '', filename: report.document.name }
  return (
    <details className="card transcript" open={printing || undefined}>
      <summary>
        <Icon of={ScrollText} />
        The whole conversation
        <Icon of={ChevronDown} className="c" />
      </summary>
      <Talk>
        {report.transcript.map((message) => {
          const name = soundName(message)
          const { audioUrl } = message
          return (
            <MessageBubble
              key={message.id}
              room={room}
              message={document.id ? message : { ...message, places: [] }}
              document={document}
              sound={
                isSpoken(message) && audioUrl
                  ? {
                      playing: playing === name,
                      saying: null,
                      audible: true,
                      onPlay: () => void replay(player, name, [audioUrl]),
                      onStop: player.stop,
                    }
                  : undefined
              }
            />
          )
        })}
      </Talk>
    </details>
  )
}
