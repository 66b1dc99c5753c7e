/** Every exported function that takes a text first and nothing else that it needs, in files that reach neither Node nor a screen. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export type TextFunction = { file: string; name: string }

const isText = (type: ts.TypeNode | undefined) => type?.kind === ts.SyntaxKind.StringKeyword
const isOptional = ({ questionToken, initializer, dotDotDotToken }: ts.ParameterDeclaration) =>
  Boolean(questionToken ?? initializer ?? dotDotDotToken)
const hasWord = (node: ts.Node, word: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === word) ?? false)

function takesText({ parameters }: ts.SignatureDeclaration): boolean {
  const [first, ...others] = parameters
  return first !== undefined && isText(first.type) && others.every(isOptional)
}

function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (/from '(node:|react)|import\('node:/.test(source)) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  return tree.statements.flatMap((statement) => {
    if (!hasWord(statement, ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isFunctionDeclaration(statement))
      return statement.name && takesText(statement) && !hasWord(statement, ts.SyntaxKind.AsyncKeyword)
        ? [statement.name.text]
        : []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer &&
      (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) &&
      takesText(initializer) &&
      !hasWord(initializer, ts.SyntaxKind.AsyncKeyword) &&
      ts.isIdentifier(name)
        ? [name.text]
        : [],
    )
  })
}

export const textFunctions = (): TextFunction[] =>
  globSync('src/**/*.ts')
    .filter((file) => !/\.(test|probe|d)\.ts$|\/(web|ui|api-client|stand-ins)\/|-main\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => namesIn(file).map((name) => ({ file, name })))
