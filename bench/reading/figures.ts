/** Figures as numbers: ".217", "0.217" and "0.2170" are one, and a comma that ends a clause is none of theirs. */
export const figuresOf = (text: string): number[] =>
  (
    text
      .replace(/(?<=\d)[ \u2009\u202f](?=\d{3}(?!\d))/g, '')
      // "e-0.5" is typed for "e-05".
      .replace(/e-0\.(?=\d)/gi, 'e-0')
      .match(/\d[\d,]*(?:\.\d+)?(?:e-\d+)?|\.\d+/gi) ?? []
  ).map((figure) => Number(figure.replaceAll(',', '')))

/** The share of the first figures that are among the second. */
export function shareHeld(wanted: readonly number[], held: readonly number[]): number {
  if (wanted.length === 0) return 0
  return wanted.filter((one) => held.includes(one)).length / wanted.length
}

/** The figures of a key's number without references: "Table 6-4", "Figure 2". */
export const figuresIn = (printed: string): number[] => figuresOf(printed.replace(PLACE, ' '))
const PLACE =
  /\b(?:tables?|figures?|fig\.?|appendix|model|eq\.?|equation)\s+[A-Z]{0,2}-?\d+(?:[.-]\d+)*(?:\s*(?:to|and|,|-|–)\s*[A-Z]{0,2}-?\d+(?:[.-]\d+)*(?!\.?\d))*/gi
