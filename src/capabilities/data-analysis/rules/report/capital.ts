/** A sentence or a title begins with a capital; what a file calls bp_before or gpa keeps its letters. */
export const capital = (text: string): string =>
  /^(?:[a-z]{4,}|age|sex|use)(?![\w])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
