const LABEL =
  /^(?:table|figure|fig\.?|tab\.?|box|plate|scheme|chart|tableau|tabela|tabla|figura|gr[áa]fico|quadro|cuadro)\s*(?:[A-Z]\.?)?\d+(?:[.-]\d+)*[a-z]?\s*/iu
/** A capital by itself: where case is ignored every letter is one. */
const GOES_ON = /^(?:[.:|–—-]|\p{Lu}|$)/u

/** 'Table 2.', 'Fig. 3a', 'Figura 1 –': begins with what a table or a picture is known by. 'Table 2 shows…' is a sentence. */
export function isCaption(line: string): boolean {
  const label = LABEL.exec(line)?.[0]
  return label !== undefined && GOES_ON.test(line.slice(label.length))
}
