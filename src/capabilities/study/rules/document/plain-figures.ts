/** A sentence as its figures are read: damaged signs repaired, and a decimal comma as a decimal point. */
import { repairSymbols } from '#kit/text/repair-symbols.ts'

/** "0,37" and "2,28-3,85": where a value is expected, a comma before one or two digits is a decimal sign. */
const DECIMAL_COMMA =
  /(?<![\d,.(])0,(?=\d+(?![\d,]))|(?<=(?:\b(?:a?OR|RR|HR|SD|CI|p|median|mean)\b\s?[=:]?\s?|\bCI\s\d{1,3}[.,]\d{1,2}\s?[-–]\s?)\d{1,3}),(?=\d{1,2}(?![\d,]))|(?<=(?<![\d,])\d{1,3}),(?=\d{1,2}\s?%)/g

export const plainFigures = (text: string): string =>
  repairSymbols(text.includes(',') ? text.replace(DECIMAL_COMMA, (found) => found.replace(',', '.')) : text)
