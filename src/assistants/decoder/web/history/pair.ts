import type { PastAnalysis } from '../../contract.ts'

/** Two analyses of the same work, the older one first. */
export type Pair = { before: PastAnalysis; after: PastAnalysis }
