/** How somebody writes, in figures. The figures are all that ever leaves the device: no sentence can be read from them. */
export type VoiceProfile = {
  /** Words in a sentence, and how much that differs from sentence to sentence. */
  sentenceLength: number
  sentenceSpread: number
  /** In each thousand words. */
  hedges: number
  connectives: number
  firstPerson: number
  contractions: number
  /** Undefined where the sample has neither. */
  spelling?: 'ise' | 'ize' | undefined
}
