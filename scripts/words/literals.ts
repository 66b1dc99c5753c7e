/** The words of a union are kebab-case, written as a type, as a list, or as a shape of Zod. */
import ts from 'typescript'
import { AS_WRITTEN } from './as-written.ts'
import { exportedIn } from './names.ts'

type Lists = ReadonlyMap<string, ReadonlySet<string>>

/** Per file, the lists whose words are a union: `(typeof LIST)[number]` or `z.enum(LIST)`, there or where it is imported. */
export function namesOfLists(files: readonly ts.SourceFile[]): Lists {
  const used = new Map(files.map((file) => [file.fileName, usedIn(file)]))
  const imported = new Set(
    files.flatMap((file) => [...(used.get(file.fileName) ?? [])].filter((name) => imports(file, name))),
  )
  return new Map(
    files.map((file) => {
      const told = exportedIn(file).filter(({ name }) => imported.has(name))
      return [file.fileName, new Set([...(used.get(file.fileName) ?? []), ...told.map(({ name }) => name)])]
    }),
  )
}

export function* literalBreaches(node: ts.Node, lists: Lists): Generator<string> {
  for (const word of wordsOf(node, lists))
    if (!isKebab(word))
      yield `'${word}' is not kebab-case, and no reason is given in scripts/words/as-written.ts`
}

/** What is all capitals is a status or a code, as a provider writes it. */
const isKebab = (word: string): boolean =>
  word === word.toUpperCase() || AS_WRITTEN.has(word) || !/[\s_]|[a-z][A-Z]|^[A-Z]/.test(word)

function wordsOf(node: ts.Node, lists: Lists): string[] {
  if (ts.isLiteralTypeNode(node) && isOfUnion(node)) return textOf(node.literal)
  if (ts.isCallExpression(node) && /^z\.(?:enum|literal)$/.test(node.expression.getText()))
    return stringsIn(node.arguments[0])
  if (!ts.isVariableDeclaration(node) || !node.initializer) return []
  const isList = lists.get(node.getSourceFile().fileName)?.has(node.name.getText())
  return isList ? stringsIn(plain(node.initializer)) : []
}

/** Chosen properties of a type are named as the properties are. */
const CHOOSES = new Set(['Pick', 'Omit', 'Record', 'Exclude', 'Extract'])

function isOfUnion(node: ts.LiteralTypeNode): boolean {
  let above = node.parent
  if (!ts.isUnionTypeNode(above)) return ts.isPropertySignature(above)
  while (ts.isUnionTypeNode(above) || ts.isParenthesizedTypeNode(above)) above = above.parent
  if (ts.isTypeReferenceNode(above)) return !CHOOSES.has(above.typeName.getText())
  return !ts.isIndexedAccessTypeNode(above) && !ts.isExpressionWithTypeArguments(above)
}

const textOf = (node: ts.Node | undefined): string[] =>
  node && ts.isStringLiteralLike(node) ? [node.text] : []

function stringsIn(node: ts.Expression | undefined): string[] {
  if (!node) return []
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textOf) : textOf(node)
}

function plain(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plain(node.expression) : node
}

function usedIn(file: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isIndexedAccessTypeNode(node) && node.indexType.getText() === 'number') {
      const whole = ts.isParenthesizedTypeNode(node.objectType) ? node.objectType.type : node.objectType
      if (ts.isTypeQueryNode(whole)) found.add(whole.exprName.getText())
    }
    if (ts.isCallExpression(node) && /(?:^|\.)enum$/.test(node.expression.getText())) {
      const [list] = node.arguments
      if (list && ts.isIdentifier(list)) found.add(list.text)
    }
    node.forEachChild(look)
  }
  look(file)
  return found
}

const imports = ({ statements }: ts.SourceFile, name: string): boolean =>
  statements
    .filter(ts.isImportDeclaration)
    .some(({ importClause }) => importClause && new RegExp(`\\b${name}\\b`).test(importClause.getText()))
