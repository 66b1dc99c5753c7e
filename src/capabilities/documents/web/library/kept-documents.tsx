import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import type { DocumentSummary, listDocuments } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { fitsWithin } from '../../rules/upload-size.ts'
import { UPLOADS, type UploadPurpose } from '../../spec.ts'

/** Loaded only if the student has documents here. */
const KeptList = part(() => import('./kept-list.tsx'))

type KeptDocumentsProps = {
  purpose: UploadPurpose
  /** Label of the action: "Choose", "Analyze". */
  verb?: string
  onChoose(documentId: string, name: string): void
}

/** The student's documents on the server, so that no megabyte is sent twice. */
export function KeptDocuments({ purpose, verb = 'Choose', onChoose }: KeptDocumentsProps) {
  const asked = useQuery<typeof listDocuments>(CALLS.listDocuments)
  const documents = asked.value?.documents.filter((one) => isSuitable(one, purpose)) ?? []
  return (
    <>
      <QueryProblem of={asked} what="Your uploaded documents" />
      {documents.length > 0 && <KeptList documents={documents} verb={verb} onChoose={onChoose} />}
    </>
  )
}

const isSuitable = ({ status, kind, bytes }: DocumentSummary, purpose: UploadPurpose) =>
  status === 'ready' &&
  UPLOADS[purpose].kinds.some((one) => one === kind) &&
  fitsWithin(bytes, UPLOADS[purpose].megabytes)
