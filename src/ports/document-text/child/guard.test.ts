import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChildren } from '../../../../scripts/build-children.ts'
import { guardArguments, HERE, ROOT } from './guard.ts'

const run = promisify(execFile)

/** As `npm run build` makes them, beside those that a running server may be using. */
const built = join(ROOT, 'dist', 'children-tried')
beforeAll(() => buildChildren(built))
afterAll(() => rmSync(built, { recursive: true, force: true }))

it.each([
  ['that reads', false, join(HERE, 'no-way-out.ts')],
  ['that draws', true, join(HERE, 'no-way-out.ts')],
  ['that was built', false, join(built, 'no-way-out.mjs')],
])(
  'a child %s finds no file, no network, no program and no secret',
  async (what, encodesPictures, noWayOut) => {
    let connections = 0
    const services = createServer(() => connections++)
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
    const port = String((services.address() as AddressInfo).port)
    const file = join(tmpdir(), `weekbe4-guard-${process.pid}-${what.replaceAll(' ', '-')}`)
    writeFileSync(file, 'a secret')

    const { stdout } = await run(
      process.execPath,
      [
        `--allow-fs-read=${built}`,
        ...guardArguments(encodesPictures, noWayOut),
        join(HERE, 'guard.probe.ts'),
        file,
        port,
      ],
      { env: {} },
    )
    services.close()

    const { outcomes, environment }: { outcomes: Record<string, string>; environment: string[] } =
      JSON.parse(stdout)
    expect(Object.keys(outcomes).length).toBeGreaterThan(12)
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused')).toEqual([])
    expect(environment).toEqual([])
    expect(connections).toBe(0)
    expect(existsSync(`${file}.left-behind`)).toBe(false)
  },
)
