/** By which property the members of a union are told apart: an event by its `type`, a state by its `name`. */
import ts from 'typescript'

/** `kind` of things, `ok` of results, `role` as providers have it. */
const USUAL = ['type', 'name', 'kind', 'ok', 'role']

/** What is told apart otherwise, by the name of the union, with the reason. */
const OTHERWISE: Record<string, string> = {
  AfterPiece: 'is: no state but an answer, read at one place',
  Stopped: 'why: the reason is all it holds',
  CallbackBody: 'about: what the gateway’s three addresses are about',
  PawaPayAddress: 'environment: the setting it follows from',
  NoReading: 'reading: found beside a record, which has a name of its own',
  SignatureVerdict: 'signature: joined to a callback’s own body',
  StartOutcome: 'outcome: kept with the deposit, and read by operators',
  ResendOutcome: 'outcome: the same of a callback that is asked for again',
  EngineHealth: 'ready: an answer of yes or no, shown to operators as it is',
  Happening: 'what: kept in saved states of the emulator',
}

export function* tagBreaches(node: ts.Node): Generator<string> {
  if (!ts.isTypeAliasDeclaration(node)) return
  const { name, type } = node
  const members = membersOf(type)
  if (members.length < 2) return
  const tags = members.map((properties) => new Set(properties.filter(isTag).map(nameOf)))
  const shared = [...(tags[0] ?? [])].filter((tag) => tags.every((other) => other.has(tag)))
  if (shared.length === 0) return
  const wanted = wantedOf(name.text)
  if (!shared.some((tag) => wanted.includes(tag)) && !(name.text in OTHERWISE))
    yield `${name.text} is told apart by '${shared.join("', '")}', not by '${wanted.join("', '")}'`
}

function wantedOf(name: string): readonly string[] {
  if (/Event$/.test(name)) return ['type']
  return /State$/.test(name) ? ['name'] : USUAL
}

function membersOf(type: ts.TypeNode): ts.TypeElement[][] {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(membersOf)
  if (ts.isIntersectionTypeNode(type)) return [type.types.flatMap((part) => membersOf(part).flat())]
  return ts.isTypeLiteralNode(type) ? [[...type.members]] : []
}

const nameOf = (member: ts.TypeElement): string => member.name?.getText() ?? ''

function isTag(member: ts.TypeElement): boolean {
  if (!ts.isPropertySignature(member) || !member.type || member.questionToken) return false
  const types = ts.isUnionTypeNode(member.type) ? member.type.types : [member.type]
  return types.every((type) => ts.isLiteralTypeNode(type) && isWordOrTruth(type.literal))
}

const isWordOrTruth = ({ kind }: ts.Node): boolean =>
  kind === ts.SyntaxKind.StringLiteral ||
  kind === ts.SyntaxKind.TrueKeyword ||
  kind === ts.SyntaxKind.FalseKeyword
