/**
 * The built-in rewriter on texts with known facts: nothing lost, machine phrases gone, good prose left alone.
 *
 *   --no-grammar   without the grammar checker, which takes half a gigabyte
 *   <folder>       the folder of corrected sentences by second-language writers, kept outside the project; or BENCH_MEASURES
 */
import { parseArgs } from 'node:util'
import { splitSentences } from '../src/kit/text/split-sentences.ts'
import { builtIn, strengths } from './humanizer/engines.ts'
import { gleuOf, inBrowser, mendedOf, onServer } from './humanizer/english.ts'
import { newGrammarFaults } from './humanizer/grammar.ts'
import {
  factsKept,
  marksGone,
  millisecondsPerThousandWords,
  nearCorrections,
  sentencesChanged,
} from './humanizer/judge.ts'
import { plantedMistakes } from './humanizer/planted-mistakes.ts'
import { kilobytesOfRewriter } from './humanizer/size.ts'
import { aiLike, goodProse, handbook, heldOut, rightAsWritten, secondLanguage } from './humanizer/texts.ts'
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

const server = await onServer()

for (const strength of strengths) {
  const engine = builtIn(strength)
  const facts = factsKept(engine, [...machine, ...human])
  console.log(`\n${strength}`)
  atLeast(`${strength}: facts kept (${facts.of})`, (100 * facts.kept) / facts.of, '%', 100)
  atMost(`${strength}: facts and denials added or lost`, facts.added + facts.denialsChanged, '', 0)
  const { share, sentences } = sentencesChanged(engine, human)
  atMost(`${strength}: good sentences changed (${sentences})`, share, '%', 1)
  if (corrected) {
    const { further, worse, worseThanNearest, changed } = await nearCorrections(server(strength), corrected)
    const what = `${strength}: second-language sentences made worse (${corrected.length}, ${changed.toFixed(1)} % changed)`
    // A strong rewriting is meant to use other words than the author's.
    if (strength === 'strong') console.log(`${what}: ${worse.toFixed(2)} %`)
    else {
      atMost(what, worse, '%', 2)
      atMost(`${strength}: words further from the corrections`, further, '', 0)
    }
    console.log(`${strength}: further from the nearest of its corrections ${worseThanNearest.toFixed(2)} %`)
  }
  // Mending alone leaves the phrases.
  const least = { mend: 0, medium: 85, strong: 85 }[strength]
  atLeast(`${strength}: machine phrases gone, texts of the rules`, marksGone(engine, aiLike()), '%', least)
  atLeast(`${strength}: machine phrases gone, held-out texts`, marksGone(engine, heldOut()), '%', least)
}
if (!corrected) console.log('The corrected sentences are not here; second-language prose was not measured.')

atMost('Milliseconds for 1,000 words', millisecondsPerThousandWords(builtIn('medium'), machine), 'ms', 60)
atMost('The rewriter in the browser', await kilobytesOfRewriter(), 'KB', 25)

console.log('\nEnglish')
const mending = server('mend')
const mistakes = plantedMistakes(human)
for (const [where, mender] of [
  ['server', mending],
  ['browser', inBrowser],
] as const) {
  const { mended, wrong, of } = await mendedOf(mender, mistakes)
  // A phone mends what fits its download.
  atLeast(`${where}: planted mistakes mended (${of})`, (100 * mended) / of, '%', where === 'server' ? 60 : 30)
  atMost(`${where}: planted mistakes mended wrongly`, (100 * wrong) / of, '%', 2)
}
const touched = { changed: 0, of: 0 }
for (const text of human) {
  const after = await mending(text)
  for (const { text: sentence } of splitSentences(text)) {
    touched.of += 1
    if (!after.includes(sentence)) touched.changed += 1
  }
}
atMost(
  `server: good sentences changed by mending (${touched.of})`,
  (100 * touched.changed) / touched.of,
  '%',
  0.5,
)
for (const strength of strengths) {
  let changed = 0
  for (const text of rightAsWritten()) {
    const after = await server(strength)(text)
    for (const { text: sentence } of splitSentences(text))
      if (!after.includes(sentence)) {
        changed += 1
        console.log(`  changed: ${sentence}`)
      }
  }
  atMost(`${strength}: sentences that only look wrong, changed`, changed, '', 0)
}
if (corrected) {
  const source = await gleuOf(async (text) => text, corrected)
  console.log(`GLEU as written: ${source.toFixed(1)}`)
  const ours = await gleuOf(mending, corrected)
  atLeast('GLEU above the source', ours - source, 'points', 4)
  console.log(`GLEU in the browser: ${(await gleuOf(inBrowser, corrected)).toFixed(1)}`)
}

if (!values['no-grammar']) {
  for (const strength of ['medium', 'strong'] as const) {
    const faults = await newGrammarFaults(builtIn(strength), machine)
    for (const fault of faults) console.log(`  new: ${fault}`)
    atMost(`${strength}: new faults of grammar`, faults.length, '', 0)
  }
}

process.exitCode = overBudget() > 0 ? 1 : 0
