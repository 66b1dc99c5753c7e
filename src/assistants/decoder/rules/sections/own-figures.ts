/** The figures of a document, sentence by sentence, as the study engine read them. */

import {
  type Descriptive,
  isTorn,
  type OpenStudy,
  type ReadSentence,
  type TestResult,
} from '#capabilities/study/index.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'

export type OwnFigures = { tests: TestResult[]; descriptives: Descriptive[] }

export function figuresBySentence(study: OpenStudy): Map<string, OwnFigures> {
  const found = new Map<string, OwnFigures>()
  const at = (id: string): OwnFigures => {
    const held = found.get(id) ?? { tests: [], descriptives: [] }
    found.set(id, held)
    return held
  }
  const { tests, descriptives } = study.statistics()
  for (const { evidence, ...test } of tests) at(evidence.sentenceId).tests.push(test)
  for (const { evidence, ...what } of descriptives)
    if (isFinding(what)) at(evidence.sentenceId).descriptives.push(what)
  return found
}

const OWN: ReadonlySet<ReadSentence['role']> = new Set(['results', 'abstract'])
const WORTH: Record<Descriptive['kind'], number> = {
  effect: 2,
  interval: 1.5,
  p: 1.5,
  mean: 1,
  percentage: 1,
  n: 0,
}

/** Whole sentences of the results and the abstract with figures, those with a test first. */
export function sentencesWithFigures(study: OpenStudy): { sentence: ReadSentence; figures: OwnFigures }[] {
  const figures = figuresBySentence(study)
  const worthOf = ({ tests, descriptives }: OwnFigures) =>
    tests.length * 3 + Math.max(0, ...descriptives.map(({ kind }) => WORTH[kind]))
  return study.reading.sentences
    .flatMap((sentence) => {
      const found = figures.get(sentence.id)
      return found && OWN.has(sentence.role) && isWholeSentence(sentence.text) && !isNoFinding(sentence.text)
        ? [{ sentence, figures: found, worth: worthOf(found) }]
        : []
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
}

/** Steps before a result that are told in the words of one. */
const NO_FINDING =
  /\b(?:matrix|equation|formula) is given\b|^there (?:were|was|are) (?:a total of )?[\d,]+ (?:[\w-]+ ){0,3}(?:observations|records|cases|entries|questionnaires)\b(?!.*\b(?:significant|more|less|higher|lower|than)\b)|\b(?:sphericity|homogeneity of variances?|Mauch\w+|Levene|Shapiro|Kolmogorov)\b|\boutliers?\b[^.]*\b(?:rejected|removed|excluded|dropped|discarded|deleted)\b|\b(?:selected|chosen|included|kept|retained|removed|dropped|threshold|cut-?off|criterion|whose)\b[^.]{0,80}\bp(?:[- ]?values?)?\s?[<>≤≥]|\b(?:is|are|was|were) set (?:at|to)\b|\bwe set\b|\bwould (?:mean|indicate|imply)\b|\btype (?:1|2|I{1,2}|one|two) errors?\b|\b(?:return|response) rate\b|\b(?:will|shall) (?:\w+ )?(?:be|use|train|split|collect|compare|run)\b|\b(?:was|were|is|are) (?:then |also )?(?:trained|split|divided|partitioned)\b/i
const isNoFinding = (text: string): boolean => NO_FINDING.test(text) || isTorn(text)

/** The p values printed with the results, sentence by sentence. */
export const ownPs = (study: OpenStudy): boolean[] =>
  sentencesWithFigures(study).flatMap(({ figures }) => printedPs(figures))

/** A significance level chosen beforehand is no result. */
function isFinding(what: Descriptive): boolean {
  if (what.kind === 'effect') return what.name !== 'α' || what.value > 0.1
  return what.kind !== 'p' || what.sign !== '=' || what.value !== 0.05
}

const isSignificant = (p: { sign: string; value: number }): boolean =>
  p.sign === '>' || p.sign === '≥' ? false : p.value <= 0.05

/** Neither "p < .1" nor "p > .005" tells on which side of .05 the value lies. */
const mayBeEither = ({ sign, value }: { sign: string; value: number }): boolean =>
  (/[<≤]/.test(sign) && value > 0.05) || (/[>≥]/.test(sign) && value < 0.05)

/** The p values a sentence prints, each once. */
export function printedPs({ tests, descriptives }: OwnFigures): boolean[] {
  if (tests.length > 0)
    return tests.flatMap(({ p }) => {
      if (p === 'ns') return [false]
      return p === null || mayBeEither(p) ? [] : [isSignificant(p)]
    })
  return descriptives.flatMap((one) => (one.kind === 'p' && !mayBeEither(one) ? [isSignificant(one)] : []))
}
