/** The same question about a file, to tap: the name in it says which. */
export const inFile = (question: string, name: string) =>
  `${question.trim().replace(/[?.!]+$/, '')} in ${name}?`
