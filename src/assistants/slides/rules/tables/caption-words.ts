/** 'Table 4.3: Reasons for leaving' without its number. */
export const captionWords = (caption: string): string =>
  caption.replace(/^(?:table|tab\.|figure|fig\.)\s*[\dA-Z.-]+\s*[.:–—-]?\s*/i, '').trim()
