import { Clock } from 'lucide-react'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Chip } from '#ui/telling/chip.tsx'
import { shortSessionId, totalWords } from '../rules/screen/clock-words.ts'
import { PREVIEW } from '../spec.ts'
import type { OralRoom } from './oral-room.ts'

export type SessionChip = { totalSeconds: number; sessionId: string; demo?: boolean }

type OralHeadProps = {
  room: OralRoom
  chip?: SessionChip | undefined
  /** In a conversation the room is known, and what is said wants the height. */
  small?: boolean
}

export function OralHead({ room, chip, small }: OralHeadProps) {
  const { title, description } = room.says
  return (
    <header className={small ? 'oral-head small' : 'oral-head'}>
      {!small && <Glyph of={room.id} className="gl" />}
      <div>
        <h1>{title}</h1>
        {!small && <p className="muted">{description}</p>}
      </div>
      {chip && room.headerChip && (
        <div className="row">
          <Chip kind="brand" icon={Clock}>
            <span className="num">
              {totalWords(chip.totalSeconds)} · <span className="sr">Session </span>
              {shortSessionId(chip.sessionId)}
            </span>
          </Chip>
          {chip.demo && <span className="demo xs">{PREVIEW.flag}</span>}
        </div>
      )}
    </header>
  )
}
