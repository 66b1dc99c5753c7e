/** Questions with yes or no about a deck in one format: those of the quality panel, and those that only its document can answer. */

import { isPlan } from '../../src/assistants/slides/rules/content/make-deck.ts'
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'
import {
  BODY,
  type Checked,
  type DeckCheck,
  ofDeck,
} from '../../src/assistants/slides/rules/quality/check.ts'
import { checkDeck } from '../../src/assistants/slides/rules/quality/check-deck.ts'
import type { OpenStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { makeVerifier } from '../../src/capabilities/study/rules/verifier/verify.ts'

export function allChecks(checked: Checked, study: OpenStudy): DeckCheck[] {
  return [...checkDeck(checked), ...againstDocument(checked.deck, study)]
}

function againstDocument({ slides }: Deck, study: OpenStudy): DeckCheck[] {
  const verifier = makeVerifier({ reading: study.reading })
  const lines = slides.slice(BODY.from, BODY.to).flatMap(({ points }) => points.map(({ text }) => text))
  const headings = new Set(
    study.reading.sections.map(({ title }) => title.toLowerCase().replace(/[.:]$/, '')),
  )
  const plan = isPlan(study.facts())
  const says = (id: string, word: RegExp): boolean =>
    slides.some((slide) => slide.id === id) || slides.some(({ missing }) => word.test(missing ?? ''))
  return [
    ofDeck('objectives', 'Aim or objectives, or that there are none', says('objectives', /\baim\b/)),
    ofDeck(
      'questions',
      'Questions or hypotheses, or that there are none',
      says('questions', /research questions/),
    ),
    ofDeck('problem', 'The problem, or that none is stated', says('problem', /problem/)),
    ofDeck('design', 'The design, or that none is named', says('design', /design/)),
    ofDeck('sample', 'The sample, or that none is told', says('sample', /sample size/) || plan),
    ofDeck(
      'results',
      'Results, or that there are none; none of a plan',
      plan ? !slides.some(({ id }) => id.startsWith('result')) : says('result-1', /result/),
    ),
    ofDeck(
      'conclusion',
      'A conclusion or limits, or that there are none',
      says('conclusion', /conclusion/) || says('limits', /limit/),
    ),
    ofDeck(
      'verified',
      'Every number, name and citation occurs',
      lines.every((text) => verifier.check(text).verdict !== 'unsupported'),
    ),
    ofDeck(
      'headings',
      'No heading stands as a line',
      lines.every((text) => !headings.has(text.toLowerCase())),
    ),
  ]
}
