/** Ceilings, not medians: 300 lines and 12 KB a file, 100 lines a function, 30 files a folder. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const CEILING = 300
const BYTES = 12 * 1024
const FUNCTION = 100
const FOLDER = 30

/** Tables of data may be longer; each is named here, with what it holds. */
const dataTables = new Set<string>([
  // Signs by which a thing is looked for, each alternative with its example
  'src/capabilities/study/rules/record/knowledge/absence-signs.ts',
  // By which a plan, a part and a whole work are told apart.
  'src/capabilities/study/rules/facts/stage.ts',
  // Questions of an examiner, by topic.
  'src/capabilities/oral-session/rules/plan/topics.ts',
  'src/capabilities/oral-session/rules/plan/topics-of-plans.ts',
  // What a consultant is asked by nearly everybody, with the answer.
  'src/capabilities/oral-session/rules/consultant/known-answers.ts',
  // Figures that a reader of references was taught, and the words of study that begin small in a title.
  'src/capabilities/references/rules/parser/weights.ts',
  // Figures that a reader of sentences was taught.
  'src/capabilities/study/rules/roles/role-weights.ts',
  // The width of every letter of three fonts.
  'src/assistants/slides/rules/measure/font-widths.ts',
])

/** Longer, and better so: each is a list that is read from top to bottom. */
const lists = new Set([
  // A document written out, as a student would see it.
  'src/assistants/decoder/web/preview/sample-analysis.ts sampleAnalysis',
  // A reducer: one case for each event.
  'src/capabilities/voice/rules/turn-loop.ts nextTurn',
])

const sizes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance)\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(`src/${path}`, 'utf8')
    return { file: `src/${path}`, lines: text.split('\n').length - 1, bytes: Buffer.byteLength(text) }
  })
  .sort((a, b) => b.lines - a.lines)

function longFunctions(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const lines = lineAt(node.end) - lineAt(node.getStart()) + 1
    if (lines <= FUNCTION) return
    const name = ts.isFunctionLike(node) ? `${file} ${nameOf(node)}` : ''
    if (name && !lists.has(name)) found.push(`${name} has ${lines} lines, ${FUNCTION} is the ceiling`)
    node.forEachChild(look)
  }
  source.forEachChild(look)
  return found
}

function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  if (name) return name.getText()
  return ts.isVariableDeclaration(parent) ? parent.name.getText() : 'unnamed'
}

const folders = Map.groupBy(sizes, ({ file }) => file.slice(0, file.lastIndexOf('/')))
const flat = [...folders]
  .map(([folder, { length }]) => ({ folder, length }))
  .filter(({ length }) => length > FOLDER)
for (const { folder, length } of flat)
  console.error(`${folder} has ${length} source files, ${FOLDER} is the ceiling`)

const tooLarge = sizes.filter(
  ({ file, lines, bytes }) => (lines > CEILING || bytes > BYTES) && !dataTables.has(file),
)
for (const { file, lines, bytes } of tooLarge)
  console.error(`${file} has ${lines} lines and ${bytes} bytes, ${CEILING} and ${BYTES} are the ceilings`)
const longest = sizes
  .filter(({ file, lines }) => lines > FUNCTION && !/\.(fake|probe)\./.test(file))
  .flatMap(({ file }) => longFunctions(file))
for (const line of longest) console.error(line)
console.log(`${sizes.length} files, longest ${sizes[0]?.lines ?? 0} lines`)
process.exit(tooLarge.length === 0 && flat.length === 0 && longest.length === 0 ? 0 : 1)
