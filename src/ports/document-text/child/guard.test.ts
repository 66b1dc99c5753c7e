import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { guardArguments, HERE } from './guard.ts'

const run = promisify(execFile)

it.each([
  ['that reads', false],
  ['that draws', true],
])('a child %s finds no file, no network, no program and no secret', async (_, encodesPictures) => {
  let connections = 0
  const outside = createServer(() => connections++)
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const port = String((outside.address() as AddressInfo).port)
  const file = join(tmpdir(), `weekbe4-guard-${process.pid}-${encodesPictures}`)
  writeFileSync(file, 'a secret')

  const { stdout } = await run(
    process.execPath,
    [...guardArguments(encodesPictures), join(HERE, 'guard.probe.ts'), file, port],
    { env: {} },
  )
  outside.close()

  const { outcomes, environment }: { outcomes: Record<string, string>; environment: string[] } =
    JSON.parse(stdout)
  expect(Object.keys(outcomes).length).toBeGreaterThan(12)
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused')).toEqual([])
  expect(environment).toEqual([])
  expect(connections).toBe(0)
  expect(existsSync(`${file}.left-behind`)).toBe(false)
})
