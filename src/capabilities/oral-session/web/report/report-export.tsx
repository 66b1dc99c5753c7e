import { FileText, Printer, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { saveReportAsText, saveReportAsWord } from '../../rules/report/contract.ts'
import { CALLS } from '../../spec.ts'

/** To take along: as a Word file, as text, or on paper. */
export function ReportExport({ sessionId }: { sessionId: string }) {
  const [saving, setSaving] = useState<'word' | 'text'>()
  const say = useToast()
  const sent = { params: { sessionId } }

  async function save(as: 'word' | 'text') {
    setSaving(as)
    const file =
      as === 'word'
        ? await askFile<typeof saveReportAsWord>(CALLS.saveReportAsWord, sent)
        : await askFile<typeof saveReportAsText>(CALLS.saveReportAsText, sent)
    setSaving(undefined)
    if (file.ok) saveFile({ name: file.value.name, content: file.value })
    else say({ failed: file.problem.message })
  }
  return (
    <>
      <Button
        kind="line"
        icon={FileText}
        busy={saving === 'word' && 'Saving...'}
        onClick={() => void save('word')}
      >
        Word
      </Button>
      <Button
        kind="line"
        icon={ScrollText}
        busy={saving === 'text' && 'Saving...'}
        onClick={() => void save('text')}
      >
        Text
      </Button>
      <Button kind="line" icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
