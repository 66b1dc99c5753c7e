/**
 * Analysis of data: figures held against R's, requests in students' words, 200,000 rows.
 *
 *   --list        each request that did not become the plan it should
 *   --held-back   also of those that the planner's author has not looked at
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const HERE = join(import.meta.dirname, 'data-analysis')
const node = (title: string, args: string[]) => {
  console.log(`\n${title}`)
  return spawnSync(process.execPath, ['--expose-gc', ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  }).status
}

const ended = [
  node('Every stored figure of R, to four digits', [join(HERE, 'figures.ts')]),
  node('Requests', [join(HERE, 'requests.ts'), ...process.argv.slice(2)]),
  node('200,000 rows, and 40 items', [join(HERE, 'large.ts')]),
]
if (ended.some((status) => status !== 0)) process.exitCode = 1
