/** As what a model may judge a place. */
export const ASSESSMENT_KINDS = [
  'weakness',
  'contradiction',
  'over-claim',
  'missing-justification',
  'strength',
] as const
