import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-lock.ts'

/** Above any process id a system assigns. */
const DEAD = '999999999'
const ROUNDS = 150
const RIVALS = 4

/** Takes one folder after the other at agreed moments, keeps those it got, and reports them. */
const RIVAL = `
const { lockDataFolder } = await import(${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)})
process.stdin.once('data', (line) => {
  const { folders, from, each } = JSON.parse(line)
  const won = folders.filter((folder, round) => {
    while (Date.now() < from + round * each);
    try { lockDataFolder(folder); return true } catch { return false }
  })
  console.log(JSON.stringify(won))
})
console.log('ready')
`

let folder: string
let rivals: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  rivals = []
})
afterEach(() => {
  for (const rival of rivals) rival.kill()
  rmSync(folder, { recursive: true })
})

async function openRival() {
  const rival = spawn(process.execPath, ['--input-type=module', '-e', RIVAL], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  rivals.push(rival)
  const lines = createInterface({ input: rival.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return async (task: object): Promise<string[]> => {
    rival.stdin.write(`${JSON.stringify(task)}\n`)
    return JSON.parse(String((await lines.next()).value))
  }
}

/** All of them take every folder at the same moment, as far as the machine lets them. */
async function race(leftBehind: string | undefined): Promise<Map<string, number>> {
  const folders = Array.from({ length: ROUNDS }, (_, round) => join(folder, String(round)))
  for (const one of folders) {
    mkdirSync(one)
    if (leftBehind !== undefined) writeFileSync(join(one, 'database.lock'), leftBehind)
  }
  const asks = await Promise.all(Array.from({ length: RIVALS }, openRival))
  const task = { folders, from: Date.now() + 50, each: 3 }
  const won = (await Promise.all(asks.map((ask) => ask(task)))).flat()
  return new Map(folders.map((one) => [one, won.filter((name) => name === one).length]))
}
const exactlyOnce = (won: Map<string, number>) => [...won].filter(([, times]) => times !== 1)

describe('the lock of the data folder', () => {
  it('is taken by exactly one of several that start at the same moment', async () => {
    expect(exactlyOnce(await race(undefined))).toEqual([])
  })

  it('is taken by exactly one of several that find the lock of a dead one', async () => {
    expect(exactlyOnce(await race(DEAD))).toEqual([])
  })

  it('says who has the folder, to the same process, too', () => {
    lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`)
  })

  it('is free again once it was given back, or its owner has died', () => {
    lockDataFolder(folder)()
    // Cut off while being written, as by an earlier version.
    writeFileSync(join(folder, 'database.lock'), '')
    lockDataFolder(folder)()
    // In a container every start has the same process id.
    writeFileSync(join(folder, 'database.lock'), `${process.pid} 1`)
    lockDataFolder(folder)
    expect(readFileSync(join(folder, 'database.lock'), 'utf8')).toMatch(`${process.pid} `)
  })

  it('may be taken though whoever cleared it away died over it', () => {
    for (const name of ['database.lock', 'database.lock.clearing', 'database.lock.clearing.clearing'])
      writeFileSync(join(folder, name), DEAD)
    lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow('in use by')
  })
})
