/**
 * What this work is, in at most five sentences of our own: what it is, what it set out to do, how, what came out, what it
 * makes of that. A sentence rests on filled slots alone; of an empty slot nothing is said.
 */

import { type SlotEntry, type SlotId, type StudyEvidence, saidOf } from '#capabilities/study/index.ts'
import { joinList } from '#kit/join-list.ts'
import { pagesWords } from '#product/place.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { type Point, point } from '../words/point.ts'
import { STAGE_WORDS } from '../words/stages.ts'
import { capitalised, ended } from '../words/wording.ts'
import { wordedEntry } from './points-of-slots.ts'

type Said = (slot: SlotId) => readonly SlotEntry[]
const MOST_LISTED = 10
const LIST_WORDS = 30

export function executiveSummary(material: AnalysisMaterial): Point[] {
  const { record, work } = material
  const said: Said = (slot) => saidOf(record, slot)
  if (record.summary.length > 0)
    return [
      ...(work.stage ? [whatItIs(material, said)] : []),
      ...purpose(said, work.stage === 'proposal'),
      ...record.summary.map((text) => point(text)),
      ...lists(said),
    ]
  if (!work.stage) return []
  const isPlan = work.stage === 'proposal'
  return [
    whatItIs(material, said),
    ...purpose(said, isPlan),
    ...lists(said),
    ...method(said, isPlan),
    ...outcome(said, material.doubted),
  ]
}

const evidenceOf = (entries: readonly SlotEntry[]): StudyEvidence[] =>
  entries.flatMap(({ evidence }) => evidence.slice(0, 1))

function whatItIs({ study: { reading }, work }: AnalysisMaterial, said: Said): Point {
  const people = said('people')
  const [school] = said('institution')
  const [year] = said('year')
  const [award] = said('award')
  const degree = award ? ` for the award of ${award.value}` : ''
  const by = people.length > 0 ? ` by ${joinList(people.map(({ value }) => value))}` : ''
  const where = [school, year].flatMap((one) => (one ? [one.value] : []))
  const from = where.length > 0 ? `${by ? ', ' : ' from '}${where.join(', ')}` : ''
  const kind = work.builds && work.stage === 'thesis' ? BUILT : work.stage ? STAGE_WORDS[work.stage] : ''
  return point(
    `This is ${kind}${degree}${by}${from}; ${pagesWords(reading.pages, reading.paged)}.`,
    ...evidenceOf([
      ...people,
      ...(award ? [award] : []),
      ...(school ? [school] : []),
      ...(year ? [year] : []),
    ]).slice(0, 3),
    ...(people.length + where.length === 0 ? work.stageEvidence.slice(0, 1) : []),
  )
}

const BUILT = 'a report of a development project'

/** "assess the factors …" goes on from "It set out to"; anything else is quoted. */
function purpose(said: Said, isPlan: boolean): Point[] {
  const [aim] = said('aim')
  if (aim) {
    const task = aim.value.replace(/^to\s+/i, '').trim()
    return [
      /^\p{Ll}[\p{L}-]*(?<!ing|ed)\s/u.test(task)
        ? point(ended(`It ${isPlan ? 'sets' : 'set'} out to ${task}`), ...evidenceOf([aim]))
        : point(`Its aim: ${wordedEntry(aim)}`, ...evidenceOf([aim])),
    ]
  }
  const [problem] = said('problem')
  return problem ? [point(`The problem it names: ${wordedEntry(problem)}`, ...evidenceOf([problem]))] : []
}

const LISTS: readonly (readonly [SlotId, one: string, many: string])[] = [
  ['objectives', 'objective', 'objectives'],
  ['questions', 'research question', 'research questions'],
  ['hypotheses', 'hypothesis', 'hypotheses'],
]

function lists(said: Said): Point[] {
  const found = LISTS.flatMap(([slot, one, many]) => {
    const entries = said(slot)
    return entries.length > 0 ? [{ entries, name: entries.length === 1 ? one : many }] : []
  })
  return found.slice(0, 2).map(({ entries, name }) => {
    const listed = entries
      .slice(0, MOST_LISTED)
      .map((entry, at) => `${entries.length > 1 ? `(${at + 1}) ` : ''}${wordedEntry(entry, LIST_WORDS)}`)
    return point(`${capitalised(name)}: ${listed.join(' ')}`, ...evidenceOf(entries))
  })
}

/** In its own words: one word of a design, "longitudinal", is easily the wrong one. */
function method(said: Said, isPlan: boolean): Point[] {
  const [design] = said('design')
  const sample = sampleOf(said, isPlan)
  return [
    ...(design
      ? [point(`How it ${isPlan ? 'will be' : 'was'} done: ${wordedEntry(design)}`, ...evidenceOf([design]))]
      : []),
    ...sample,
  ]
}

/** How many were studied, and no more; of two numbers the comparisons speak. */
function sampleOf(said: Said, isPlan: boolean): Point[] {
  const entries = said(isPlan ? 'samplePlanned' : 'sampleAnalysed')
  const [only, ...others] = [...new Set(entries.map(({ value }) => value))]
  return only !== undefined && others.length === 0
    ? [point(`${isPlan ? 'Its sample is to be' : 'Its sample'}: ${only}.`, ...evidenceOf(entries))]
    : []
}

function outcome(said: Said, doubted: AnalysisMaterial['doubted']): Point[] {
  const result = said('results').find(({ evidence: [place] }) => !(place && doubted.has(place.sentenceId)))
  const [conclusion] = said('conclusions')
  return [
    ...(result ? [point(`A result it reports: ${wordedEntry(result)}`, ...evidenceOf([result]))] : []),
    ...(conclusion && conclusion.value !== result?.value
      ? [point(`What it concludes: ${wordedEntry(conclusion)}`, ...evidenceOf([conclusion]))]
      : []),
  ]
}
