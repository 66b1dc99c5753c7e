import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const HERE = JSON.stringify(join(import.meta.dirname, 'disable-wasm-gc.ts'))
/** Strips the types from as much source as the largest threads are made of: Node does it with WebAssembly. */
const WORK = `
  const { stripTypeScriptTypes } = await import('node:module')
  for (let at = 0; at < 2_000; at += 1)
    stripTypeScriptTypes('const a: number = 1; function f(x: string): string { return x }\\n'.repeat(20) + at)`

/** V8's messages about compiled WebAssembly that it frees. */
async function freed(program: string): Promise<string[]> {
  const args = ['--no-warnings', '--trace-wasm-code-gc', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.split('\n').filter((line) => line.includes('Freeing'))
}

it('keeps what was compiled, so that no thread takes up what another gives back', async () => {
  expect(await freed(WORK)).not.toEqual([])
  expect(await freed(`(await import(${HERE})).disableWasmGc(); ${WORK}`)).toEqual([])
})
