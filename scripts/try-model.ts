/**
 * Reads one document with the configured model, and prints what it may cost before it is spent, then what was kept, what was
 * dropped and why, how long it took and what it cost: `npm run try-model -- thesis.pdf`. `--estimate` ends before the first
 * request. No database and no account; nothing is stored.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { readForStudy } from '../src/capabilities/study/rules/document/reading.ts'
import { DROPS, type Drop } from '../src/capabilities/study/rules/proof/drops.ts'
import type { ModelAnswer } from '../src/capabilities/study/rules/record/model-answer.ts'
import { groundOf } from '../src/capabilities/study/rules/record/proof-log.ts'
import { inOrderOfWorth, readingParts } from '../src/capabilities/study/rules/record/reading-parts.ts'
import {
  answerTokensFor,
  estimateOf,
  mendingTokensFor,
  mostCostOf,
  partTokensFor,
} from '../src/capabilities/study/rules/record/reading-plan.ts'
import { recordFromModel } from '../src/capabilities/study/rules/record/record-from-model.ts'
import { SLOT_IDS } from '../src/capabilities/study/rules/record/study-record.ts'
import { askParts } from '../src/capabilities/study/server/close-reading/ask-parts.ts'
import {
  type ToAsk,
  toAskAgain,
  toAskPart,
  toAskToMend,
} from '../src/capabilities/study/server/close-reading/request-for.ts'
import { costOf, inNgwee } from '../src/capabilities/usage/rules/usage-cost.ts'
import { showNgwee } from '../src/kit/money.ts'
import { readDocumentsInChildren } from '../src/ports/document-text/document-text.children.ts'
import { placeWords } from '../src/product/place.ts'
import { closeReadingSettings, usageSettings } from '../src/server/ai-settings.ts'
import { modelOf } from '../src/server/engines.ts'
import { type Env, readEnv } from '../src/server/env.ts'
import { SettingError } from '../src/server/setting-error.ts'

const say = (line = '') => void process.stdout.write(`${line}\n`)
const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

function settings(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (error instanceof SettingError) return fail(error.message)
    throw error
  }
}

const isEstimate = process.argv.includes('--estimate')
const path =
  process.argv.slice(2).find((one) => !one.startsWith('--')) ??
  fail('Name a document: npm run try-model -- thesis.pdf')
if (!existsSync(path)) fail(`There is no file ${path}.`)
const env = settings()
const { model: name, window, budget } = closeReadingSettings(env)
const engine = await modelOf(env)
if (!engine || name === null)
  fail('No model is set up: AI_MODEL says which (docs/how-to/connect-a-model.md).')
const model = engine as NonNullable<typeof engine>

const reader = readDocumentsInChildren({ problemOf: documentProblem })
const document = await reader.readDocument({ path, fileName: basename(path) })
await reader.close()
if (!document.ok) fail(document.problem.message)
const ground = groundOf(readForStudy((document as Extract<typeof document, { ok: true }>).value))
const parts = readingParts(ground.text, partTokensFor(window))
const price = usageSettings(env).prices[name ?? '']
const costIn = (usage: { inputTokens: number; outputTokens: number }) =>
  price ? showNgwee(inNgwee(costOf({ ...usage, images: 0 }, price))) : 'unknown: AI_PRICES names no price'

const most = estimateOf(parts, window, budget)
const requests = parts.length + 2
const mostOut = Math.min(most, requests * answerTokensFor(window))
const text = parts.reduce((sum, { tokens }) => sum + tokens, 0)
say(
  `${basename(path)}: ${ground.text.lines.length} lines, some ${text} tokens, in ${parts.length} part${parts.length === 1 ? '' : 's'}, with ${name}`,
)
say(
  `At most ${most} tokens in ${requests} requests, cost at most ${costIn({ inputTokens: most - mostOut, outputTokens: mostOut })}`,
)
const whole = parts.reduce((sum, part) => sum + mostCostOf(part.text, window), 0)
if (whole > budget) say(`The budget of ${budget} tokens does not hold it all: the weightiest parts are read.`)
if (isEstimate) process.exit(0)

const answers = new Map<number, ModelAnswer>()
const usage = { inputTokens: 0, outputTokens: 0 }
const counted: typeof model = {
  ...model,
  async *stream(request) {
    for await (const event of model.stream(request)) {
      if (event.type === 'finished' || event.type === 'broke') {
        usage.inputTokens += event.usage.inputTokens
        usage.outputTokens += event.usage.outputTokens
      }
      yield event
    }
  },
}
const begun = performance.now()

async function read(open: readonly ToAsk[], what: string): Promise<boolean> {
  const stopped = await askParts(open, {
    engine: counted,
    window,
    budget,
    spent: usage.inputTokens + usage.outputTokens,
    async keep({ part, answer, problem }) {
      answers.set(part, answer)
      const { entries, remarks, absent, withdraw } = answer
      const said = `${entries.length} entries, ${remarks.length} remarks, ${absent.length} missing`
      const gone = withdraw.length > 0 ? `, ${withdraw.length} withdrawn` : ''
      say(`  ${what}${open.length > 1 ? ` ${part + 1}` : ''}: ${said}${gone}${problem ? `, ${problem}` : ''}`)
      return true
    },
    lost: async () => {},
  })
  if (stopped) say(`  stopped: ${stopped.why === 'problem' ? stopped.problem.message : stopped.why}`)
  return !stopped || stopped.why === 'budget'
}

const prove = () =>
  recordFromModel(
    ground,
    {
      parts: new Map([...answers].filter(([part]) => part < parts.length)),
      of: parts.length,
      again: answers.get(parts.length),
      mended: answers.get(parts.length + 1),
    },
    { secondTokens: partTokensFor(window), mendingTokens: mendingTokensFor(window) },
  )

const first = inOrderOfWorth(parts).map((part) => toAskPart(part, parts.length, window))
if (await read(first, parts.length === 1 ? 'the whole' : 'part')) {
  const { second } = prove()
  if (second) await read([toAskAgain(second, parts.length, window)], 'read again')
  const { mend } = prove()
  if (mend) await read([toAskToMend(mend, parts.length + 1, window)], 'mended')
}
const took = performance.now() - begun
const { record, tally, failed } = prove()

say('\nKept')
for (const slot of SLOT_IDS)
  for (const { value, evidence } of record.slots[slot].entries)
    say(`  ${slot}${evidence[0] ? `, ${placeWords(evidence[0])}` : ''}: ${value}`)
for (const { kind, says, evidence, weight, isUnproved } of record.remarks)
  if (!isUnproved) say(`  ${kind} (${weight})${evidence[0] ? `, ${placeWords(evidence[0])}` : ''}: ${says}`)
for (const { what, looked } of record.absences) say(`  missing: ${what} (looked ${looked.join(', ')})`)
for (const sentence of record.summary) say(`  summary: ${sentence}`)

say('\nDropped')
for (const [why, count] of Object.entries(tally.dropped)) say(`  ${count} × ${DROPS[why as Drop]}`)
for (const { why, what } of failed) if (what) say(`    ${why}: ${what}`)
if (tally.approvesAll) say('\nThis model raised nothing: whatever it is given, it may approve.')

say(`\n${tally.proposed} proposed, ${tally.kept} kept, ${tally.proposed - tally.kept} dropped`)
say(`Evidence word for word: ${tally.exact} of ${tally.cited}`)
say(
  `${(took / 1000).toFixed(1)} s, ${usage.inputTokens} tokens in, ${usage.outputTokens} out, cost ${costIn(usage)}`,
)
