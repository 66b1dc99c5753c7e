import { FileText, Plus } from 'lucide-react'
import { pagesWords } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import { fileSize } from '#ui/documents/file-words.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import type { Analysis } from '../../contract.ts'
import { NO_TITLE } from '../../rules/words/names.ts'
import { KIND_WORDS, STAGE_NAMES } from '../../spec.ts'
import { ResultsExport, type WordExport } from './results-export.tsx'

type ResultsHeadProps = {
  analysis: Analysis
  uploads?: string | undefined
  exports: WordExport
  onNew(): void
}

export function ResultsHead({ analysis, uploads, exports, onNew }: ResultsHeadProps) {
  const { title, name, pages, paged, kind, bytes } = analysis.document
  return (
    <div className="head decoder-top">
      <div>
        <h1>Research Decoder</h1>
        <p>{title || `${NO_TITLE}. File: ${name}`}</p>
        <p className="sm row num doc-facts">
          <Chip kind="brand" icon={FileText}>
            {takenFor(analysis)}
          </Chip>
          <span>
            {pagesWords(pages, paged)}, {kind.toUpperCase()}, {fileSize(bytes)}
          </span>
          {uploads && <span>{uploads}</span>}
        </p>
      </div>
      <div className="row">
        <ResultsExport analysis={analysis} {...exports} />
        <Button icon={Plus} onClick={onNew}>
          New Analysis
        </Button>
      </div>
    </div>
  )
}

/** Research by its stage, if the analysis knows it. */
export function takenFor(analysis: Analysis): string {
  const { stage } = analysis.type
  return analysis.isResearch && stage ? STAGE_NAMES[stage] : KIND_WORDS[analysisKind(analysis)]
}

/** On the wire the `documentType` of research is `other`; `isResearch` tells it apart. */
export const analysisKind = ({ isResearch, documentType }: Pick<Analysis, 'isResearch' | 'documentType'>) =>
  isResearch ? 'research' : documentType
