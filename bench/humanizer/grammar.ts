/** An independent checker of grammar, used here and nowhere else: what it finds after that it did not find before. */
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { Engine } from './engines.ts'

/** Spelling knows no names of ours, and style is what is measured elsewhere. */
const NOT_GRAMMAR = /Spelling|Style|WordChoice|Enhancement|Readability|Formatting|Regionalism/i

export async function newGrammarFaults(engine: Engine, texts: readonly string[]): Promise<string[]> {
  const linter = new LocalLinter({ binary, dialect: Dialect.British })
  await linter.setup()
  const faultsIn = async (text: string) =>
    (await linter.lint(text))
      .filter((lint) => !NOT_GRAMMAR.test(lint.lint_kind()))
      .map((lint) => `${lint.lint_kind()}: ${lint.get_problem_text()}: ${lint.message()}`)
  const found: string[] = []
  for (const text of texts) {
    const before = await faultsIn(text)
    const after = await faultsIn(engine(text))
    for (const fault of after) if (!before.includes(fault)) found.push(fault)
  }
  return found
}
