/** 'We hypothesise that: (H1) …; (H2) …': a sentence that lists, one statement for each item. Nothing is put in. */

const MARK = /(?<=^|[\s:;,])\(?(?:H\s?\d{1,2}|RQ\s?\d|\d{1,2}|[a-h]|i{1,3}|iv|v)\)\s+/g
const LEAST_WORDS = 5

/** The parts as they stand; the sentence itself where it lists nothing. */
export function itemsOf(sentence: string): string[] {
  const marks = [...sentence.matchAll(MARK)]
  if (marks.length < 2) return [sentence]
  const items = marks.map(({ 0: mark, index }, at) =>
    sentence
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/[\s,;.]+(?:and|or)?\s*$/, '')
      .trim(),
  )
  return items.every((item) => item.split(/\s+/).length >= LEAST_WORDS) ? items : [sentence]
}
