/**
 * How likely is it that this is what was said? The words that were found are compared with the best of all sounds, which no words
 * stand behind: what was heard right fits hardly worse than that, with the words' own likeliness even better; what was misheard does not.
 */
export type Fit = { text: string; above: number }

/** One word, how long it took, and by how much it fits better than any sounds, in each hundredth of a second. */
export type WordFit = { word: string; frames: number; above: number }

export const sureOfWords = (_fit: Fit, _times: readonly unknown[]): number => 1
export const sureOfAnswer = (_fit: Fit): number => 1
