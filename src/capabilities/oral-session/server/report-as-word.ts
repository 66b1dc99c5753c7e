/** A report as a Word file: loaded on the first download. */
import { writeDocument } from '#kit/word/write-document.ts'
import type { Report } from '../rules/report/contract.ts'
import { reportLines } from '../rules/report/report-lines.ts'

export const reportAsWord = (report: Report) => writeDocument(reportLines(report))
