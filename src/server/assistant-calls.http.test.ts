/** Every call of every assistant, as it is registered: who is let in, and what the others are told. */
import { expect, it } from 'vitest'
import { grantByHand } from '#capabilities/access/server/grant.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import type { AssistantId } from '#product/assistants.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { type Call, filled } from '#wire/call.ts'

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

/** Open to whoever is signed in, each for its reason. A call that is not named here is paid for. */
const WAS_PAID_FOR = 'what was paid for stays its owner’s when the access has ended'
const OPEN: Record<string, string> = {
  'GET /ai/examination/processing-status': 'a session that is made ready was paid for when it began',
  'GET /ai/research/consultation/processing-status':
    'a session that is made ready was paid for when it began',
  'GET /ai/research/status': 'an analysis under way was paid for when it began',
  'GET /ai/research/analyses': WAS_PAID_FOR,
  'GET /ai/research/analyses/:sessionId': WAS_PAID_FOR,
  'PATCH /ai/research/analyses/:sessionId': WAS_PAID_FOR,
  'DELETE /ai/research/analyses/:sessionId': WAS_PAID_FOR,
  'GET /ai/research/analyses/:sessionId/word': WAS_PAID_FOR,
  'GET /ai/weekbe4-job-status/:jobId': 'a deck under way was paid for when it began',
  'GET /ai/weekbe4-formats': 'names only',
  'GET /ai/weekbe4-formats/sample': 'an invented thesis, for whoever looks before buying',
  'GET /ai/weekbe4-powerpoint/usage': 'one may know how much one has used',
  'GET /ai/weekbe4-presentations': WAS_PAID_FOR,
  'GET /ai/weekbe4-presentations/:id': WAS_PAID_FOR,
  'GET /ai/weekbe4-presentations/:id/outline': WAS_PAID_FOR,
  'POST /ai/weekbe4-presentations/:id/outline': 'a deck under way was paid for when it began',
  'PATCH /ai/weekbe4-presentations/:id': WAS_PAID_FOR,
  'POST /ai/weekbe4-presentations/:id/template': WAS_PAID_FOR,
  'DELETE /ai/weekbe4-presentations/:id': WAS_PAID_FOR,
  'GET /ai/weekbe4-presentations/:id/file': WAS_PAID_FOR,
  'GET /ai/weekbe4-presentations/:id/figures/:slide': WAS_PAID_FOR,
  'GET /ai/humanizer/texts': WAS_PAID_FOR,
  'GET /ai/humanizer/texts/:id': WAS_PAID_FOR,
  'DELETE /ai/humanizer/texts/:id': WAS_PAID_FOR,
  'GET /ai/chat/answers/:messageId': 'an answer under way was paid for when it began',
  'POST /ai/chat/answers/:messageId/stop': 'an answer under way was paid for when it began',
  'GET /ai/chat/images/download': WAS_PAID_FOR,
  'GET /ai/chat/images/:imageId': WAS_PAID_FOR,
  'GET /ai/conversations': WAS_PAID_FOR,
  'GET /ai/conversations/:conversationId': WAS_PAID_FOR,
  'GET /ai/conversations/:conversationId/export': WAS_PAID_FOR,
  'PATCH /ai/conversations/:conversationId': WAS_PAID_FOR,
  'DELETE /ai/conversations/:conversationId': WAS_PAID_FOR,
  'GET /ai/voice/conversations': WAS_PAID_FOR,
  'GET /ai/voice/conversations/:sessionId': WAS_PAID_FOR,
  'DELETE /ai/voice/conversations/:sessionId': WAS_PAID_FOR,
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const calls = () =>
  test.app.contracts.served.map(({ call }) => call).filter(({ path }) => path.startsWith('/ai/'))
const paidCalls = () => calls().filter((call) => !(nameOf(call) in OPEN))
const ownerOf = (call: Call): AssistantId => {
  const owner = OWNERS.find(([beginning]) => beginning.test(call.path))?.[1]
  if (!owner) throw new Error(`${nameOf(call)} belongs to no assistant that this test knows.`)
  return owner
}

type Browser = Pick<ReturnType<typeof visitor>, 'ask'>
const askFor = (browser: Browser, { method, path }: Call) =>
  browser.ask(
    method,
    filled(path.replace(/:\w+/g, 'no-such-one')),
    method === 'POST' || method === 'PATCH' ? {} : undefined,
  )

it('has every open call among its own, and no other', () => {
  const named = calls().map(nameOf)
  expect(Object.keys(OPEN).filter((name) => !named.includes(name))).toEqual([])
  expect(paidCalls().length).toBeGreaterThan(0)
  for (const call of paidCalls()) expect(call.refusals, nameOf(call)).toMatchObject({ 'never-bought': 402 })
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
    if (nameOf(call) in OPEN) expect(answer.statusCode, nameOf(call)).not.toBe(402)
    else
      expect([nameOf(call), answer.statusCode, answer.json().error]).toEqual([
        nameOf(call),
        402,
        whyClosedWords(ownerOf(call), 'never-bought'),
      ])
  }
})

it('opens the assistant that was bought at every call of it, and no other [S1-161] [S1-162]', async () => {
  const { outside } = test
  const owners = [...new Set(paidCalls().map(ownerOf))]
  for (const bought of owners) {
    const student = await signedInStudent(test)
    const given = { userId: student.uid, assistantId: bought, grantedBy: 'test', reason: 'a test' }
    await outside.db.transaction((tx) => grantByHand(outside, tx, given))
    for (const call of paidCalls()) {
      const { statusCode } = await askFor(student, call)
      // There is nothing in what was sent; that is found out behind the gate.
      expect([nameOf(call), statusCode]).toEqual([nameOf(call), ownerOf(call) === bought ? 400 : 402])
    }
  }
})
