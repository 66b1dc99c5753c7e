/** A pure calculation, computed; undefined for any other question. */
import { calculationAsked } from '../../rules/maths/calculation-asked.ts'
import { sampleSizeAnswer, sampleSizeAsked } from '../../rules/maths/sample-size-asked.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import { inMarkdown } from '../../rules/words/in-markdown.ts'
import type { Calculator } from './calculator.ts'

export async function compute(calculator: Calculator, question: string): Promise<string | undefined> {
  const sample = sampleSizeAsked(question)
  if (sample) return sampleSizeAnswer(sample)
  const expression = calculationAsked(question)
  if (expression === undefined) return undefined
  const answer = await calculator.calculate(expression)
  if (answer.kind !== 'result') return answer.kind === 'too-much' ? FIXED_ANSWERS.tooMuchToCompute : undefined
  return `${answer.tex ? `$$${answer.tex}$$\n\n` : ''}= **${inMarkdown(answer.value)}**`
}
