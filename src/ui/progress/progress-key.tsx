import type { Band } from '#product/score-band.ts'
import { BAND_LIMITS, BAND_NAMES } from './bands.ts'

const BANDS: Band[] = ['strong', 'middle', 'weak']

/** The legend under the rings: where the bands begin. */
export function ProgressKey() {
  return (
    <div className="pkey">
      <b className="xs">Progress Key</b>
      {BANDS.map((band) => (
        <span key={band} className={`band ${band}`}>
          {BAND_NAMES[band]}, {BAND_LIMITS[band]}
        </span>
      ))}
    </div>
  )
}
