/**
 * Reads one document with the configured model, and prints its proposals, how many of them could be proved, how long
 * that took and the cost: `npm run try-model -- thesis.pdf`. No database and no account; nothing is stored.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { documentProblem } from '../src/capabilities/documents/rules/document-problems.ts'
import { digestOf } from '../src/capabilities/study/rules/close-reading/digest.ts'
import { INSTRUCTIONS, SECOND_LOOK } from '../src/capabilities/study/rules/close-reading/instructions.ts'
import { readingParts } from '../src/capabilities/study/rules/close-reading/parts.ts'
import {
  digestTokensFor,
  estimateOf,
  inOrderOfWorth,
  partTokensFor,
} from '../src/capabilities/study/rules/close-reading/plan.ts'
import { openStudy } from '../src/capabilities/study/rules/open-study.ts'
import { DROPS, type Drop } from '../src/capabilities/study/rules/proof/drops.ts'
import type { Proposal } from '../src/capabilities/study/rules/proof/proposal.ts'
import { prove } from '../src/capabilities/study/rules/proof/prove.ts'
import { askParts, type PartToRead } from '../src/capabilities/study/server/close-reading/ask-parts.ts'
import { requestFor } from '../src/capabilities/study/server/close-reading/request-for.ts'
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

const path = process.argv[2] ?? fail('Name a document: npm run try-model -- thesis.pdf')
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
const study = openStudy((document as Extract<typeof document, { ok: true }>).value)
const parts = readingParts(study.reading, partTokensFor(window))
say(
  `${basename(path)}: ${parts.length} part${parts.length === 1 ? '' : 's'}, at most ${estimateOf(parts, window, budget)} tokens, with ${name}`,
)

const proposals: Proposal[] = []
const usage = { inputTokens: 0, outputTokens: 0, images: 0 }
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

async function read(open: readonly PartToRead[], instructions: string): Promise<boolean> {
  const stopped = await askParts(open, {
    engine: counted,
    window,
    budget,
    spent: usage.inputTokens + usage.outputTokens,
    requestFor: ({ text }) => requestFor(instructions, text, window),
    async keep(part) {
      proposals.push(...part.proposals)
      say(
        `  part ${part.part + 1}: ${part.proposals.length} findings${part.problem ? `, ${part.problem}` : ''}`,
      )
      return true
    },
    lost: async () => {},
  })
  if (stopped) say(`  stopped: ${stopped.why === 'problem' ? stopped.problem.message : stopped.why}`)
  return !stopped
}

const ground = {
  reading: study.reading,
  statements: study.statements(),
  book: study.facts(),
  partOf: (part: number) => parts[part]?.near,
}
if ((await read(inOrderOfWorth(parts), INSTRUCTIONS)) && parts.length > 1) {
  const { findings } = prove(ground, proposals, name ?? '')
  const text = digestOf(ground.book, findings, digestTokensFor(window))
  await read([{ number: parts.length, text }], SECOND_LOOK)
}
const took = performance.now() - begun
const { findings, tally } = prove(ground, proposals, name ?? '')

say('\nKept')
for (const { kind, certainty, evidence } of findings.facts)
  say(`  ${kind}${certainty === 'likely' ? ' (likely)' : ''}, ${placeWords(evidence)}: ${evidence.quote}`)
for (const { kind, says, evidence } of findings.assessments)
  if (says) say(`  ${kind}${evidence[0] ? `, ${placeWords(evidence[0])}` : ''}: ${says}`)

say('\nDropped')
for (const [why, count] of Object.entries(tally.dropped)) say(`  ${count} × ${DROPS[why as Drop]}`)

const price = usageSettings(env).prices[name ?? '']
const cost = price ? showNgwee(inNgwee(costOf(usage, price))) : 'unknown: AI_PRICES names no price'
say(`\n${tally.proposed} proposed, ${tally.kept} kept, ${tally.proposed - tally.kept} dropped`)
say(`${(took / 1000).toFixed(1)} s, ${usage.inputTokens} tokens in, ${usage.outputTokens} out, cost ${cost}`)
