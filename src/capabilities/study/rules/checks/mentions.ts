/** Tables and figures that the text never speaks of, and those it speaks of that are not there. */
import { evidenceOf } from '../evidence.ts'
import type { Reading } from '../reading.ts'
import { captionsOf, gapsIn, keyOf, type Label, type LabelKind, nameOf, pointersIn } from './captions.ts'
import type { Check } from './check.ts'
import { makeCheck, shown } from './say.ts'

export type Mentions = {
  captions: Label[]
  unmentioned: Label[]
  /** Mentions of what has no caption, each once; only of a kind that has captions at all. */
  absent: Label[]
  gaps: Pick<Label, 'kind' | 'number'>[]
}

export function mentionsOf(reading: Reading): Mentions {
  const captions = captionsOf(reading)
  const pointers = pointersIn(reading, captions)
  const mentioned = new Set(pointers.map(keyOf))
  const present = new Set(captions.map(keyOf))
  const kinds = new Set(captions.map(({ kind }) => kind))
  const absent = new Map<string, Label>()
  for (const pointer of pointers)
    if (
      kinds.has(pointer.kind) &&
      !isSupplement(pointer) &&
      !present.has(keyOf(pointer)) &&
      !absent.has(keyOf(pointer))
    )
      absent.set(keyOf(pointer), pointer)
  return {
    captions,
    unmentioned: captions.filter((caption) => !mentioned.has(keyOf(caption))),
    absent: [...absent.values()],
    gaps: gapsIn(captions),
  }
}

/** 'Table S4' may well stand in a file of its own. */
const isSupplement = ({ number }: Label) => number.startsWith('S')

export function mentionChecks(reading: Reading): Check[] {
  const mentions = mentionsOf(reading)
  return [mentioned('table', mentions), mentioned('figure', mentions), exist(mentions), numbered(mentions)]
}

function mentioned(kind: LabelKind, { captions, unmentioned }: Mentions): Check {
  const all = captions.filter((caption) => caption.kind === kind)
  const left = unmentioned.filter((caption) => caption.kind === kind)
  return makeCheck(`${kind}s-mentioned`, {
    area: 'writing',
    label: `Every ${kind} is spoken of in the text`,
    outcome: all.length === 0 ? 'does not apply' : left.length === 0 ? 'passed' : 'look again',
    says:
      all.length === 0
        ? `I found no numbered ${kind}s.`
        : left.length === 0
          ? `The text mentions ${all.length === 1 ? `the one numbered ${kind}` : `all ${all.length} numbered ${kind}s`}.`
          : `Not found in the text: any mention of ${named(left)}.`,
    advice: `Point the reader to each ${kind} where you speak of what it shows.`,
    weight: 1,
    evidence: shown(left.map(({ sentence }) => evidenceOf(sentence))),
  })
}

function exist({ captions, absent }: Mentions): Check {
  return makeCheck('mentions-exist', {
    area: 'writing',
    label: 'Every table and figure that the text names is there',
    outcome: captions.length === 0 ? 'does not apply' : absent.length === 0 ? 'passed' : 'look again',
    says:
      captions.length === 0
        ? 'I found no numbered tables or figures.'
        : absent.length === 0
          ? 'Each table and figure that the text names has a caption.'
          : `The text names ${named(absent)}, and I found no such caption.`,
    advice: 'Correct the number, or add what is missing.',
    weight: 2,
    evidence: shown(absent.map(({ sentence }) => evidenceOf(sentence))),
  })
}

function numbered({ captions, gaps }: Mentions): Check {
  return makeCheck('captions-numbered', {
    area: 'writing',
    label: 'Tables and figures are numbered without gaps',
    outcome: captions.length < 2 ? 'does not apply' : gaps.length === 0 ? 'passed' : 'look again',
    says:
      captions.length < 2
        ? 'There are too few numbered tables and figures to count through.'
        : gaps.length === 0
          ? `The ${captions.length} captions I found are numbered without gaps.`
          : `Between the captions I found, these numbers are missing: ${named(gaps)}.`,
    advice: 'Number tables and figures one after the other, also after one was taken out.',
    weight: 1,
    evidence: [],
  })
}

const named = (labels: readonly Pick<Label, 'kind' | 'number'>[]) => {
  const names = shown(labels).map(nameOf).join(', ')
  return labels.length > 5 ? `${names} and ${labels.length - 5} more` : names
}
