/** 'Proposed system flow chart 44': a title and its page. */
export const isContentsLine = (text: string): boolean =>
  /\.{4,}|(?:\.\s){4,}|…{2,}|-{5,}|_{4,}/.test(text) ||
  (text.length < 160 && /[\p{L})]\s+(?:\d{1,3}|[ivxl]{1,6})$/u.test(text))
