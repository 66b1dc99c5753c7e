/** The deck of the preview, made anew: `node scripts/make-sample-deck.ts`, after planning has changed. */
import { writeFileSync } from 'node:fs'
import { makeDeck } from '../src/assistants/slides/rules/plan/plan-deck.ts'
import { openRecord } from '../src/capabilities/study/rules/open-study.ts'
import { defenceAnswers } from '../tests/support/defence-answers.ts'
import { defenceThesis } from '../tests/support/defence-thesis.ts'

const model = defenceThesis()
const study = openRecord(model, undefined, defenceAnswers(openRecord(model)))
writeFileSync(
  new URL('../src/assistants/slides/server/sample-deck.json', import.meta.url),
  `${JSON.stringify(makeDeck(study, model), null, 2)}\n`,
)
