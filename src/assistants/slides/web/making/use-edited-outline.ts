import { useEffect, useReducer } from 'react'
import type { DeckOutline } from '../../contract.ts'
import { editOutline } from '../../rules/outline/edit-outline.ts'

/** The outline as the student has edited it; where the study was confirmed meanwhile, what was planned anew comes in. */
export function useEditedOutline(outline: DeckOutline) {
  const [edited, send] = useReducer(editOutline, outline)
  useEffect(() => send({ type: 'planned-anew', outline }), [outline])
  return [edited, send] as const
}
