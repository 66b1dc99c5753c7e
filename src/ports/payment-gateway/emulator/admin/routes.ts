/** The emulator's own API, kept apart from the gateway's paths. It exists only in the emulator. */
import { downloadStatement } from '../api/statements.ts'
import { json } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import { advanceClock, reset, sendCallback, setProvider, setShape } from './controls.ts'
import { decideByHand, listDeposits } from './deposits.ts'
import { addFault, listFaults, removeFaults } from './faults.ts'

const decisions = ['approve', 'decline', 'ignore', 'no-money', 'complete', 'fail', 'reconcile']

export const adminRoutes: Route[] = [
  route('GET', '/', () => ({ kind: 'redirect', to: '/__emulator/phone' })),
  route('GET', '/__emulator/health', () => json({ emulator: true })),
  route('POST', '/__emulator/faults', addFault),
  route('GET', '/__emulator/faults', listFaults),
  route('DELETE', '/__emulator/faults', removeFaults),
  route('GET', '/__emulator/deposits', listDeposits),
  ...decisions.map((decision) =>
    route('POST', `/__emulator/deposits/{id}/${decision}`, decideByHand(decision)),
  ),
  route('POST', '/__emulator/callbacks/{id}/send', sendCallback),
  route('POST', '/__emulator/clock/advance', advanceClock),
  route('POST', '/__emulator/providers/{id}', setProvider),
  route('POST', '/__emulator/shape', setShape),
  route('POST', '/__emulator/reset', reset),
  route('GET', '/statements/{id}', downloadStatement),
]
