/** The data card: each column, what it holds, what looks wrong; put right with a tap, and kept. */
import { useState } from 'react'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { CardVariable } from '../contract.ts'
import type { Correction } from '../rules/table/corrections.ts'
import { RecodeLevels } from './recode-levels.tsx'
import { useCard } from './use-card.ts'
import './data-analysis.css'

const KINDS = { number: 'Numbers', ordinal: 'An ordered scale', nominal: 'Groups', text: 'Not used' } as const
const FIXED = {
  multiple: 'Several answers',
  date: 'Dates',
  identifier: 'Names or numbers of people',
} as const

export default function CardDialog({ documentId, onClose }: { documentId: string; onClose(): void }) {
  const { card, saving, save } = useCard(documentId)
  const say = useToast()
  const corrections = card.state === 'here' ? card.card.corrections : []
  const keep = async (next: Correction[]) => {
    const failed = await save(next)
    if (failed) say({ failed })
    else say('Kept. Every analysis from now on goes by it.')
  }
  const add = (correction: Correction) => void keep([...corrections, correction])
  return (
    <Dialog open onClose={onClose} withX title="Your columns">
      {card.state === 'loading' && <p className="muted">Reading the columns...</p>}
      {card.state === 'failed' && <Note kind="bad">{card.words}</Note>}
      {card.state === 'here' &&
        card.card.cards.slice(0, 1).map(({ name, rows, notes, variables }) => (
          <div key={name} className="data-card">
            <p className="sm muted">
              {name}: {pluralise(rows, 'row')}, {pluralise(variables.length, 'column')}.
            </p>
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
            {variables.map((variable) => (
              <Column key={variable.name} variable={variable} busy={saving} onCorrect={add} />
            ))}
            {corrections.length > 0 && (
              <Button
                kind="line"
                busy={saving && 'Saving...'}
                onClick={() => void keep(corrections.slice(0, -1))}
              >
                Undo the last change
              </Button>
            )}
          </div>
        ))}
    </Dialog>
  )
}

type ColumnProps = { variable: CardVariable; busy: boolean; onCorrect(correction: Correction): void }

function Column({ variable, busy, onCorrect }: ColumnProps) {
  const { name, label, kind, missing, summary, oddities, levels, coding } = variable
  const [recoding, setRecoding] = useState(false)
  const isRecodable = levels.length > 1 && (kind === 'nominal' || kind === 'ordinal')
  const isFixed = kind in FIXED
  return (
    <section className="data-column" aria-label={name}>
      <SelectField
        label={name}
        value={kind}
        disabled={busy}
        hint={`${label === name || label.startsWith('“') ? '' : `Called “${label}” in tables. `}${summary}${missing > 0 ? `; ${missing.toLocaleString('en')} missing` : ''}`}
        onChange={({ target }) =>
          onCorrect({ do: 'kind', variable: name, kind: target.value as keyof typeof KINDS })
        }
      >
        {isFixed && <option value={kind}>{FIXED[kind as keyof typeof FIXED]}</option>}
        {Object.entries(KINDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {isRecodable && (
        <Button kind="quiet" aria-expanded={recoding} onClick={() => setRecoding(!recoding)}>
          {recoding ? 'Close the values' : 'Change the values'}
        </Button>
      )}
      {recoding && isRecodable && (
        <RecodeLevels
          variable={name}
          levels={levels}
          order={coding?.order}
          busy={busy}
          onCorrect={onCorrect}
        />
      )}
      {coding && (
        <div className="row tight">
          <p className="sm muted">{coding.words}</p>
          <Button
            kind="line"
            disabled={busy}
            onClick={() => onCorrect({ do: 'order', variable: name, labels: coding.order.toReversed() })}
          >
            Turn the order round
          </Button>
        </div>
      )}
      {oddities.map(({ words, fix }) => (
        <div key={words} className="row tight">
          <p className="sm warn">{words}</p>
          {fix && (
            <Button kind="line" disabled={busy} onClick={() => onCorrect(fix.correction)}>
              {fix.words}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
