import { useEffect, useReducer } from 'react'
import type { DeckOutline } from '../../contract.ts'
import { editOutline } from '../../rules/outline/edit-outline.ts'

/** The outline as the student has edited it; where the study was confirmed meanwhile, what was planned anew comes in. */
export function useEditedOutline(outline: DeckOutline) {
  const edited = useReducer(editOutline, outline)
  const [, send] = edited
  useEffect(() => send({ type: 'planned-anew', outline }), [outline, send])
  return edited
}
