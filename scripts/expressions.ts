/** Every regular expression that is written out in the source, with its place. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export type Expression = { where: string; body: string; flags: string }

function expressionsIn(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const walk = (node: ts.Node): void => {
    const written = ts.isRegularExpressionLiteral(node) && /^\/(.*)\/([a-z]*)$/s.exec(node.text)
    if (written) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ where: `${file}:${line}`, body: written[1]!, flags: written[2]!.replace(/[gy]/g, '') })
    }
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

export const expressions = (): Expression[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|fake|probe|d)\.tsx?$/.test(file))
    .toSorted()
    .flatMap(expressionsIn)
