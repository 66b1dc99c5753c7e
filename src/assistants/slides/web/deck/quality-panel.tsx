import { CircleCheck, TriangleAlert, Wrench } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { OnePresentation } from '../../contract.ts'

type QualityPanelProps = {
  checks: OnePresentation['checks']
  saving: boolean
  onOpen(slide: number): void
  onMend(): void
}

/** The checks of this deck in this format; a failed one links to its slide. */
export function QualityPanel({ checks, saving, onOpen, onMend }: QualityPanelProps) {
  const wrong = checks.filter(({ fails }) => fails.length > 0)
  const passed = checks.length - wrong.length
  return (
    <details className="slide-notes" open={wrong.length > 0}>
      <summary>
        Checks <span className="muted num">{`${passed} of ${checks.length} passed`}</span>
      </summary>
      {wrong.length > 0 && (
        <Button kind="line" icon={Wrench} disabled={saving} onClick={onMend}>
          Fix automatically
        </Button>
      )}
      <ul className="stack plain deck-checks">
        {[...wrong, ...checks.filter(({ fails }) => fails.length === 0)].map(({ id, passes, fails }) => (
          <li key={id} className="row sm">
            {fails.length === 0 ? (
              <CircleCheck size={16} aria-label="Passed" />
            ) : (
              <TriangleAlert size={16} aria-label="Not yet" />
            )}
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
    </details>
  )
}
