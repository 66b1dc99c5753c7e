import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import { ExportMenu } from '#ui/documents/export-menu.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { exportConversation } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

type Format = 'docx' | 'md'

/** A conversation in each form in which it can leave. */
export default function ConversationExport({ conversationId }: { conversationId: string }) {
  const [busy, setBusy] = useState(false)
  const say = useToast()

  const save = async (format: Format) => {
    setBusy(true)
    const answer = await askFile<typeof exportConversation>(CALLS.exportConversation, {
      params: { conversationId },
      query: { format },
    })
    setBusy(false)
    if (!answer.ok) return say({ failed: answer.problem.message })
    saveFile({ name: answer.value.name || `conversation.${format}`, content: answer.value })
  }
  return (
    <ExportMenu
      busy={busy}
      choices={[
        {
          name: 'Word',
          says: 'With real formulas and page references',
          onChoose: () => void save('docx'),
        },
        { name: 'Markdown', says: 'Plain text for other software', onChoose: () => void save('md') },
        { name: 'Print', says: 'On paper or as a PDF', onChoose: () => window.print() },
      ]}
    />
  )
}
