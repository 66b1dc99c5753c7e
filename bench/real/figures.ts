/** Figures as numbers: ".164", "0.164" and "0.1640" are one, and a comma that ends a clause is none of theirs. */
export const figuresOf = (text: string): number[] =>
  (
    text.replace(/(?<=\d)[ {2}\u202f](?=\d{3}(?!\d))/g, '').match(/\d[\d,]*(?:\.\d+)?(?:e-\d+)?|\.\d+/gi) ??
    []
  ).map((figure) => Number(figure.replaceAll(',', '')))

/** The share of the first figures that stand among the second. */
export function shareHeld(wanted: readonly number[], held: readonly number[]): number {
  if (wanted.length === 0) return 0
  return wanted.filter((one) => held.includes(one)).length / wanted.length
}
