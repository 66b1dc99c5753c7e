/** A writer's style, in figures. Only the figures leave the device: no sentence can be recovered from them. */
export type VoiceProfile = {
  /** Words per sentence, and their variation. */
  sentenceLength: number
  sentenceSpread: number
  /** Per thousand words. */
  hedges: number
  connectives: number
  firstPerson: number
  contractions: number
  /** Undefined when the sample has neither. */
  spelling?: 'ise' | 'ize' | undefined
}
