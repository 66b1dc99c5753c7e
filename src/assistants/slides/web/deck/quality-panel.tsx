import { ChevronDown, TriangleAlert, Wrench } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { OnePresentation } from '../../contract.ts'
import { LEFT_TO_STUDENT } from '../../rules/quality/check.ts'

type QualityPanelProps = {
  checks: OnePresentation['checks']
  saving: boolean
  onOpen(slide: number): void
  onMend(): void
}

/** What a reader would stumble over, slide by slide. Nothing is praised for having been looked at. */
export function QualityPanel({ checks, saving, onOpen, onMend }: QualityPanelProps) {
  const wrong = checks.filter(({ fails }) => fails.length > 0)
  if (wrong.length === 0)
    return <p className="sm muted">We read the slides once more and found nothing to mend.</p>
  return (
    <details className="slide-notes" open>
      <summary>
        Before you present{' '}
        <span className="muted num">
          {wrong.length === 1 ? '1 thing to look at' : `${wrong.length} things to look at`}
        </span>
        <Icon of={ChevronDown} className="c" />
      </summary>
      <p className="sm muted">This is not yet so:</p>
      <ul className="stack plain deck-checks">
        {wrong.map(({ id, passes, fails }) => (
          <li key={id} className="row sm">
            <TriangleAlert size={16} aria-label="Not yet" />
            <span>{passes}</span>
            {fails
              .filter((slide) => slide > 0)
              .map((slide) => (
                <Button key={slide} kind="quiet" onClick={() => onOpen(slide - 1)}>
                  {`Slide ${slide}`}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {wrong.some(({ id }) => !LEFT_TO_STUDENT.has(id)) && (
        <Button kind="line" icon={Wrench} disabled={saving} onClick={onMend}>
          Fix automatically
        </Button>
      )}
    </details>
  )
}
