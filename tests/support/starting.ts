/** Programs that are started as an operator starts them, with nothing but settings. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'

/** Of the sentence with which the program ends. */
export const PORT_TAKEN = 'is taken by another program'
const PROGRAM = new URL('./starting-program.ts', import.meta.url).pathname

export function starting() {
  const folders: string[] = []
  const running = new Set<() => Promise<unknown>>()
  afterEach(async () => {
    await Promise.all([...running].map((end) => end()))
    running.clear()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  function dataFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'weekbe4-start-'))
    folders.push(folder)
    return folder
  }

  /** Resolves when the program is ready or has ended; includes its error output. */
  async function start(settings: Record<string, string>, args: string[] = []) {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder(),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = text(child.stderr)
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    running.add(() => {
      child.kill('SIGKILL')
      return ended
    })
    let printed = ''
    const address = await new Promise<string | undefined>((resolve) => {
      child.stdout.on('data', (piece: Buffer) => {
        printed += piece.toString()
        const found = /ready at (\S+)/.exec(printed)?.[1]
        if (found && printed.includes('speaking')) resolve(found)
      })
      void ended.then(() => resolve(undefined))
    })
    if (address) return { address, printed: () => printed, said: '' }
    return { address, printed: () => printed, said: (await said).trim() }
  }
  return { start, dataFolder }
}
