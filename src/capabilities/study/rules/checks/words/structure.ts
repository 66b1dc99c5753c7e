/**
 * Parts that a work owes. One is called missing only where its name stands nowhere, in no heading and in no sentence:
 * a heading may be lost in reading, or be another word, and then nothing is said.
 */
import { evidenceOf } from '../../document/evidence.ts'
import { isEnglish, isProse, type ReadDocument } from '../../document/reading.ts'
import { isStuffed } from '../../text/stuffing.ts'
import type { CheckArea, StudyCheck } from '../check.ts'
import type { PartName } from '../check-ids.ts'
import { notApplying, notFound, passed } from '../outcomes.ts'

type StructurePart = {
  part: PartName
  name: string
  area: CheckArea
  weight: StudyCheck['weight']
  called: RegExp
  advice: string
}

const PARTS: readonly StructurePart[] = [
  {
    part: 'abstract',
    name: 'an abstract',
    area: 'writing',
    weight: 2,
    called: /\b(?:abstract|summary|synopsis)\b/i,
    advice: 'Add an abstract: aim, methods, main findings and conclusion in about 250 words.',
  },
  {
    part: 'methods',
    name: 'a part on methods',
    area: 'methodology',
    weight: 3,
    called: /\b(?:method\w*|procedures?|materials|design|approach)\b/i,
    advice: 'Put your methods under a heading of their own: what you did, so that another could do it too.',
  },
  {
    part: 'conclusion',
    name: 'a conclusion',
    area: 'interpretation',
    weight: 2,
    called: /\b(?:conclu\w+|closing|final (?:remarks|words)|summary)\b/i,
    advice:
      'Put the conclusion under a heading of its own: answer your question in a few sentences, and say what follows.',
  },
  {
    part: 'references',
    name: 'a list of references',
    area: 'literature',
    weight: 3,
    called: /\b(?:references|bibliograph\w+|works cited|sources|citations?)\b/i,
    advice: 'Add a list of references with every work you cite.',
  },
]

export function structureChecks(reading: ReadDocument, entries = 0): StudyCheck[] {
  const lines = [
    ...reading.sections.map(({ title }) => title),
    ...[...reading.signposts, ...reading.blocks, ...reading.sentences].map(({ text }) => text),
  ]
  return PARTS.map(({ part, name, area, weight, advice, called }) => {
    const about = { id: `part-${part}` as const, area, label: `It has ${name}`, weight }
    const first = reading.sentences.find((sentence) => sentence.role === part && isProse(sentence))
    if (first) return passed(about, `Found: ${name}.`, [evidenceOf(first)])
    // A list counts even without a heading.
    if ((part === 'references' && entries > 2) || lines.some((line) => called.test(line) && !isStuffed(line)))
      return passed(about, `Found: ${name}.`)
    // Not every language's name for a part is known here.
    return isEnglish(reading)
      ? notFound(about, `Not found in the text: ${name}.`, advice)
      : notApplying(about, `I look for ${name} by its name, and do not know it in every language.`)
  })
}
