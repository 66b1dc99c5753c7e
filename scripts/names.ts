/**
 * A type or function declared at the top of many files is a name that says nothing: a search for it finds everything.
 * Three files may share one (a component, its server side and its test stand-in, say); a fourth needs a better name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const MOST_FILES = 3

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance|fake|probe)\.|-fixtures?\./.test(path))
  .map((path) => `src/${path}`)

const filesOf = new Map<string, Set<string>>()
for (const file of sources) {
  for (const name of declaredIn(file)) {
    const files = filesOf.get(name) ?? new Set()
    filesOf.set(name, files.add(file))
  }
}
const repeated = [...filesOf].filter(([, files]) => files.size > MOST_FILES)
for (const [name, files] of repeated)
  console.error(`${name} is declared in ${files.size} files: ${[...files].join(', ')}`)
console.log(`${sources.length} files read, ${repeated.length} names declared in more than ${MOST_FILES}`)
process.exit(sources.length > 0 && repeated.length === 0 ? 0 : 1)

function declaredIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer && isFunction(initializer) ? [name.text] : [],
      )
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
}

function isFunction(node: ts.Expression): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}
