/**
 * Keeps a few words the same everywhere: an event says its `type` and a state its `name`, a reducer's dispatch is `send`,
 * the words of a union are kebab-case, and no two files of a slice export the same name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const SLICE = /^src\/(?:(?:capabilities|assistants|ports)\/[^/]+|[^/]+)/
/** Words that kept analyses hold, or that a student reads as they stand. */
const AS_THEY_ARE = new Set([
  'look again',
  'not found',
  'does not apply',
  'cannot be computed',
  'natural sciences',
  'social sciences',
  'case study',
  'action research',
  'secondary data',
  'Demo Mode',
  'Connection Error',
  'of the model',
  'starting again',
])
const breaches: string[] = []
const homes = new Map<string, Set<string>>()

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance|fake|probe)\.tsx?$/.test(path))
  .map((path) => `src/${path}`)

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) rememberExports(file, statement)
  look(file, source)
}
for (const [name, found] of homes)
  if (found.size > 1) breaches.push(`one name twice in a slice: ${name} in ${[...found].join(' and ')}`)

for (const breach of breaches.sort()) console.error(breach)
console.log(`${files.length} files read, ${breaches.length} words to mend`)
process.exit(files.length > 0 && breaches.length === 0 ? 0 : 1)

function look(file: string, node: ts.Node): void {
  if (ts.isTypeAliasDeclaration(node)) checkTags(file, node)
  if (ts.isUnionTypeNode(node)) for (const type of node.types) checkWord(file, type)
  if (ts.isPropertySignature(node) && node.type) checkWord(file, node.type)
  if (ts.isVariableDeclaration(node)) checkDispatch(file, node)
  node.forEachChild((child) => look(file, child))
}

/** Of a union of objects: the properties by which its members are told apart. */
function checkTags(file: string, { name, type }: ts.TypeAliasDeclaration): void {
  const wanted = /Event$/.test(name.text) ? 'type' : /State$/.test(name.text) ? 'name' : undefined
  const members = membersOf(type)
  if (!wanted || members.length < 2) return
  const tags = members.map((properties) => new Set(properties.filter(isTag).map(nameOf)))
  const shared = [...(tags[0] ?? [])].filter((tag) => tags.every((other) => other.has(tag)))
  if (shared.length > 0 && !shared.includes(wanted))
    breaches.push(`${file}: ${name.text} is told apart by '${shared.join("', '")}', not by '${wanted}'`)
}

function membersOf(type: ts.TypeNode): ts.TypeElement[][] {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(membersOf)
  if (ts.isIntersectionTypeNode(type)) return [type.types.flatMap((part) => membersOf(part).flat())]
  return ts.isTypeLiteralNode(type) ? [[...type.members]] : []
}

function nameOf(member: ts.TypeElement): string {
  return member.name?.getText() ?? ''
}

function isTag(member: ts.TypeElement): boolean {
  if (!ts.isPropertySignature(member) || !member.type || member.questionToken) return false
  const types = ts.isUnionTypeNode(member.type) ? member.type.types : [member.type]
  return types.every((type) => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
}

/** What a provider or the specification puts on the wire is written as they write it. */
function isOfAProvider(word: string): boolean {
  return word === word.toUpperCase()
}

function checkWord(file: string, type: ts.Node): void {
  if (!ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return
  const { text } = type.literal
  if (/[\s_]/.test(text) && !isOfAProvider(text) && !AS_THEY_ARE.has(text))
    breaches.push(`${file}: '${text}' is not kebab-case`)
}

function checkDispatch(file: string, { name, initializer }: ts.VariableDeclaration): void {
  if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'useReducer')
    return
  const dispatch = ts.isArrayBindingPattern(name) ? name.elements[1]?.getText() : undefined
  if (dispatch && !/^send([A-Z]|$)/.test(dispatch))
    breaches.push(`${file}: the dispatch of a reducer is called 'send', here '${dispatch}'`)
}

function rememberExports(file: string, statement: ts.Statement): void {
  const exported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!exported || isDefault(statement)) return
  const slice = SLICE.exec(file)?.[0] ?? ''
  for (const name of declared(statement)) {
    const key = `${name} (${slice})`
    homes.set(key, (homes.get(key) ?? new Set()).add(file.slice(slice.length + 1)))
  }
}

/** A default export has no name of its own outside its file. */
function isDefault(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  )
}

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const named = statement as ts.Statement & { name?: ts.Identifier }
  return named.name ? [named.name.text] : []
}
