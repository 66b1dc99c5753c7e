/** What two readers of a document may read differently, and who they are. */
export const DISPUTED = ['title', 'design', 'sample-size'] as const
export type Disputed = (typeof DISPUTED)[number]
export const READERS = ['built-in', 'model'] as const
export type Reader = (typeof READERS)[number]
/** What the student said. */
export type Choices = Partial<Record<Disputed, Reader>>
