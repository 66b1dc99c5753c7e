import { BAR } from '../spec.ts'

/** The colour of the session bar: amber at exactly ten minutes, red at exactly five. */
export const barColour = (remainingSeconds: number): 'green' | 'amber' | 'red' =>
  remainingSeconds > BAR.amberFrom ? 'green' : remainingSeconds > BAR.redFrom ? 'amber' : 'red'
