/** Time to accept a deposit and to poll it, over the network, from a server in a separate process. */
import { ASSISTANTS, assistantIds } from '../../src/product/assistants.ts'
import { ask, askJson, onTheClock } from '../load/asking.ts'
import { coreShares } from '../printing/core-share.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile, timed } from '../printing/times.ts'
import { beginProgram } from '../product/begin-program.ts'
import type { DepositServer, DepositStudent } from '../product/deposit-server.ts'

const PROGRAM = new URL('../product/deposit-server.ts', import.meta.url)
const STUDENTS = 30
const SECONDS = 10

type Deposit = { id: string; student: DepositStudent }

/** `records`: settings that locate the database. */
export async function measureDeposits(records: Record<string, string>, pollsPerSecond: number) {
  const program = await beginProgram(PROGRAM, [String(STUDENTS)], records)
  const server = program.told as DepositServer
  const deposits = await makeDeposits(server)
  await measurePolls(server, program.pid, deposits, pollsPerSecond)
  await program.stop()
}

const depositRequest = (baseUrl: string, { uid }: DepositStudent, number: number) => {
  const id = assistantIds[number % assistantIds.length]!
  return {
    userId: uid,
    PhoneNumber: `26096${String(1_000_000 + number).slice(-7)}`,
    amount: ASSISTANTS[id].prices.charged,
    correspondent: 'MTN_MOMO_ZMB',
    TimeStamp: new Date().toISOString(),
    customerID: uid,
    customerEmail: 'chipo@unza.zm',
    BaseURL: baseUrl,
    Currency: 'ZMW',
    depositStatus: 'pending',
    paymentDescription: `Enrollment fee for ${ASSISTANTS[id].name}`,
    purchaseType: ASSISTANTS[id].purchase.purchaseType,
    attemptId: crypto.randomUUID(),
  }
}

/** Each student pays for each assistant, one after another. */
async function makeDeposits({ port, baseUrl, students }: DepositServer): Promise<Deposit[]> {
  const times: number[] = []
  const deposits: Deposit[] = []
  for (let number = 0; number < students.length * assistantIds.length; number += 1) {
    const student = students[Math.floor(number / assistantIds.length)]!
    const [answer, ms] = await timed(() =>
      askJson({
        port,
        cookie: student.cookie,
        path: '/api/payments/deposit-request-weekbe4',
        body: depositRequest(baseUrl, student, number),
      }),
    )
    if (answer.status !== 200) throw new Error(answer.body)
    times.push(ms)
    deposits.push({ id: JSON.parse(answer.body).depositData.depositID, student })
  }
  atMost('deposit request beyond the provider, p50', quantile(times, 0.5), 'ms', 150)
  atMost('deposit request beyond the provider, p99', quantile(times, 0.99), 'ms', 150)
  return deposits
}

/** The first second is reported separately, as in load/json-requests.ts. */
async function measurePolls({ port }: DepositServer, pid: number, deposits: Deposit[], perSecond: number) {
  // The provider settles none of them, so every poll is told to wait, by a 404 with this code.
  const poll = async (number: number) => {
    const { id, student } = deposits[number % deposits.length]!
    const told = await ask({ port, cookie: student.cookie, path: `/api/payments/deposit-results/${id}` })
    return told.body.includes('"no-result-yet"') ? { ...told, status: 200 } : told
  }
  const cold = await onTheClock(perSecond, 1, poll)
  const since = coreShares({ 'the server': pid, 'who asks': process.pid })
  const { times, refused } = await onTheClock(perSecond, SECONDS, poll)
  const shares = since()
  atMost(`${perSecond} status polls a second, p50`, quantile(times, 0.5), 'ms', 150)
  atMost(`${perSecond} status polls a second, p99`, quantile(times, 0.99), 'ms', 150)
  atMost(
    '  not told that it is being confirmed',
    [cold.refused, refused].flatMap(Object.values).reduce((sum, count) => sum + count, 0),
    '',
    0,
  )
  toldOnly('  the first second in which anybody looks, p99', quantile(cold.times, 0.99), 'ms')
  for (const [who, share] of shares) toldOnly(`  core time of ${who}`, share, '%')
}
