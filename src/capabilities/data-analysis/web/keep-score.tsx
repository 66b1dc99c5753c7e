/** A score of several items becomes a column of the sheet, to be named like any other. */
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { Plan } from '../rules/plan/plan.ts'
import { useCard } from './use-card.ts'

type KeepScoreProps = { documentId: string; plan: Plan; onClose(): void }

export default function KeepScore({ documentId, plan, onClose }: KeepScoreProps) {
  const { card, saving, save } = useCard(documentId)
  const say = useToast()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const here = card.state === 'here' ? card.card : undefined
  const isTaken = here?.cards[0]?.variables.some((one) => one.name.toLowerCase() === name.toLowerCase())
  const keep = async () => {
    const { items = [], reversed = [] } = plan.roles
    const failed = await save([...(here?.corrections ?? []), { do: 'score', name, items, reversed }])
    if (failed) return say({ failed })
    say(`Kept. Ask about “${name}” as about any other column.`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} withX title="Keep the score">
      {card.state === 'failed' && <Note kind="bad">{card.words}</Note>}
      <Field
        label="What the score is called"
        hint="For instance: Satisfaction score"
        value={typed}
        maxLength={80}
        error={isTaken ? 'A column of this sheet is called that already.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        wide
        busy={saving && 'Saving...'}
        disabled={!here || name === '' || isTaken}
        onClick={() => void keep()}
      >
        Keep it as a column
      </Button>
    </Dialog>
  )
}
