import { Bookmark, Hash } from 'lucide-react'
import { Chip } from '#ui/feedback/chip.tsx'
import type { Evidence } from '../../contract.ts'
import { isHighlighted, isQuantitative } from '../../rules/screen/marks.ts'
import { pointPieces } from '../../rules/screen/point-pieces.ts'
import { Cited } from './cited.tsx'

type PointLineProps = {
  text: string
  evidence: readonly Evidence[]
  /** Page corners alone. */
  bare?: boolean
}

export function PointLine({ text, evidence, bare }: PointLineProps) {
  const highlighted = isHighlighted(text)
  const quantitative = isQuantitative(text)
  return (
    <li className={highlighted ? 'point key' : 'point'}>
      {(highlighted || quantitative) && (
        <div className="tags">
          {highlighted && (
            <Chip kind="key" icon={Bookmark}>
              Highlighted
            </Chip>
          )}
          {quantitative && (
            <Chip kind="info" icon={Hash}>
              Quantitative
            </Chip>
          )}
        </div>
      )}
      <PointWords text={text} />
      <Cited evidence={evidence} said={text} {...(bare && { bare })} />
    </li>
  )
}

export function PointWords({ text }: { text: string }) {
  return (
    <p>
      {pointPieces(text).map(({ at, as, text: words }) => {
        if (as === 'words') return words
        return as === 'weighty' ? (
          <strong key={at}>{words}</strong>
        ) : (
          <span key={at} className="n">
            {words}
          </span>
        )
      })}
    </p>
  )
}
