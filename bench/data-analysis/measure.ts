/** Analysis of data: figures held against R's, requests in students' words, 200,000 rows. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const HERE = import.meta.dirname
const node = (title: string, args: string[]) => {
  console.log(`\n${title}`)
  return spawnSync(process.execPath, ['--expose-gc', ...args], {
    cwd: join(HERE, '../..'),
    stdio: 'inherit',
  }).status
}

const ended = [
  node('Every stored figure of R, to four digits', [join(HERE, 'figures.ts')]),
  node('Requests', [
    join(HERE, 'requests.ts'),
    ...process.argv.slice(2).filter((option) => option !== '--data'),
  ]),
  node('200,000 rows, and 40 items', [join(HERE, 'large.ts')]),
]
if (ended.some((status) => status !== 0)) process.exitCode = 1
