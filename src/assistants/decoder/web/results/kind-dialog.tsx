import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import type { Analysis } from '../../contract.ts'
import { KINDS, type Kind, WORK_STAGES, type WorkStage } from '../../rules/keys.ts'
import { KIND_WORDS, STAGE_NAMES } from '../../spec.ts'
import { analysisKind, takenFor } from './results-head.tsx'

/** The kind as the student sees it; research with its stage. */
export type TakenAs = { kind: Kind; stage?: WorkStage }

type KindDialogProps = {
  analysis: Analysis
  onChoose(takenAs: TakenAs): Promise<boolean>
  onClose(): void
}

type Value = Kind | WorkStage
const isStage = (value: Value): value is WorkStage => WORK_STAGES.some((stage) => stage === value)

/** The student corrects the kind; the scores follow. */
export function KindDialog({ analysis, onChoose, onClose }: KindDialogProps) {
  const { stage } = analysis.type
  const now: Value = analysis.isResearch && stage ? stage : analysisKind(analysis)
  const [value, setValue] = useState<Value>(now)
  const [saving, setSaving] = useState(false)
  async function save(): Promise<void> {
    setSaving(true)
    const takenAs: TakenAs = isStage(value) ? { kind: 'research', stage: value } : { kind: value }
    const taken = value === now || (await onChoose(takenAs))
    setSaving(false)
    if (taken) onClose()
  }
  return (
    <Dialog open onClose={onClose} withX title="What is this document?">
      {/* Focused first, instead of the button at the end, which would scroll the choices away. */}
      <p className="sm muted" data-first="" tabIndex={-1}>
        It was read as: {takenFor(analysis)}. If you choose another type, the scores are recalculated. This
        does not use an upload.
      </p>
      <ChoiceCards
        legend="What this document is"
        hideLegend
        single
        value={value}
        onChoose={setValue}
        choices={choicesOf(analysis.isResearch && stage !== undefined)}
      />
      <Button wide busy={saving && 'Recalculating...'} onClick={() => void save()}>
        Use this type
      </Button>
    </Dialog>
  )
}

/** A document not taken for research has one research choice, and its stage afterwards. */
function choicesOf(hasStages: boolean): { value: Value; name: string }[] {
  const kinds = KINDS.filter((kind) => !hasStages || kind !== 'research')
  return [
    ...(hasStages ? WORK_STAGES.map((value) => ({ value, name: STAGE_NAMES[value] })) : []),
    ...kinds.map((value) => ({ value, name: KIND_WORDS[value] })),
  ]
}
