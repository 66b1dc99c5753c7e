import type { DocumentProblemCode } from '#product/document-problem.ts'

/** Thrown deep inside a reader and turned into a value at the reader's caller. */
export class Refusal extends Error {
  readonly code: DocumentProblemCode

  constructor(code: DocumentProblemCode) {
    super(code)
    this.code = code
  }
}
