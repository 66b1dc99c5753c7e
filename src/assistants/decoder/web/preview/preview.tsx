import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { PreviewFrame } from '#web/ui/preview-frame.tsx'
import { ResultsBody } from '../results/results-body.tsx'
import { SourceContext } from '../results/source.ts'
import { sampleAnalysis } from './sample-analysis.ts'

/** What a student gets, shown on a thesis that was made up for it. Everything paid leads to `onLocked`. */
export default function Preview({ onLocked }: { onLocked(): void }) {
  const [analysis] = useState(sampleAnalysis)
  const [ready, setReady] = useState<string[]>([])
  const { id, name, title, pages } = analysis.document
  return (
    <PreviewFrame label="Preview: the analysis of a sample thesis">
      <div className="head">
        <div>
          <h2>{title}</h2>
          <p className="sm muted num">A sample thesis, {pages} pages</p>
        </div>
        <div className="row">
          <Button kind="line" locked onClick={onLocked}>
            Export
          </Button>
          <Button kind="line" locked onClick={onLocked}>
            New Analysis
          </Button>
        </div>
      </div>
      <Note>
        This is a demo on an invented thesis, so that you can see what an analysis of yours looks like.
      </Note>
      <SourceContext value={{ documentId: id, name, onLocked }}>
        <ResultsBody analysis={analysis} ready={ready} onTick={setReady} />
      </SourceContext>
    </PreviewFrame>
  )
}
