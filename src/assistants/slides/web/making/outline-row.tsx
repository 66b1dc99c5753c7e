import { ArrowDown, ArrowUp, Replace } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { EditedEntry } from '../../rules/outline/edit-outline.ts'
import { WaitingSlide } from './waiting-slide.tsx'

type OutlineRowProps = {
  entry: EditedEntry
  number: number
  /** Absent for a slide that cannot be changed. */
  editing?: { isFirst: boolean; isLast: boolean; canLeave: boolean }
  onTitle?(title: string): void
  onWords?(words: string): void
  onMove?(by: -1 | 1): void
  onLeaveOut?(): void
}

export function OutlineRow({
  entry,
  number,
  editing,
  onTitle,
  onWords,
  onMove,
  onLeaveOut,
}: OutlineRowProps) {
  const { kicker, part, title, ask, words = '', marks = [] } = entry
  // A line that is the title is read above.
  const lines = entry.lines.filter((line) => line !== title)
  const called = `slide ${number}`
  return (
    <li className="outline-row">
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <div className="stack">
        {editing ? (
          <TextAreaField
            label={kicker || part}
            aria-label={`Title of ${called}`}
            value={title}
            rows={2}
            maxLength={200}
            required
            onChange={(event) => onTitle?.(event.target.value.replace(/\s*\n\s*/g, ' '))}
          />
        ) : (
          <p>
            <span className="sm muted">{kicker || part}</span>
            <br />
            {title}
          </p>
        )}
        {ask && onWords && <WaitingSlide ask={ask} words={words} called={called} onWords={onWords} />}
        {marks.map((mark) => (
          <p key={mark} className="sm">
            <b>Look at this before you present.</b> {mark}
          </p>
        ))}
        {lines.length > 0 && <p className="xs muted outline-lines">{lines.join(' · ')}</p>}
      </div>
      {editing && (
        <div className="row">
          <Button
            kind="quiet"
            square
            icon={ArrowUp}
            aria-label={`Move ${called} earlier`}
            disabled={editing.isFirst}
            onClick={() => onMove?.(-1)}
          />
          <Button
            kind="quiet"
            square
            icon={ArrowDown}
            aria-label={`Move ${called} later`}
            disabled={editing.isLast}
            onClick={() => onMove?.(1)}
          />
          <Button
            kind="quiet"
            square
            icon={Replace}
            aria-label={`Leave ${called} out`}
            title="Leave this slide out; another takes its place"
            disabled={!editing.canLeave}
            onClick={() => onLeaveOut?.()}
          />
        </div>
      )}
    </li>
  )
}
