/** The points two readers of a document may read differently, and the two readers. */
export const DISPUTED = ['title', 'design', 'sample-size'] as const
export type Disputed = (typeof DISPUTED)[number]
export const READERS = ['built-in', 'model'] as const
export type Reader = (typeof READERS)[number]
/** The student's choices. */
export type Choices = Partial<Record<Disputed, Reader>>
