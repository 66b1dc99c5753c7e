import { useState } from 'react'
import { ResultsBody } from '../results/results-body.tsx'
import { SourceContext } from '../results/source.ts'
import { sampleAnalysis } from './sample-analysis.ts'

export default function SampleResults({ onLocked }: { onLocked(): void }) {
  const [analysis] = useState(sampleAnalysis)
  const [ready, setReady] = useState<string[]>([])
  const { id, name } = analysis.document
  return (
    <SourceContext value={{ documentId: id, name, onLocked }}>
      <ResultsBody analysis={analysis} ready={ready} onTick={setReady} />
    </SourceContext>
  )
}
