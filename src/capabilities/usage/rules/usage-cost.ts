/** Cost of using an engine, in millionths of an ngwee so that small amounts add up exactly. */
export type Priced = { input: number; output: number; image: number }
export type Counted = { inputTokens: number; outputTokens: number; images: number }

const MILLION = 1_000_000

/** A price is for a million tokens, so tokens times price is in millionths already. */
export const costOf = ({ inputTokens, outputTokens, images }: Counted, price: Priced): number =>
  inputTokens * price.input + outputTokens * price.output + images * price.image * MILLION

export const inNgwee = (micro: number): number => Math.round(micro / MILLION)
