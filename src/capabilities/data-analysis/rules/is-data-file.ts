import type { DocumentModel } from '#product/document-model.ts'

const KINDS: readonly DocumentModel['kind'][] = ['csv', 'xlsx', 'xls', 'sav', 'dta']

/** A file with data to compute with, and no sentences to quote. */
export const isDataFile = ({ kind }: Pick<DocumentModel, 'kind'>): boolean => KINDS.includes(kind)
