/** The account's statement: every deposit and refund of a period, as a CSV file generated a moment later. */
import { gzipSync } from 'node:zlib'
import type { EmulatorWorld } from './emulator-state.ts'
import { postCallback } from './post-callback.ts'
import { COUNTRY, type Emulator } from './settings.ts'
import { isFinal, type Operation, type Statement } from './state.ts'
import { asDecimal, ngweeOf } from './wallet.ts'

const COLUMNS = [
  'Transaction ID',
  'Transaction Type',
  'Status',
  'Currency',
  'Amount',
  'Fee',
  'Net Amount',
  'Customer Phone Number',
  'Provider',
  'Client Reference',
  'Created At',
  'Completed At',
  'Provider Transaction ID',
]
const LINK_LIVES = 3_600_000

export function finishStatement(world: EmulatorWorld, id: string) {
  const statement = world.state.statements[id]
  if (!statement) return
  statement.completedAt = new Date(world.now()).toISOString()
  world.later(100, { what: 'statement-callback', id })
  world.save()
}

export async function deliverStatement(emulator: Emulator, id: string): Promise<void> {
  const statement = emulator.world.state.statements[id]
  if (statement)
    await postCallback(
      emulator,
      JSON.stringify(statementData(emulator, statement)),
      undefined,
      statement.callbackUrl,
    )
}

export function statementData({ world, url }: Emulator, statement: Statement) {
  const { id, created, startDate, endDate, completedAt } = statement
  const opening = {
    statementId: id,
    wallet: { country: COUNTRY, currency: 'ZMW' },
    created,
    startDate,
    endDate,
  }
  if (completedAt === null) return { ...opening, status: 'PROCESSING' }
  return {
    ...opening,
    status: 'COMPLETED',
    completedAt,
    fileSize: statementFile(world, statement).length,
    downloadUrl: `${url}/statements/${id}${statement.compressed ? '.csv.gz' : '.csv'}`,
    downloadUrlExpiresAt: new Date(world.now() + LINK_LIVES).toISOString(),
  }
}

export function statementFile(
  { state }: EmulatorWorld,
  { startDate, endDate, compressed }: Statement,
): Buffer {
  const [start, end] = [utc(startDate), utc(endDate)]
  const lines = [...Object.values(state.deposits), ...Object.values(state.refunds)]
    .filter(({ created, status }) => isFinal(status) && utc(created) >= start && utc(created) < end)
    .sort((a, b) => a.created.localeCompare(b.created))
    .map(line)
  const csv = Buffer.from(
    [COLUMNS, ...lines]
      .map((cells) => cells.map(statementCell).join(','))
      .join('\r\n')
      .concat('\r\n'),
  )
  return compressed ? gzipSync(csv) : csv
}

function line(operation: Operation): string[] {
  const { id, kind, status, currency, phone, provider, clientReferenceId, created } = operation
  const amount = asDecimal(ngweeOf(operation))
  return [
    ...[
      id,
      kind.toUpperCase(),
      status,
      currency,
      amount,
      '0.00',
      amount,
      phone,
      provider,
      clientReferenceId ?? '',
    ],
    ...[created, operation.finishedAt ?? '', operation.providerTransactionId ?? ''],
  ]
}

/** Dates without a zone count as UTC. */
export const utc = (date: string) => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(date) ? date : `${date}Z`)

const statementCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
