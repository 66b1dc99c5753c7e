/** 'Table 2.', 'Fig. 3a', 'Figura 1 –': the label a table or a picture is known by. 'Table 2 shows…' is a sentence. */
export const CAPTION =
  /^(?i:table|figure|fig\.?|tab\.?|box|plate|scheme|chart|tableau|tabela|tabla|figura|gr[áa]fico|quadro|cuadro)\s*([A-Z]\.?)?\d+([.-]\d+)*[a-z]?\s*([.:|–—-]|\p{Lu}|$)/u
