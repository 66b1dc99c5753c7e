/** Who phrases an analysis. Scores, checks and rows are the same whoever does. */
import type { Analysis } from '../contract.ts'

export type Narrate = (analysis: Analysis, signal?: AbortSignal) => Promise<Analysis>

/** The rules write whole sentences already, so without a model there is nothing left to do. */
export const narrateBuiltIn: Narrate = async (analysis) => analysis
