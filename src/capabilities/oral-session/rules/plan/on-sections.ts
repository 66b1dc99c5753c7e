/** Where a work gives too few sentences to stop at: its own sections, by their headings, each with what a panel asks of such a part. */

import { evidenceOf, type ReadDocument, type WorkKind } from '#capabilities/study/index.ts'
import { findCitations, isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { ExamArea } from '../names.ts'
import { headedIn, lookingAt } from './grounds.ts'
import { type QuestionDraft, TELLS } from './question-draft.ts'

/** The sentences of the section, and whether the work has objectives to come back to. */
type Section = { texts: readonly string[]; hasObjectives: boolean }
type AskedWhere = { says: string; fits: (section: Section) => boolean }
type OfPart = {
  area: ExamArea
  asks: readonly (string | AskedWhere)[]
  /** Without it nothing of this kind is asked. */
  fits?: (section: Section) => boolean
  easier: string
  deeper: string
  holds: string
}

/** A description of things that others made is no step of this work. */
const WAS_DONE =
  /\b(?:I|[Ww]e|[Tt]he (?:researcher|author)s?|[Tt]h(?:is|e) (?:study|research|project)) (?:\w+ ){0,2}(?:\w{2,}ed|chose|took|drew|made|did|found)\b|\b(?:was|were) (?:\w+ly )?(?:chosen|selected|excluded|used|applied|measured|split|grouped|collected|coded|adopted|analy[sz]ed|recorded|administered|distributed|interviewed|asked|sampled|drawn|calculated|computed|tested|trained|conducted|carried out|obtained|gathered|designed|built)\b/
const tellsWhatWasDone = ({ texts }: Section): boolean =>
  texts.some((text) => WAS_DONE.test(text) && findCitations(text).length === 0)
const tellsWhatWillBeDone = ({ texts }: Section): boolean =>
  texts.some((text) => /\b(?:will|shall|intends?|plans?|proposed?)\b/i.test(text))

const STUDIED =
  /\b(?:stud(?:y|ies|ied)|found|finds|findings|showed|shows|revealed|reported|examined|investigated|observed|concluded|survey(?:ed)?)\b/i
const DIFFERS =
  /\b(?:contrary|in contrast|on the other hand|disagree\w*|argue\w*|debate\w*|critici[sz]e\w*|unlike|conversely)\b/i
const LEAST_STUDIES = 2
const authorsIn = (texts: readonly string[]): number =>
  new Set(
    texts.flatMap((text) =>
      findCitations(text).map(({ names, year, number }) => names[0] ?? `${year}${number}`),
    ),
  ).size
const tellsOfStudies = ({ texts }: Section): boolean =>
  authorsIn(texts.filter((text) => STUDIED.test(text))) >= LEAST_STUDIES
const hasTwoSides = ({ texts }: Section): boolean =>
  authorsIn(texts) >= LEAST_STUDIES &&
  texts.some((text) => DIFFERS.test(text) && findCitations(text).length > 0)

const METHOD: OfPart = {
  area: 'method',
  fits: tellsWhatWasDone,
  asks: ['What would somebody who repeats this need to know that your text does not say?'],
  easier: 'What did you do there?',
  deeper: 'How would you have noticed a mistake?',
  holds: 'Tell it in the order in which you did it, and name the step at which a mistake is likeliest.',
}
const PLANNED: OfPart = {
  ...METHOD,
  fits: tellsWhatWillBeDone,
  asks: ['What of this have you tried already, and what have you only read about?'],
  easier: 'What will you do there?',
  deeper: 'How will you notice a mistake?',
  holds: 'Tell it in the order in which you will do it, and name the step at which a mistake is likeliest.',
}
const FOUND: OfPart = {
  area: 'results',
  fits: ({ texts }) => texts.some((text) => TELLS.test(text)),
  asks: [
    'What here did you not expect, and how do you explain it?',
    {
      says: 'Which of your objectives does this answer, and what does it leave open?',
      fits: ({ hasObjectives }) => hasObjectives,
    },
  ],
  easier: 'What came out here?',
  deeper: 'What would have to be different before you said the opposite?',
  holds: 'Say the one result in a sentence, what it rests on, and what it leaves open.',
}
const READ: OfPart = {
  area: 'literature',
  asks: [
    'What of this did you need for your study, and where do you use it again?',
    { says: 'Which study there comes closest to yours, and what did it leave open?', fits: tellsOfStudies },
    { says: 'Where do your authors disagree here, and on whose side is your own work?', fits: hasTwoSides },
  ],
  easier: 'What did you learn from these authors?',
  deeper: 'Which of them would disagree with you?',
  holds: 'Name one study, what it found, and where it meets your own work.',
}
const BUILT: OfPart = {
  area: 'method',
  asks: ['How did you test this part, and what failed at first?'],
  easier: 'How does this part work?',
  deeper: 'What could break it?',
  holds: 'Follow one example through this part, and name what stops a mistake.',
}

const DRAWN: OfPart = {
  area: 'method',
  asks: ['What in the finished system differs from this diagram, and why?'],
  easier: 'What does this diagram show?',
  deeper: 'What is missing from it?',
  holds: 'Follow one use through it from beginning to end, and name what turned out otherwise.',
}
const IS_DRAWN = /\b[Dd]iagrams?\b|\b(?:ERD|DFD|UML)\b/

/** Of a work that was built, only these parts tell of the thing itself. */
const OF_THE_THING =
  /\b(?:systems?|modules?|databases?|diagrams?|interfaces?|architecture|implementation|testing|requirements?|data flow|algorithms?|hardware|circuit)\b/i

function askedOf(role: SectionRole, title: string, kind: WorkKind): OfPart | undefined {
  if (role === 'literature') return READ
  if (role === 'results' || role === 'discussion') return kind === 'done' ? FOUND : undefined
  if (kind === 'built' && OF_THE_THING.test(title) && (role === 'methods' || role === 'other'))
    return IS_DRAWN.test(title) ? DRAWN : BUILT
  if (role === 'methods') return kind === 'planned' ? PLANNED : METHOD
  return undefined
}

const ASKED_ELSEWHERE =
  /\b(?:existing|current|problems?|limitations?|risks?|contributions?|hypothes\w+|questions?|objectives?|summary|conclusions?|demographic\w*|respondents|bio-?data|advantages?|benefits?|welcome|log ?in|ethic\w*|reflections?|lessons learn\w*|(?:my|our) (?:work|learning|experience|internship))\b|^section [a-z]\b|=/i
/** “Data analysis” names no part of this work that another has not, and “2.4.3 Vitamins” a small part of what was read: they come last. */
const hasOwnName = (title: string, role: SectionRole): boolean =>
  /^chapter\s+\w+\W+\w/i.test(title) ||
  (!/^chapter\b/i.test(title) &&
    !contentStems(title).every(isCommon) &&
    !(role === 'literature' && /^\d+\.\d+\.\d+/.test(title)))

type Wanted = { least: number; hasObjectives: boolean }

/** One section of each kind of part, and that with a question which its own text calls for. */
export function onSections(
  kind: WorkKind,
  reading: ReadDocument,
  isUsed: (sentenceId: string) => boolean,
  { least, hasObjectives }: Wanted,
): QuestionDraft[] {
  const texts = Map.groupBy(reading.sentences, ({ section }) => section)
  const fitting = headedIn(reading).flatMap(({ title, role, sentence }) => {
    const part = ASKED_ELSEWHERE.test(title) ? undefined : askedOf(role, title, kind)
    const section = {
      texts: (texts.get(sentence.section) ?? []).map(({ text }) => text),
      hasObjectives,
    }
    if (!part || isUsed(sentence.id) || !hasOwnName(title, role) || part.fits?.(section) === false) return []
    const called = part.asks.find((one) => typeof one !== 'string' && one.fits(section))
    const asks = called ?? part.asks.find((one) => typeof one === 'string')
    return asks
      ? [{ title, part, asks: typeof asks === 'string' ? asks : asks.says, isCalled: !!called, sentence }]
      : []
  })
  const kinds = Map.groupBy(fitting, ({ part }) => part)
  return [...kinds.values()]
    .map((alike) => alike.find(({ isCalled }) => isCalled) ?? alike[0]!)
    .map(({ title, part, asks, sentence }): QuestionDraft => {
      const place = evidenceOf(sentence)
      return {
        about: 'a section',
        area: part.area,
        phase: 'more',
        lead: lookingAt(title, place),
        asks,
        easier: part.easier,
        deeper: part.deeper,
        place,
        also: [],
        why: 'A panel opens a work at any page and asks what it is there for.',
        weak: false,
        weight: 2,
        better: [],
        advice: part.holds,
        within: 'hour',
        support: title,
      }
    })
    .slice(0, Math.max(0, least))
}
