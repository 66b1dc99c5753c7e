/** Finds a PostgreSQL server to test on, without requiring an installation. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** The folder with `initdb` and `postgres`, newest version first; undefined if there is none. */
export function postgresProgram(): string | undefined {
  const versions = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10))
      .map((version) => join(folder, version, 'bin')),
  )
  const found = versions.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  if (!found && process.env.REQUIRE_POSTGRES)
    throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL server program was found.')
  return found
}
