/** A PostgreSQL server of our own for one test run: fresh folder, free port, no waiting for the disk. */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#server/free-port.ts'
import { postgresProgram } from './postgres-program.ts'

/** PostgreSQL refuses to run as root, so root hands it to the account that exists everywhere. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((later) => setTimeout(later, 50))
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
  const port = await freePort()
  const url = `postgres://weekbe4@127.0.0.1:${port}/postgres`
  const options = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ]
  const run = () => {
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
  let server = run()
  await untilItAnswers(url)
  // SIGINT is the fast shutdown: it does not wait for clients.
  const end = () =>
    new Promise<void>((done) => {
      if (server.exitCode !== null) return done()
      server.once('exit', () => done())
      server.kill('SIGINT')
    })
  return {
    url,
    pause: end,
    async resume() {
      server = run()
      await untilItAnswers(url)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
