const LABEL =
  /^(?:table|figure|fig\.?|tab\.?|box|plate|scheme|chart|tableau|tabela|tabla|figura|gr[áa]fico|quadro|cuadro)\s*(?:[A-Z]\.?)?\d+(?:[.-]\d+)*[a-z]?\s*/iu
/** An uppercase letter, tested separately: the i flag would match any letter. */
const GOES_ON = /^(?:[.:|–—-]|\p{Lu}|$)/u

/** 'Table 2.', 'Fig. 3a', 'Figura 1 –': begins with the label of a table or a picture. 'Table 2 shows…' is a sentence. */
export function isCaption(line: string): boolean {
  const label = LABEL.exec(line)?.[0]
  return label !== undefined && GOES_ON.test(line.slice(label.length))
}
