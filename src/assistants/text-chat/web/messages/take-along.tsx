import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { exportConversation } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

/** One answer as a Word file, with its formulas and sources. */
export function TakeAlong({ conversationId, messageId }: { conversationId: string; messageId: string }) {
  const [busy, setBusy] = useState(false)
  const say = useToast()
  async function save() {
    setBusy(true)
    const answer = await askFile<typeof exportConversation>(CALLS.exportConversation, {
      params: { conversationId },
      query: { format: 'docx', messageId },
    })
    setBusy(false)
    if (!answer.ok) return say({ failed: answer.problem.message })
    saveFile({ name: answer.value.name || 'answer.docx', content: answer.value })
  }
  return (
    <Button
      kind="quiet"
      icon={FileDown}
      busy={busy && 'Saving...'}
      aria-label="Save as Word"
      onClick={() => void save()}
    >
      Word
    </Button>
  )
}
