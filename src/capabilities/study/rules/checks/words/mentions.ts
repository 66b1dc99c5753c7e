/** Tables and figures the text never mentions, and mentions of missing ones. */
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadDocument } from '../../document/reading.ts'
import type { StudyCheck } from '../check.ts'
import { firstFew } from '../check-sentences.ts'
import { type About, again, notApplying, passed } from '../outcomes.ts'
import {
  captionsOf,
  gapsIn,
  type Label,
  type LabelKind,
  labelKey,
  labelledSomewhere,
  labelName,
  pointedWithoutNumber,
  pointersIn,
} from './captions.ts'

export type Mentions = {
  captions: Label[]
  unmentioned: Label[]
  /** Mentions without a caption, each once; only of a kind that has captions at all. */
  absent: Label[]
  gaps: Pick<Label, 'kind' | 'number'>[]
}

export function mentionsOf(reading: ReadDocument): Mentions {
  const captions = captionsOf(reading)
  const pointers = pointersIn(reading, captions)
  const mentioned = new Set(pointers.map(labelKey))
  const present = new Set(captions.map(labelKey))
  const absent = new Map<string, Label>()
  for (const pointer of pointers)
    if (
      pointer.sentence.kind !== 'form' &&
      !isSupplement(pointer) &&
      !present.has(labelKey(pointer)) &&
      !absent.has(labelKey(pointer))
    )
      absent.set(labelKey(pointer), pointer)
  const somewhere = absent.size > 0 || captions.length > 1 ? labelledSomewhere(reading) : new Set<string>()
  const without = {
    table: pointedWithoutNumber(reading, 'table'),
    figure: pointedWithoutNumber(reading, 'figure'),
  }
  return {
    captions,
    unmentioned: captions.filter(
      (caption) => !mentioned.has(labelKey(caption)) && !without[caption.kind].has(caption.sentence.section),
    ),
    absent: wereRead(captions, absent.size)
      ? [...absent.values()].filter((pointer) => !somewhere.has(labelKey(pointer)))
      : [],
    gaps: gapsIn(captions).filter((gap) => !mentioned.has(labelKey(gap)) && !somewhere.has(labelKey(gap))),
  }
}

/** If many are missing compared with those read, the captions were misread and there is no fault. */
const wereRead = (captions: readonly Label[], absent: number) =>
  captions.length > 1 && captions.length >= absent && (absent <= 2 || captions.length >= 3 * absent)

/** 'Table S4' may be in a separate file. */
const isSupplement = ({ number }: Label) => number.startsWith('S')

export function mentionChecks(reading: ReadDocument): StudyCheck[] {
  const mentions = mentionsOf(reading)
  return [mentioned('table', mentions), mentioned('figure', mentions), exist(mentions), numbered(mentions)]
}

function mentioned(kind: LabelKind, { captions, unmentioned }: Mentions): StudyCheck {
  const all = captions.filter((caption) => caption.kind === kind)
  const left = unmentioned.filter((caption) => caption.kind === kind)
  const about: About = {
    id: `${kind}s-mentioned`,
    area: 'writing',
    label: `Every ${kind} is spoken of in the text`,
    weight: 1,
  }
  if (all.length === 0) return notApplying(about, `I found no numbered ${kind}s.`)
  return left.length === 0
    ? passed(
        about,
        `The text mentions ${all.length === 1 ? `the one numbered ${kind}` : `all ${all.length} numbered ${kind}s`}.`,
      )
    : again(
        about,
        `Not found in the text: any mention of ${labelNames(left)}.`,
        `Point the reader to each ${kind} where you speak of what it shows.`,
        left.map(({ sentence }) => evidenceOf(sentence)),
      )
}

function exist({ captions, absent }: Mentions): StudyCheck {
  const about: About = {
    id: 'mentions-exist',
    area: 'writing',
    label: 'Every table and figure that the text names is there',
    weight: 2,
  }
  if (captions.length === 0) return notApplying(about, 'I found no numbered tables or figures.')
  return absent.length === 0
    ? passed(about, 'Each table and figure that the text names has a caption.')
    : again(
        about,
        `The text names ${labelNames(absent)}, and I found no such caption.`,
        'Correct the number, or add what is missing.',
        absent.map(({ sentence }) => evidenceOf(sentence)),
      )
}

function numbered({ captions, gaps }: Mentions): StudyCheck {
  const about: About = {
    id: 'captions-numbered',
    area: 'writing',
    label: 'Tables and figures are numbered without gaps',
    weight: 1,
  }
  if (captions.length < 2)
    return notApplying(about, 'There are too few numbered tables and figures to count through.')
  if (gaps.length === 0 && gapsIn(captions).length > 0)
    return notApplying(
      about,
      'Some captions between those I found are named in the text, and I did not find them.',
    )
  return gaps.length === 0
    ? passed(about, `The ${captions.length} captions I found are numbered without gaps.`)
    : again(
        about,
        `Between the captions I found, these numbers are missing: ${gaps.map(labelName).join(', ')}.`,
        'Number tables and figures one after the other, also after one was taken out.',
      )
}

const labelNames = (labels: readonly Pick<Label, 'kind' | 'number'>[]) => firstFew(labels.map(labelName))
