/** A count that stands in one place only, where no design is named, may be of anything. */
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { SampleCandidate } from '#capabilities/study/rules/statistics/sample-size.ts'

const SURE = 9

export function sureSample(study: OpenStudy): SampleCandidate | null {
  const found = study.sampleSize()
  // Systems are tried on data sets, and a number of passages is no sample.
  if (study.design()?.design === 'computational experiment') return null
  return found && (study.design() || found.score >= SURE) ? found : null
}
