/** The cost of an answer. Counted even when the answer broke: the provider bills for it in any case. */
export type Usage = {
  inputTokens: number
  outputTokens: number
  images: number
  /** True when the provider sent no count and this one is our estimate. */
  estimated?: boolean
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, images: 0 }

export function addUsage(one: Usage, other: Usage): Usage {
  const sum: Usage = {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    images: one.images + other.images,
  }
  return one.estimated || other.estimated ? { ...sum, estimated: true } : sum
}

// English has about four letters a token, Bemba and Nyanja nearer three: an estimate that is too low
// would let a user spend past a ceiling.
const LETTERS_A_TOKEN = 3.5

export const estimateTokens = (text: string): number => Math.ceil(text.length / LETTERS_A_TOKEN)
