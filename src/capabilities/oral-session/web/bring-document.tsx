import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { OralRoom } from './session-screen.ts'
import { UploadScreen } from './upload/upload-screen.tsx'
import type { PreparingHere } from './upload/use-preparing.ts'

const BroughtDocument = part(() => import('./upload/brought-document.tsx'))
const StudyMeanwhile = part(() => import('./upload/study-meanwhile.tsx'))
const ProcessingPanel = part(() => import('./upload/processing-panel.tsx'), <Skeleton lines={4} />)

/** In the address: a document that another room sends along, and its name. */
const BROUGHT = 'document'
const BROUGHT_NAME = 'name'

type BringDocumentProps = {
  room: OralRoom
  access: AssistantAccess
  preparing: PreparingHere
  /** Called on a press: browsers start audio only then. */
  onPress(): void
}

/** Before the conversation: a document is chosen, or the one another room sent along, and prepared. */
export function BringDocument({ room, access, preparing, onPress }: BringDocumentProps) {
  const [query, setQuery] = useSearchParams()
  const { state } = preparing
  if (state.name === 'uploading' || state.name === 'processing')
    return (
      <>
        <ProcessingPanel state={state} onCancel={preparing.reset} onLookAgain={preparing.lookAgain} />
        {/* Before it is read there is nothing to confirm. */}
        {state.name === 'processing' && state.stage === 'processing' && (
          <StudyMeanwhile room={room} sessionId={state.sessionId} file={state.file} />
        )}
      </>
    )
  const documentId = query.get(BROUGHT)
  const name = query.get(BROUGHT_NAME) ?? 'Your document'
  return (
    <>
      {documentId && (
        <BroughtDocument
          name={name}
          onBegin={() => {
            onPress()
            setQuery({})
            preparing.choose({ documentId }, name)
          }}
        />
      )}
      <UploadScreen room={room} access={access} here={preparing} onPress={onPress} />
    </>
  )
}
