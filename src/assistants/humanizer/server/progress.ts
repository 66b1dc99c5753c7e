/** The progress of a rewriting. */
export type Progress = (done: number, of: number) => void
