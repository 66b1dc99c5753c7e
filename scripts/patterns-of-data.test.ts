/** A pattern that is made while the program runs holds nothing that could be read as signs of a pattern. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

type Holds =
  /** Only our own words. */
  | 'ours'
  /** Digits or letters matched in foreign text. */
  | 'digits'
  | 'letters'
  /** Foreign text, escaped. */
  | 'escaped'

/** Every file that makes patterns inside a function out of more than constants: how many, and of what. */
const MADE: Record<string, [places: number, holds: Holds]> = {
  'src/assistants/decoder/rules/screen/point-pieces.ts': [1, 'ours'],
  'src/assistants/humanizer/rules/marks/find-openings.ts': [2, 'ours'],
  'src/assistants/humanizer/rules/marks/find-phrases.ts': [1, 'ours'],
  'src/assistants/humanizer/rules/measures/abbreviations.ts': [1, 'letters'],
  'src/assistants/humanizer/rules/text/locked-spans.ts': [1, 'escaped'],
  'src/assistants/slides/rules/content/pictures.ts': [1, 'escaped'],
  'src/assistants/slides/rules/content/plans-of-literature.ts': [1, 'digits'],
  'src/assistants/text-chat/rules/current-document.ts': [1, 'letters'],
  'src/assistants/text-chat/web/answer/coloured.ts': [1, 'ours'],
  'src/capabilities/oral-session/rules/examiner/contradicts.ts': [1, 'letters'],
  'src/capabilities/study/rules/answerer/intent.ts': [1, 'ours'],
  'src/capabilities/study/rules/checks/numbers/degrees-of-freedom.ts': [1, 'ours'],
  'src/capabilities/study/rules/checks/numbers/derived/sample-formula.ts': [1, 'digits'],
  'src/capabilities/study/rules/checks/numbers/derived/told-again.ts': [1, 'escaped'],
  'src/capabilities/study/rules/checks/numbers/shares/response-rate.ts': [2, 'ours'],
  'src/capabilities/study/rules/checks/sources/citation-age.ts': [1, 'letters'],
  'src/capabilities/study/rules/checks/sources/second-look.ts': [1, 'letters'],
  'src/capabilities/study/rules/checks/words/abbreviations-used.ts': [3, 'letters'],
  'src/capabilities/study/rules/checks/words/captions.ts': [1, 'ours'],
  'src/capabilities/study/rules/document/orders.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-design.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-doing.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-labels.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-outcome.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-purpose.ts': [1, 'ours'],
  'src/capabilities/study/rules/facts/rules-of-sample.ts': [2, 'digits'],
  'src/capabilities/study/rules/facts/topics.ts': [1, 'ours'],
  'src/capabilities/study/rules/summarisation/places-asked.ts': [2, 'escaped'],
  'src/capabilities/study/rules/statistics/test-results.ts': [1, 'ours'],
  'src/capabilities/study/rules/verifier/verifier-sources.ts': [1, 'digits'],
  'src/capabilities/study/rules/verifier/verify-claims.ts': [1, 'ours'],
  'src/http/served-calls.ts': [1, 'ours'],
  'src/kit/markdown/close-inline.ts': [1, 'ours'],
  'src/kit/markdown/shown-so-far.ts': [1, 'ours'],
  'src/kit/pptx/read-template.ts': [3, 'ours'],
  'src/kit/text/repair-symbols.ts': [1, 'ours'],
  'src/kit/word/add-comments.ts': [1, 'ours'],
  'src/ports/files/s3-listing.ts': [1, 'ours'],
  'src/ports/payment-gateway/emulator/http/route.ts': [1, 'ours'],
  'src/ports/speech-engines/wording/say-numbers.ts': [1, 'ours'],
  'src/ui/documents/evidence-piece.ts': [1, 'escaped'],
  'src/web/offline/fetch-strategy.ts': [1, 'ours'],
}

const SHIPPED = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fake|probe|conformance)\.tsx?$/.test(file))

/** Constants at the top of a file, and imported ones, are our own text. */
function constantsOf(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(['String'])
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) names.add(name.text)
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const)
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.add(name.text)
  }
  return names
}

function isConstant(node: ts.Node, constants: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return constants.has(node.text)
  if (ts.isCallExpression(node)) return false
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression, constants)
  return !ts.forEachChild(node, (child) => !isConstant(child, constants) || undefined)
}

function isInFunction(node: ts.Node): boolean {
  for (let above: ts.Node | undefined = node.parent; above; above = above.parent)
    if (ts.isFunctionLike(above)) return true
  return false
}

/** Counts patterns a source file of ours builds, inside a function, from non-constants. */
function patternsMade(text: string): number {
  if (!text.includes('RegExp(')) return 0
  const source = ts.createSourceFile('one.tsx', text, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(source)
  let made = 0
  const look = (node: ts.Node): void => {
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    if (isMade && isInFunction(node) && !isConstant(node.arguments![0]!, constants)) made += 1
    node.forEachChild(look)
  }
  look(source)
  return made
}

it('every place that makes a pattern of data is known, with what it puts in', () => {
  const found = SHIPPED.flatMap((file) => {
    const made = patternsMade(readFileSync(file, 'utf8'))
    return made > 0 ? [[file, made] as const] : []
  })
  const known = Object.entries(MADE).map(([file, [places]]) => [file, places])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
})

it.each(Object.entries(MADE).filter(([, [, holds]]) => holds === 'escaped'))(
  '%s escapes what it puts in',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /\.replace(?:All)?\((?:\/\[[^/]*\]\/g|'\.'), '(?:\\\\|\[\.-\])/,
    )
  },
)

it('sees a pattern that somebody makes of what was typed', () => {
  expect(patternsMade('const find = (typed: string) => new RegExp(typed)')).toBe(1)
  expect(patternsMade(`const A = 'a'\nconst find = () => new RegExp(\`\${A}b\`)`)).toBe(0)
})
