/** The kinds of assessment a model may make. */
export const ASSESSMENT_KINDS = [
  'weakness',
  'contradiction',
  'over-claim',
  'missing-justification',
  'strength',
] as const
