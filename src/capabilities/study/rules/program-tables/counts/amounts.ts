import { type Printed, readPrinted } from '../../statistics/printed-range.ts'

/** "30,000", "K30,000", "30,000 MWK", "50 GB", "1 907 000" */
export const amountIn = (cell = ''): Printed | null =>
  readPrinted(
    cell
      .replace(/(?<=^\D{0,5}\d{1,3})[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
      .replace(/^\p{L}{1,4}\.?\s?(?=\d)|\s?\p{L}{1,4}$|\/[-=]$/gu, '')
      .replace(/[$£€₦]/g, ''),
  )
