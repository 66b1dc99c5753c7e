/** 'We hypothesise that: (H1) …; (H2) …': splits a sentence with a list into one statement per item. Nothing is added. */

const MARK = /(?<=^|[\s:;,])\(?(?:H\s?\d{1,2}|RQ\s?\d|\d{1,2}|[a-h]|i{1,3}|iv|v)\)\s+/g
const LEAST_WORDS = 5
/** 'We hypothesise that' means nothing alone; 'Linear models were fitted in R to test' does. */
const LEAD_WORDS = 8

/** The parts unchanged; the sentence itself when it has no list. */
export function itemsOf(sentence: string): string[] {
  const marks = [...sentence.matchAll(MARK)]
  if (marks.length < 2) return [sentence]
  const items = marks.map(({ 0: mark, index }, at) =>
    sentence
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/[\s,;.]+(?:and|or)?\s*$/, '')
      .trim(),
  )
  if (!items.every((item) => item.split(/\s+/).length >= LEAST_WORDS)) return [sentence]
  const lead = sentence.slice(0, marks[0]?.index).replace(/[\s:,;]+$/, '')
  return lead.split(/\s+/).length >= LEAD_WORDS ? [lead, ...items] : items
}
