/** How a caption begins, in the forms that theses use: 'Table 4.2:', 'Figure (2.1)', 'TABLE IV', 'Fig. 3a', 'Quadro 2 –'. */

const NAMES =
  'table|figure|fig\\.?|tab\\.?|box|plate|scheme|chart|graph|tableau|tabela|tabla|tabelle|figura|gr[áa]fico|quadro|cuadro|abbildung|abb\\.'
const DIGITS = String.raw`(?:[A-Z]\s?[.-]?)?\d+(?:\s?[.-]\s?\d+|:\d{1,2}(?!\d))*[a-z]?`
const LABEL = new RegExp(
  String.raw`^(?:${NAMES})\s*(?:no\.?\s*)?(?:\(\s*${DIGITS}\s*\)|${DIGITS}(?![\d\p{L}])|([ivx]+)(?=\s*(?:[.:|–—-]|$)|\s+\p{L}))\s*`,
  'iu',
)

/** The label with the space behind it. A Roman number is written in capitals. */
export function captionLabel(text: string): string | undefined {
  const match = LABEL.exec(text)
  if (!match) return undefined
  const [label, roman] = match
  return roman === undefined || roman === roman.toUpperCase() ? label : undefined
}
