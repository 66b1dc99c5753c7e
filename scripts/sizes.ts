/** Keeps files small enough to hold in the head: ceiling 300 lines, median at most 60. */
import { readdirSync, readFileSync } from 'node:fs'

const CEILING = 300
const MEDIAN = 60

/** Tables of data may be longer; each is named here, with what it holds. */
const dataTables = new Set<string>([])

const sizes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance)\.tsx?$/.test(path))
  .map((path) => ({ file: `src/${path}`, lines: readFileSync(`src/${path}`, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines)

const tooLong = sizes.filter(({ file, lines }) => lines > CEILING && !dataTables.has(file))
const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0

for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines, ${CEILING} is the ceiling`)
console.log(
  `${sizes.length} files, median ${median} lines (at most ${MEDIAN}), longest ${sizes[0]?.lines ?? 0}`,
)
process.exit(tooLong.length === 0 && median <= MEDIAN ? 0 : 1)
