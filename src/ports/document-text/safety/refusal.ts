import type { DocumentProblemCode } from '#product/document-problem.ts'

/** Thrown deep inside a reader and turned into a value where the reader is called. */
export class Refusal extends Error {
  readonly code: DocumentProblemCode

  constructor(code: DocumentProblemCode) {
    super(code)
    this.code = code
  }
}
