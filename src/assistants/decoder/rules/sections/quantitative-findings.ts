/** Counts and tests: the results that contain figures. */
import { evidenceOf, factsOfKind, type OpenStudy } from '#capabilities/study/index.ts'

import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { factPoint, type ToldPoints, untold } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { quotedExcerpt } from '../words/wording.ts'
import { figureLead } from './figure-words.ts'
import { figuresBySentence, sentencesWithFigures } from './own-figures.ts'
import { inOwnWords, resultsInWords } from './points-of-slots.ts'

/** Who answered is not what was found: told last, and shortly. */
const MOST_OF_SAMPLE = 2
/** Sentences with tests keep this much room, however many worded results there are. */
const LEAST_OTHERS = 3
/** More likely than anything else. */
const LIKELY = 0.5

/** Neither who answered, nor what was expected, set or found by others. */
const isFinding = (study: OpenStudy, sentenceId: string): boolean =>
  study.roleOf(sentenceId).odds('result', 'conclusion') >= LIKELY

export function quantitativeFindings(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const { study, record, doubted } = material
  if (inOwnWords(record, 'results').length > 0)
    return withoutRepeats(resultsInWords(material, 'in figures')).slice(0, MOST_POINTS)
  const figures = figuresBySentence(study)
  const unchanged = factsOfKind(record, 'null-result')
  const nulls = new Set(unchanged.map(({ evidence }) => evidence.sentenceId))
  const facts = [...factsOfKind(record, 'result'), ...unchanged].filter(
    ({ evidence }) =>
      isWholeSentence(evidence.quote) &&
      hasOwnFigure(evidence.quote) &&
      !doubted.has(evidence.sentenceId) &&
      isFinding(study, evidence.sentenceId),
  )
  const results = untold(facts, facts.length, told).map((fact) =>
    factPoint(
      fact,
      figureLead(
        figures.get(fact.evidence.sentenceId),
        nulls.has(fact.evidence.sentenceId),
        fact.evidence.quote,
      ),
    ),
  )
  const withFigures = sentencesWithFigures(study).filter(
    ({ sentence }) => !told.has(sentence.id) && !doubted.has(sentence.id),
  )
  const ofSample = withFigures
    .filter(({ sentence }) => study.roleOf(sentence.id).odds('who-answered') >= LIKELY)
    .map(({ sentence }) => point(`Who answered: ${quotedExcerpt(sentence.text)}`, evidenceOf(sentence)))
  const others = withFigures
    .filter(({ sentence }) => isFinding(study, sentence.id))
    .map(({ sentence, figures: found }) =>
      point(
        `${figureLead(found, false, sentence.text)}: ${quotedExcerpt(sentence.text)}`,
        evidenceOf(sentence),
      ),
    )
  const said = withoutEchoes([...results.slice(0, MOST_POINTS - LEAST_OTHERS), ...others, ...results])
  const found = withoutRepeats(said)
  return [...found.slice(0, MOST_POINTS - MOST_OF_SAMPLE), ...ofSample.slice(0, MOST_OF_SAMPLE), ...found]
    .filter((one, at, all) => all.indexOf(one) === at)
    .slice(0, MOST_POINTS)
}

/** Years, numbers of figures and tables, and names such as BM25 are no results. */
const hasOwnFigure = (text: string): boolean =>
  /(?<![\p{L}\d]|\p{L}-)\d/u.test(
    text
      .replace(/^\(?\d{1,2}[.)]\s/, '')
      .replace(
        /\b(?:Fig(?:ure|s)?|Table|Section|Chapter|Interview(?:ee)?|Participant|Respondent|Informant|Focus group|Child|Case|Item|Question|Study|Phase|Step|Group)s?\.?\s*[A-Z]?\d[\d.]*[a-z]?|\b(?:19|20)\d\d\b/g,
        '',
      ),
  )

/** Abstract, results and conclusion give the same figures; the sentence with most of them represents all. */
function withoutEchoes(points: readonly Point[]): Point[] {
  const numbers = points.map(({ text }) => new Set(text.match(/\d+(?:[.,]\d+)+|\d{2,}/g) ?? []))
  return points.filter((_, at) => {
    const own = numbers[at]!
    const isEcho = numbers.some(
      (other, i) =>
        i !== at &&
        [...own].every((one) => other.has(one)) &&
        (other.size > own.size || (other.size === own.size && i < at)),
    )
    return own.size === 0 || !isEcho
  })
}
