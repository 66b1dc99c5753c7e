/** A fault of ours with its own sentence in the specification, by the step in which it happened. */
export type Step = 'access-unknown' | 'end-not-kept' | 'count-not-kept'

export class StepFailed extends Error {
  readonly code: Step
  constructor(code: Step, sentence: string, cause: unknown) {
    super(sentence, { cause })
    this.code = code
  }
}

export async function orSay<Value>(code: Step, sentence: string, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    throw new StepFailed(code, sentence, error)
  }
}
