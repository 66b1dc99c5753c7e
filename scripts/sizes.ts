/** Keeps files, functions and folders small enough to hold in the head: at most 300 lines a file, 60 at the median, 100 a function, 30 files a folder. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const CEILING = 300
const MEDIAN = 60
const FUNCTION = 100
const FOLDER = 30

/** Tables of data may be longer; each is named here, with what it holds. */
const dataTables = new Set<string>([])

/** Longer, and better so: each is a list that is read from top to bottom. */
const lists = new Set([
  // A document written out, as a student would see it.
  'src/assistants/decoder/web/preview/sample-analysis.ts sampleAnalysis',
  // A reducer: one case for each event.
  'src/capabilities/voice/rules/turn-loop.ts nextTurn',
])

const sizes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance)\.tsx?$/.test(path))
  .map((path) => ({ file: `src/${path}`, lines: readFileSync(`src/${path}`, 'utf8').split('\n').length - 1 }))
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

const tooLong = sizes.filter(({ file, lines }) => lines > CEILING && !dataTables.has(file))
const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0

for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines, ${CEILING} is the ceiling`)
const longest = sizes
  .filter(({ file, lines }) => lines > FUNCTION && !/\.(fake|probe)\./.test(file))
  .flatMap(({ file }) => longFunctions(file))
for (const line of longest) console.error(line)
console.log(
  `${sizes.length} files, median ${median} lines (at most ${MEDIAN}), longest ${sizes[0]?.lines ?? 0}`,
)
process.exit(tooLong.length === 0 && flat.length === 0 && longest.length === 0 && median <= MEDIAN ? 0 : 1)
