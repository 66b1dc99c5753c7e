/**
 * The built-in rewriter on texts with known facts: nothing lost, machine phrases gone, good prose left alone.
 *
 *   --no-grammar   without the grammar checker, which takes half a gigabyte
 *   <folder>       the folder of corrected sentences by second-language writers, kept outside the project; or BENCH_MEASURES
 *
 * Engines that change too much, change facts, or break the grammar go through the same measures, and must fail them.
 */
import { parseArgs } from 'node:util'
import { builtIn, type Engine, planted, strengths } from './humanizer/engines.ts'
import { newGrammarFaults } from './humanizer/grammar.ts'
import {
  factsKept,
  marksGone,
  millisecondsPerThousandWords,
  nearCorrections,
  sentencesChanged,
} from './humanizer/judge.ts'
import { kilobytesOfRewriter } from './humanizer/size.ts'
import { aiLike, goodProse, handbook, heldOut, secondLanguage } from './humanizer/texts.ts'
import { folderOutside } from './printing/folder-outside.ts'
import { atLeast, atMost, overBudget } from './printing/report.ts'

const { values, positionals } = parseArgs({
  options: { 'no-grammar': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = folderOutside('measures made by others', positionals[0])
const corrected = folder ? secondLanguage(folder) : undefined
const human = [...goodProse(), ...handbook()]
const machine = [...aiLike(), ...heldOut()]

for (const strength of strengths) {
  const engine = builtIn(strength)
  const facts = factsKept(engine, [...machine, ...human])
  console.log(`\n${strength}`)
  atLeast(`${strength}: facts kept (${facts.of})`, (100 * facts.kept) / facts.of, '%', 100)
  atMost(`${strength}: facts and denials added or lost`, facts.added + facts.denialsChanged, '', 0)
  const { share, sentences } = sentencesChanged(engine, human)
  atMost(`${strength}: good sentences changed (${sentences})`, share, '%', 1)
  if (corrected) {
    const { further, worse, changed } = nearCorrections(engine, corrected)
    atMost(
      `${strength}: second-language sentences made worse (${corrected.length}, ${changed.toFixed(1)} % changed)`,
      worse,
      '%',
      3,
    )
    // A strong rewriting is meant to use other words than the author's.
    if (strength !== 'strong') atMost(`${strength}: words further from the corrections`, further, '', 0)
  }
  const least = strength === 'light' ? 40 : 85
  atLeast(`${strength}: machine phrases gone, texts of the rules`, marksGone(engine, aiLike()), '%', least)
  atLeast(`${strength}: machine phrases gone, held-out texts`, marksGone(engine, heldOut()), '%', least)
}
if (!corrected) console.log('The corrected sentences are not here; second-language prose was not measured.')

atMost('Milliseconds for 1,000 words', millisecondsPerThousandWords(builtIn('medium'), machine), 'ms', 20)
atMost('The rewriter in the browser', await kilobytesOfRewriter(), 'KB', 25)

if (!values['no-grammar']) {
  for (const strength of ['medium', 'strong'] as const) {
    const faults = await newGrammarFaults(builtIn(strength), machine)
    for (const fault of faults) console.log(`  new: ${fault}`)
    atMost(`${strength}: new faults of grammar`, faults.length, '', 0)
  }
}

/** The measures must detect the faults they exist for. */
async function mustFail(what: string, engine: Engine): Promise<void> {
  const facts = factsKept(engine, [...machine, ...human])
  const fails = {
    'changes facts': facts.kept < facts.of || facts.added + facts.denialsChanged > 0,
    'changes good prose': sentencesChanged(engine, human).share > 1,
    ...(values['no-grammar']
      ? {}
      : { 'breaks grammar': (await newGrammarFaults(engine, machine)).length > 0 }),
  }
  const seen = Object.entries(fails).flatMap(([measure, failed]) => (failed ? [measure] : []))
  console.log(`Planted ${what}: ${seen.length > 0 ? seen.join(', ') : 'NOT SEEN'}`)
  atLeast(`Planted ${what} is seen`, seen.length, 'measures', 1)
}
console.log()
for (const [what, engine] of Object.entries(planted)) await mustFail(what, engine)
process.exitCode = overBudget() > 0 ? 1 : 0
