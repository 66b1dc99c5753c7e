import type { DocumentModel } from '#product/document-model.ts'

/** A file with data to compute with, and no sentences to quote. */
export const isSheet = ({ kind }: Pick<DocumentModel, 'kind'>): boolean =>
  kind === 'csv' || kind === 'xlsx' || kind === 'xls'
