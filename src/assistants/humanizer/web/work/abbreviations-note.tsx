import { useMemo } from 'react'
import { joinList } from '#kit/join-list.ts'
import { Note } from '#ui/feedback/note.tsx'
import { undefinedAbbreviations } from '../../rules/measures/abbreviations.ts'

export function AbbreviationsNote({ text }: { text: string }) {
  const unsaid = useMemo(() => undefinedAbbreviations(text), [text])
  if (unsaid.length === 0) return null
  return (
    <Note kind="warn">
      {unsaid.length === 1 ? 'An abbreviation is' : 'Abbreviations are'} never written in full here:{' '}
      {joinList(unsaid)}. Say what {unsaid.length === 1 ? 'it stands' : 'each stands'} for where it comes
      first.
    </Note>
  )
}
