import type { Analysis } from '../contract.ts'
export const exportText = (analysis: Analysis): string => analysis.document.title
