import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ChoiceCards } from '#ui/asking/choice-cards.tsx'
import { Dialog } from '#ui/telling/dialog.tsx'
import type { Analysis } from '../../contract.ts'
import { KINDS, type Kind } from '../../rules/keys.ts'
import { KIND_WORDS } from '../../spec.ts'
import { kindOf } from './results-head.tsx'

type KindDialogProps = {
  analysis: Analysis
  onChoose(kind: Kind): Promise<boolean>
  onClose(): void
}

/** The student knows better what it is; the scores follow. */
export function KindDialog({ analysis, onChoose, onClose }: KindDialogProps) {
  const now = kindOf(analysis)
  const [kind, setKind] = useState<Kind>(now)
  const [saving, setSaving] = useState(false)
  async function save(): Promise<void> {
    setSaving(true)
    const taken = kind === now || (await onChoose(kind))
    setSaving(false)
    if (taken) onClose()
  }
  return (
    <Dialog open onClose={onClose} withX title="What is this document?">
      {/* Read first, and not the button at the end, which would scroll the choices away. */}
      <p className="sm muted" data-first="" tabIndex={-1}>
        It was taken for: {KIND_WORDS[analysis.type.found]}. The scores are counted again for what you choose.
        It costs no upload.
      </p>
      <ChoiceCards
        legend="What this document is"
        hideLegend
        single
        value={kind}
        onChoose={setKind}
        choices={KINDS.map((value) => ({ value, name: KIND_WORDS[value] }))}
      />
      <Button wide busy={saving && 'Counting again...'} onClick={() => void save()}>
        Use this type
      </Button>
    </Dialog>
  )
}
