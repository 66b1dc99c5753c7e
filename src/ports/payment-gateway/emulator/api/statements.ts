import { randomUUID } from 'node:crypto'
import { type EmulatorAnswer, json, refusal } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import { COUNTRY, type Emulator } from '../settings.ts'
import type { Statement } from '../state.ts'
import { statementData, statementFile, utc } from '../statements.ts'
import { optional } from './deposits.ts'
import { fieldFault, type OrderFields } from './fields.ts'

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const LONGEST = 31 * 24 * 3_600_000

const FIELDS: OrderFields = {
  wallet: {
    fields: {
      country: { pattern: /^[A-Z]{3}$/ },
      currency: { pattern: /^[A-Z]{3}$/ },
      provider: { pattern: /^/, optional: true },
    },
  },
  callbackUrl: { pattern: /^https?:\/\// },
  startDate: { pattern: DATE },
  endDate: { pattern: DATE },
  compressed: { check: (value) => typeof value === 'boolean', optional: true },
}

export function startStatement({ world }: Emulator, { body }: Request): EmulatorAnswer {
  if (!body) return refusal(400, 'INVALID_INPUT', 'The request body could not be parsed.')
  const fault = fieldFault(body, FIELDS)
  if (fault) return refusal(400, fault.code, `Parameter: ${fault.where}`)
  const statement: Statement = {
    id: randomUUID(),
    created: new Date(world.now()).toISOString(),
    startDate: String(body.startDate),
    endDate: String(body.endDate),
    compressed: body.compressed === true,
    callbackUrl: String(body.callbackUrl),
    completedAt: null,
  }
  const reject = (failureCode: string) =>
    json({
      statementId: statement.id,
      status: 'REJECTED',
      failureReason: { failureCode, failureMessage: '' },
    })
  const length = utc(statement.endDate) - utc(statement.startDate)
  if (!(length > 0 && length <= LONGEST)) return reject('INVALID_DATE_RANGE')
  if (!isOurWallet(body.wallet)) return reject('WALLET_NOT_FOUND')

  world.state.statements[statement.id] = statement
  world.later(2_000, { what: 'statement-ready', id: statement.id })
  world.save()
  return json({ statementId: statement.id, status: 'ACCEPTED', created: statement.created })
}

/** One wallet for the country; naming a provider requests one that does not exist. */
const isOurWallet = (wallet: unknown) => {
  const { country, currency, provider } = wallet as Record<string, unknown>
  return country === COUNTRY && currency === 'ZMW' && optional(provider) === null
}

export function readStatement(emulator: Emulator, _request: Request, id: string): EmulatorAnswer {
  const statement = emulator.world.state.statements[id]
  return json(
    statement ? { status: 'FOUND', data: statementData(emulator, statement) } : { status: 'NOT_FOUND' },
  )
}

/** The link needs no token: it is itself the secret. */
export function downloadStatement({ world }: Emulator, _request: Request, file: string): EmulatorAnswer {
  const statement = world.state.statements[file.replace(/\.csv(\.gz)?$/, '')]
  if (!statement?.completedAt) return refusal(404, 'NOT_FOUND', 'No such file')
  const type = statement.compressed ? 'application/gzip' : 'text/csv; charset=utf-8'
  return { kind: 'content', status: 200, type, content: statementFile(world, statement) }
}
