import { ChevronLeft, ChevronRight, TextSelect } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { useViewer } from './use-viewer.ts'

type PageTurnerProps = {
  viewer: ReturnType<typeof useViewer>
  leaf: 'Part' | 'Page'
  asWords: boolean
  onAsWords(asWords: boolean): void
}

/** Below a page: the one before, the next, and its words in place of its picture, so that they can be selected. */
export function PageTurner({ viewer, leaf, asWords, onAsWords }: PageTurnerProps) {
  const { page, of, here, percent } = viewer
  return (
    <footer>
      <Button
        kind="line"
        square
        icon={ChevronLeft}
        aria-label="Previous page"
        aria-disabled={page <= 1}
        onClick={() => viewer.turn(-1)}
      />
      {here?.pictured && (
        <Button kind="quiet" icon={TextSelect} aria-pressed={asWords} onClick={() => onAsWords(!asWords)}>
          Words
        </Button>
      )}
      <span className="sm num" role="status">
        {leaf} {page}
        {of && ` of ${of}`}
        {percent > 100 && !asWords && `, ${percent}%`}
      </span>
      <Button
        kind="line"
        square
        icon={ChevronRight}
        aria-label="Next page"
        aria-disabled={!of || page >= of}
        onClick={() => viewer.turn(1)}
      />
    </footer>
  )
}
