/** A private PostgreSQL server for one test run: fresh folder, free port, no waiting for the disk. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#server/free-port.ts'
import { PATIENCE } from './patience.ts'
import { postgresProgram } from './postgres-program.ts'

/** Number of ports tried, in case another program takes one first. */
const PORTS = 10

/** PostgreSQL refuses to run as root, so root hands it to the account that exists everywhere. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** False if it ended before it answered: then another program has its port. */
async function answers(server: ChildProcess, url: string): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE) {
    if (server.exitCode !== null || server.signalCode !== null) return false
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    // A connection that is cut off emits a second error.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await client.end().catch(() => {})
      await pause(50)
    }
  }
  throw new Error('The PostgreSQL server for the tests did not come up.')
}

export type PostgresServer = {
  url: string
  stop(): Promise<void>
  pause(): Promise<void>
  resume(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const bin = postgresProgram()
  if (!bin) throw new Error('No PostgreSQL server program was found.')
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-postgres-'))
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'weekbe4', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const options = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    // Autovacuum runs at unpredictable times and takes a whole core.
    'autovacuum=off',
    `unix_socket_directories=${folder}`,
  ]
  const run = (port: number) => {
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      ...options.flatMap((option) => ['-c', option]),
    ]
    return spawn(join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' })
  }
  const urlAt = (port: number) => `postgres://weekbe4@127.0.0.1:${port}/postgres`
  let port = await freePort()
  let server = run(port)
  for (let left = PORTS; !(await answers(server, urlAt(port))); left -= 1) {
    if (left === 0) throw new Error('The PostgreSQL server for the tests ended before it answered.')
    port = await freePort()
    server = run(port)
  }
  // SIGINT is the fast shutdown: it does not wait for clients.
  const end = () =>
    new Promise<void>((done) => {
      if (server.exitCode !== null) return done()
      server.once('exit', () => done())
      server.kill('SIGINT')
    })
  return {
    url: urlAt(port),
    pause: end,
    async resume() {
      // Its clients know no other address, so another program on the port is waited for.
      const began = performance.now()
      do {
        if (performance.now() - began > PATIENCE) throw new Error('The port of PostgreSQL is taken.')
        server = run(port)
      } while (!(await answers(server, urlAt(port))))
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
