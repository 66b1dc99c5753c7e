/** A fault of ours with its own sentence in the specification, by the step in which it happened. */
export type FailedStep = 'access-unknown' | 'end-not-kept' | 'count-not-kept'

export class StepFailed extends Error {
  readonly code: FailedStep
  constructor(code: FailedStep, sentence: string, cause: unknown) {
    super(sentence, { cause })
    this.code = code
  }
}

export async function orSay<Value>(
  code: FailedStep,
  sentence: string,
  step: () => Promise<Value>,
): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    throw new StepFailed(code, sentence, error)
  }
}
