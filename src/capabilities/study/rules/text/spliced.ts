/** Sentences that two parts of a page were run together in: over a page break, or a heading into its text. */

/** "(2011) 1.3.1 Aim This work is to …": the number of a section, with a heading behind it. */
const SECTION_INSIDE =
  /(?<!\b(?:[Ss]ections?|[Cc]hapters?|[Tt]ables?|[Ff]igures?|[Ff]ig\.?|[Vv]ersions?|v|[Ee]quations?|[Aa]ppendix|see|in|and|to|of|from))\s\(?\d{1,2}\.\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}\p{L}+|[.)?!]\s+\d{1,2}\.\d{1,2}\.?\s+\p{Lu}\p{L}+\s+(?:\p{L}+\s+){0,5}?(?:The|This|These|In|It|A|An)\s/u
/** "… of the leaf CHAPTER THREE MATERIALS AND METHODS The …" */
const CHAPTER_INSIDE = /\S\s+CHAPTER\s+(?:\d{1,2}|[IVX]+|ONE|TWO|THREE|FOUR|FIVE|SIX)\b/

export const isSpliced = (text: string): boolean => SECTION_INSIDE.test(text) || CHAPTER_INSIDE.test(text)
