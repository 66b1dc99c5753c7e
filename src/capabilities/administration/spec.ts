/** The calls of the administrator's screens. */
import { get, post } from '#contracts/call.ts'

export const CALLS = {
  readEarnings: get('/api/admin/earnings'),
  exportEarnings: get('/api/admin/earnings.csv'),
  listDeposits: get('/api/admin/deposits'),
  exportDeposits: get('/api/admin/deposits.csv'),
  readDeposit: get('/api/admin/deposits/:id'),
  lookUpDeposit: post('/api/admin/deposits/:id/look-up'),
  refundDeposit: post('/api/admin/deposits/:id/refund'),
  acceptDeposit: post('/api/admin/deposits/:id/accept'),
  listTransactions: get('/api/admin/transactions'),
  exportTransactions: get('/api/admin/transactions.csv'),
  listUsers: get('/api/admin/users'),
  readUser: get('/api/admin/users/:id'),
  signUserOut: post('/api/admin/users/:id/sign-out'),
  /** Current problems. */
  readChecks: get('/api/admin/checks'),
  listAlarms: get('/api/admin/alarms'),
  acknowledgeAlarm: post('/api/admin/alarms/:id/acknowledge'),
  listActs: get('/api/admin/audit'),
  grantAccess: post('/api/admin/grants'),
  readCosts: get('/api/admin/costs'),
  readProofs: get('/api/admin/proofs'),
  checkEngine: post('/api/admin/engine-check'),
} as const
