import { useState } from 'react'
import { askFile } from '#api-client/call-api.ts'
import { ExportMenu } from '#ui/documents/export-menu.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { exportConversation } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

type Format = 'docx' | 'md' | 'chapter' | 'xlsx' | 'r' | 'sps'

const ANALYSES: readonly { name: string; says: string; format: Format }[] = [
  { name: 'Results chapter', says: 'Word, with numbered tables and their sentences', format: 'chapter' },
  { name: 'Excel', says: 'Every table of results, a sheet each', format: 'xlsx' },
  { name: 'R', says: 'Commands that compute it again', format: 'r' },
  { name: 'SPSS syntax', says: 'The same for SPSS', format: 'sps' },
]

/** A conversation in each form in which it can leave. */
type ConversationExportProps = { conversationId: string; hasAnalyses: boolean }

export default function ConversationExport({ conversationId, hasAnalyses }: ConversationExportProps) {
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
        ...(hasAnalyses
          ? ANALYSES.map(({ name, says, format }) => ({ name, says, onChoose: () => void save(format) }))
          : []),
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
