import { Clock } from 'lucide-react'
import { Chip } from '#ui/feedback/chip.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { shortSessionId, totalWords } from '../rules/screen/clock-words.ts'
import { PREVIEW } from '../spec.ts'
import type { HeadLook } from './head-look.ts'
import type { OralRoom } from './session-screen.ts'

export function OralHead({ room, look: { small, chip } }: { room: OralRoom; look: HeadLook }) {
  const { title, description } = room.says
  return (
    <header className={small ? 'oral-head small' : 'oral-head'}>
      <Glyph of={room.id} className="gl" />
      <div>
        <h1>{title}</h1>
        <p className="muted">{description}</p>
      </div>
      {chip && room.headerChip && (
        <div className="row">
          <Chip kind="brand" icon={Clock}>
            <span className="num">
              {totalWords(chip.minutes)} · <span className="sr">Session </span>
              {shortSessionId(chip.sessionId)}
            </span>
          </Chip>
          {chip.demo && <span className="demo xs">{PREVIEW.flag}</span>}
        </div>
      )}
    </header>
  )
}
