/** A start that failed for a reason outside the program, as one sentence; undefined where the fault is ours. */
import { isDatabaseAway } from './http/errors.ts'
import { SettingError } from './setting-error.ts'

type Coded = Error & { code?: unknown; syscall?: unknown; port?: unknown; cause?: unknown }

/** PostgreSQL's error codes for a refused login. */
const NOT_LET_IN: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has too many connections already',
  '42501': 'the user may not make tables',
}

export function startFailure(
  error: unknown,
  { port, host }: { port: number | undefined; host: string | undefined },
): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, port: tried = port } = error as Coded
  if (
    error instanceof SettingError ||
    /^The (data folder|web app|database in DATABASE_URL has no) /.test(error.message)
  )
    return error.message
  if (syscall === 'listen' || syscall === 'bind') return whyNotListening(String(code), tried, host)
  const refused = codesOf(error).find((one) => Object.hasOwn(NOT_LET_IN, one))
  if (refused) return `The database in DATABASE_URL cannot be used: ${NOT_LET_IN[refused]}.`
  if (codesOf(error).some((one) => /CERT|SIGNATURE/.test(one)))
    return 'The database in DATABASE_URL has a certificate that is not trusted. Name its authority with sslrootcert in DATABASE_URL.'
  if (isDatabaseAway(error) || codesOf(error).includes('EAI_AGAIN'))
    return 'The database in DATABASE_URL cannot be reached. Start it, or correct DATABASE_URL.'
  return undefined
}

/** The port that was tried: given 0, the system has picked one. */
function whyNotListening(code: string, port: unknown, host: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `The port ${port} is taken by another program. Stop it, or set another PORT.`
  if (code === 'EACCES') return `The port ${port} may not be used by this user. Set another PORT.`
  return `The address ${host} is none of this machine (${code}). Set another HOST.`
}

function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 5) return []
  const { code, cause } = error as Coded
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(cause, depth + 1)]
}
