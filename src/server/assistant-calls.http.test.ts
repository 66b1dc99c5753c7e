/** Every registered call of every assistant: its access, and the refusal without it. */
import { expect, it } from 'vitest'
import { grantByHand } from '#capabilities/access/server/index.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import { type Call, filledPath } from '#contracts/call.ts'
import { type AssistantId, assistantIds } from '#product/assistants.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()

const OWNERS: [beginning: RegExp, owner: AssistantId][] = [
  [/^\/ai\/examination\//, 'defense'],
  [/^\/ai\/research\/consultation\//, 'consultant'],
  [/^\/ai\/research\//, 'decoder'],
  [/^\/ai\/weekbe4-/, 'slides'],
  [/^\/ai\/(process-audio|voice\/)/, 'voiceChat'],
  [/^\/ai\/humanizer/, 'humanizer'],
  [/^\/ai\/(chat|conversations)/, 'textChat'],
]

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const calls = () =>
  test.app.contracts.served.map(({ call }) => call).filter(({ path }) => path.startsWith('/ai/'))
/** An open call is for any signed-in user, for the reason in its contract. Every other call is paid for. */
const paidCalls = () => calls().filter(({ open }) => open === undefined)
const ownerOf = (call: Call): AssistantId => {
  const owner = OWNERS.find(([beginning]) => beginning.test(call.path))?.[1]
  if (!owner) throw new Error(`${nameOf(call)} belongs to no assistant that this test knows.`)
  return owner
}

type Browser = Pick<ReturnType<typeof visitor>, 'ask'>
const askFor = (browser: Browser, { method, path }: Call) =>
  browser.ask(
    method,
    filledPath(path.replace(/:\w+/g, 'no-such-one')),
    method === 'POST' || method === 'PATCH' ? {} : undefined,
  )

it('says in each contract either that it is paid for, or why it is open', () => {
  for (const call of calls())
    expect([nameOf(call), 'never-bought' in call.refusals]).toEqual([nameOf(call), call.open === undefined])
  expect(new Set(paidCalls().map(ownerOf)).size).toBe(assistantIds.length)
})

it('says in /api/docs which calls are open, and why', async () => {
  const { paths } = (await visitor(test).get('/api/docs')).json()
  for (const { open, method, path } of calls()) {
    const { description = '' } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    expect([path, description]).toEqual([path, open ? `Open without a purchase: ${open}.` : ''])
  }
})

it('asks whoever comes without a session to sign in, at every call', async () => {
  for (const call of calls()) {
    const answer = await askFor(visitor(test), call)
    expect([nameOf(call), answer.statusCode, answer.json().code]).toEqual([
      nameOf(call),
      401,
      'not-signed-in',
    ])
    expect(answer.json().error).toMatch(/^\S.*\.?$/)
  }
})

it('refuses a student without a purchase at every paid call, with the sentence of its assistant [S1-164]', async () => {
  const student = await signedInStudent(test)
  for (const call of calls()) {
    const answer = await askFor(student, call)
    if (call.open) expect(answer.statusCode, nameOf(call)).not.toBe(402)
    else
      expect([nameOf(call), answer.statusCode, answer.json().error]).toEqual([
        nameOf(call),
        402,
        whyClosedWords(ownerOf(call), 'never-bought'),
      ])
  }
})

const grant = (student: { uid: string }, assistantId: AssistantId) =>
  test.services.db.transaction((tx) =>
    grantByHand(test.services, tx, { userId: student.uid, assistantId, grantedBy: 'test', reason: 'a test' }),
  )

it('opens the assistant that was bought at every call of it, and no other [S1-161] [S1-162]', async () => {
  for (const bought of assistantIds) {
    const student = await signedInStudent(test)
    await grant(student, bought)
    for (const call of paidCalls()) {
      const { statusCode } = await askFor(student, call)
      // The request is empty; that is only found out behind the gate.
      expect([nameOf(call), statusCode]).toEqual([nameOf(call), ownerOf(call) === bought ? 400 : 402])
    }
  }
})

it('opens nothing for another student than the one who bought [S1-163]', async () => {
  const [buyer, other] = [await signedInStudent(test), await signedInStudent(test)]
  for (const bought of assistantIds) await grant(buyer, bought)
  for (const call of paidCalls()) {
    const asked = [await askFor(buyer, call), await askFor(other, call)].map(({ statusCode }) => statusCode)
    expect([nameOf(call), asked]).toEqual([nameOf(call), [400, 402]])
  }
})
