import { KeptDocuments } from '#capabilities/documents/web/library/kept-documents.tsx'
import { PhotographsButton } from '#capabilities/documents/web/uploading/photographs-button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import type { Subscription } from '../rules/screen/subscription.ts'
import { ACCEPTED } from '../spec.ts'
import type { AnalysisHere } from './use-analysis.ts'

type UploadAreaProps = {
  here: Pick<AnalysisHere, 'choose' | 'chooseKept'>
  subscription: Subscription
  onLocked(sentence: string): void
}

export function UploadArea({ here, subscription, onLocked }: UploadAreaProps) {
  const { name } = subscription
  const locked =
    'sentence' in subscription && name !== 'unknown'
      ? { sentence: 'Subscription Required', onAsk: () => onLocked(subscription.sentence) }
      : undefined
  return (
    <section className="stack" aria-label="Choose a document">
      <Dropzone
        sentence="Drop your paper or thesis here, or tap to choose"
        limits={`PDF, DOC, DOCX or TXT up to ${ACCEPTED.megabytes}\u00a0MB`}
        accept={ACCEPTED.types}
        onFiles={([file]) => file && here.choose(file)}
        disabled={name === 'checking' || name === 'unknown'}
        locked={locked}
      />
      {name === 'active' && <PhotographsButton onFile={here.choose} />}
      {name === 'active' && <KeptDocuments purpose="decoder" verb="Analyze" onChoose={here.chooseKept} />}
    </section>
  )
}
