/** How far a rewriting is. */
export type Progress = (done: number, of: number) => void
