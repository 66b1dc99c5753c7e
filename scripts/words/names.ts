/** What a file exports, a default export with its own name too: it is what a reader searches for. */
import ts from 'typescript'

const SLICE = /^src\/(?:(?:capabilities|assistants|ports)\/[^/]+|[^/]+)/

export function exportedIn(file: ts.SourceFile): { slice: string; name: string }[] {
  const slice = SLICE.exec(file.fileName)?.[0] ?? ''
  return file.statements
    .filter(isExported)
    .flatMap(declared)
    .map((name) => ({ slice, name }))
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const named = statement as ts.Statement & { name?: ts.Identifier }
  return named.name ? [named.name.text] : []
}
