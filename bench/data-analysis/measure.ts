/** Analysis of data: requests in students' words, 200,000 rows. */
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
  node('Requests', [
    join(HERE, 'requests.ts'),
    ...process.argv.slice(2).filter((option) => option !== '--data'),
  ]),
  node('200,000 rows, and 40 items', [join(HERE, 'large.ts')]),
]
if (ended.some((status) => status !== 0)) process.exitCode = 1
