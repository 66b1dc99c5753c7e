/** An independent grammar checker, used only here: it reports faults after rewriting that were not there before. */
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { Engine } from './engines.ts'

/** Its spelling rules know no local names, and style is measured elsewhere. */
const NOT_GRAMMAR = /Spelling|Style|WordChoice|Enhancement|Readability|Formatting|Regionalism/i

/** Read by a person, and right: the checker asks for a preposition after "it has". */
const RIGHT = [/It has many platforms/]

export async function newGrammarFaults(engine: Engine, texts: readonly string[]): Promise<string[]> {
  const linter = new LocalLinter({ binary, dialect: Dialect.British })
  await linter.setup()
  const faultsIn = async (text: string) =>
    (await linter.lint(text))
      .filter((lint) => !NOT_GRAMMAR.test(lint.lint_kind()))
      .map((lint) => {
        const { start, end } = lint.span()
        return `${lint.message()} | ${text.slice(Math.max(0, start - 20), end + 25)}`
      })
      .filter((fault) => !RIGHT.some((words) => words.test(fault)))
  const found: string[] = []
  for (const text of texts) {
    const before = await faultsIn(text)
    const after = await faultsIn(engine(text))
    const known = before.map(kindOf)
    for (const fault of after) {
      const at = known.indexOf(kindOf(fault))
      if (at < 0) found.push(fault)
      else known.splice(at, 1)
    }
  }
  return found
}

/** The words around it may have changed. */
const kindOf = (fault: string) => fault.split(' | ')[0]
