import { useEffect, useReducer } from 'react'
import { type EditedOutline, editOutline } from '../../rules/outline/edit-outline.ts'

/** The outline with the student's edits, which stay where it is planned anew. */
export function useOutline(outline: EditedOutline) {
  const [edited, send] = useReducer(editOutline, outline)
  useEffect(() => send({ type: 'planned-anew', outline }), [outline])
  return [edited, send] as const
}
