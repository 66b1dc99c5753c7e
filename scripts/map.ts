/**
 * `npm run map`: draws the map of docs/ARCHITECTURE.md from the imports of the code: each slice with the slices it
 * imports. `npm run walls` fails when the map there differs from the code's.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cruise, isForTests } from './cruise.ts'

const PAGE = 'docs/ARCHITECTURE.md'
const DRAWN = /(?<=<!-- drawn by npm run map -->\n)[\s\S]*?(?=<!-- end of the map -->)/
/** From the bottom up; a slice that is not named here is a capability, in their order, or an assistant. */
const GROUND = ['kit', 'product', 'contracts', 'ports', 'background', 'ui', 'http', 'api-client']
const TOP = ['web', 'server']
const capabilities: string[] = JSON.parse(readFileSync('scripts/order-of-capabilities.json', 'utf8'))

type Modules = ReturnType<typeof cruise>['modules']

export const mapStands = (modules: Modules): boolean =>
  DRAWN.exec(readFileSync(PAGE, 'utf8'))?.[0] === mapOf(modules)

function mapOf(modules: Modules): string {
  const known = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (!room || isForTests(source)) continue
    const others = known.get(room) ?? new Set()
    known.set(room, others)
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved)
      if (other && other !== room) others.add(other)
    }
  }
  const rooms = [...known.keys()].sort((a, b) => floorOf(b) - floorOf(a) || a.localeCompare(b))
  const shown = (others: Set<string>) => {
    const above = [...others].filter((one) => !GROUND.includes(one)).sort((a, b) => floorOf(a) - floorOf(b))
    const ground = GROUND.filter((one) => others.has(one))
    const below = ground.length === GROUND.length ? ['the whole ground'] : ground
    const slices = above.map((one) => one.replace(/^(capabilities|assistants)\//, ''))
    return [...slices, ...below].join(', ')
  }
  const rows = rooms.map((room) => `| \`${room}\` | ${shown(known.get(room)!)} |\n`)
  return `\n| room | knows |\n|---|---|\n${rows.join('')}\n`
}

function roomOf(path: string): string | undefined {
  const [, floor = '', name = ''] = /^src\/([^/]+)\/(?:([^/]+)\/)?.*\.tsx?$/.exec(path) ?? []
  if (floor === '') return undefined
  return floor === 'capabilities' || floor === 'assistants' ? `${floor}/${name}` : floor
}

function floorOf(room: string): number {
  if (GROUND.includes(room)) return GROUND.indexOf(room)
  const [floor, name = ''] = room.split('/')
  if (floor === 'capabilities') return 100 + capabilities.indexOf(name)
  return floor === 'assistants' ? 200 : 300 + TOP.indexOf(room)
}

if (import.meta.main) {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(
    PAGE,
    page.replace(DRAWN, () => mapOf(cruise().modules)),
  )
}
