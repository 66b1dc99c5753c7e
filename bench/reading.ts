/**
 * How soon and in how much memory a long thesis is read, and what becomes of a model's honest remarks and of its lies. What is said
 * of real work is printed by `npm run statements`, and counted by readers (docs/measures.md).
 *
 *   --comparisons       instead: planted faults found in tables, right ones left alone, tests in sentences. Takes a <folder>
 *                       of sentences coded by others (or BENCH_MEASURES), --seed=20 for other tables, --works=6, --misses
 *   --sentences=<document>  instead: its sentences as JSON lines, for readers to label with what each does for the work
 *   --learn=<folder>        instead: the weights of `study/rules/roles` from works labelled so
 */
import { parseArgs } from 'node:util'
import { overBudget } from './printing/report.ts'
import { measureLongThesis } from './reading/long-thesis.ts'
import { measureModelProof } from './reading/model-proof.ts'
import { learnRoles, printSentences } from './reading/train-roles.ts'

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean' },
    comparisons: { type: 'boolean', default: false },
    seed: { type: 'string' },
    works: { type: 'string' },
    sentences: { type: 'string' },
    learn: { type: 'string' },
  },
})

if (options.learn) learnRoles(options.learn)
else if (options.sentences) await printSentences(options.sentences)
else if (options.comparisons) await import('./comparisons/measure.ts')
else {
  await measureLongThesis()
  measureModelProof()
  process.exitCode = overBudget() ? 1 : 0
}
