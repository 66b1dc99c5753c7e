/** The dispatch of a reducer is called `send`, whether React keeps the state or a driver of ours. */
import ts from 'typescript'

/** The unions of events that are ours; a browser's events are dispatched by the browser. */
export function eventNames(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ statements }) =>
      statements
        .filter(ts.isTypeAliasDeclaration)
        .filter(({ type }) => ts.isUnionTypeNode(type))
        .map(({ name }) => name.text)
        .filter((name) => name.endsWith('Event')),
    ),
  )
}

export function* dispatchBreaches(node: ts.Node, events: ReadonlySet<string>): Generator<string> {
  const name = ts.isVariableDeclaration(node) ? ofUseReducer(node) : takesAnEvent(node, events)
  if (name && !/^send([A-Z]|$)/.test(name)) yield `the dispatch of a reducer is called 'send', here '${name}'`
}

function ofUseReducer({ name, initializer }: ts.VariableDeclaration): string | undefined {
  if (!initializer || !ts.isCallExpression(initializer)) return undefined
  if (!/^(?:React\.)?useReducer$/.test(initializer.expression.getText())) return undefined
  return ts.isArrayBindingPattern(name) ? name.elements[1]?.getText() : undefined
}

/** `onEvent` and the like are told of an event; whoever takes one and gives nothing back dispatches it. */
function takesAnEvent(node: ts.Node, events: ReadonlySet<string>): string | undefined {
  const { name, signature } = named(node)
  if (!name || !signature || /^on[A-Z]/.test(name)) return undefined
  const [event, ...more] = signature.parameters
  if (!event?.type || more.length > 0 || !events.has(event.type.getText())) return undefined
  return givesNothing(signature) ? name : undefined
}

type Named = { name?: string | undefined; signature?: ts.SignatureDeclaration | undefined }

function named(node: ts.Node): Named {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node))
    return { name: node.name?.getText(), signature: node }
  if (ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type))
    return { name: node.name.getText(), signature: node.type }
  return {}
}

function givesNothing(signature: ts.SignatureDeclaration): boolean {
  if (signature.type) return /^(?:void|Promise<void>)$/.test(signature.type.getText())
  if (!('body' in signature) || !signature.body) return false
  return !/\breturn\s+[^;\n}]/.test(signature.body.getText())
}
