import type { DocumentModel } from '#product/document-model.ts'

/** What holds data to compute with, and no sentences to quote. */
export const isSheet = ({ kind }: Pick<DocumentModel, 'kind'>): boolean =>
  kind === 'csv' || kind === 'xlsx' || kind === 'xls'
