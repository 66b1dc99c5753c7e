/** The roots of nouns in Bemba and Nyanja, so that a level is found by its people: bulimi is farming, abalimi are farmers. */

/** What stands before the root tells the number and the class. */
const BEFORE_THE_ROOT = /^(?:a?ba|a?ma|u?bu|u?ku|u?mu|i?ci|i?fi|i?li|i?lu|a?ka|u?tu|chi|zi|bo)/
const rootOf = (word: string) => {
  let root = word
  while (BEFORE_THE_ROOT.test(root) && root.replace(BEFORE_THE_ROOT, '').length >= 3)
    root = root.replace(BEFORE_THE_ROOT, '')
  return root === word ? undefined : root.replace(/[aeiou]$/, '')
}
export const sameRoot = (a: string, b: string): boolean => {
  const root = rootOf(a)
  return root !== undefined && root.length >= 3 && root === rootOf(b)
}
