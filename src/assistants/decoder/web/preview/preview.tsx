import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { PreviewFrame } from '#ui/preview/preview-frame.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { useNear } from '../use-prefetch.ts'
import { SAMPLE } from './sample.ts'

const SampleResults = part(() => import('./sample-results.tsx'), <Skeleton lines={8} />)

/** A student's results, shown on an invented thesis. Everything paid leads to `onLocked`. */
export default function DecoderPreview({ onLocked }: { onLocked(): void }) {
  // The analysis is below the fold, and is loaded when the visitor scrolls near it.
  const { place, near } = useNear()
  return (
    <PreviewFrame label="Preview: the analysis of a sample thesis">
      <div className="head">
        <div>
          <h2>{SAMPLE.title}</h2>
          <p className="sm muted num">A sample thesis, {SAMPLE.pages} pages</p>
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
      <Note>This is a demo with an invented thesis, so that you can see what an analysis looks like.</Note>
      <div ref={place} className="stack results">
        {near ? <SampleResults onLocked={onLocked} /> : <Skeleton lines={8} />}
      </div>
    </PreviewFrame>
  )
}
