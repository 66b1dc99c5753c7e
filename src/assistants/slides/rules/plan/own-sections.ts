/** Sections of the work under their own headings: what fills a deck whose record is short. Nothing is told under another name. */

import type { SectionRole } from '#product/document-model.ts'
import type { SlideSource } from '../deck/deck.ts'
import { isOfAssumptions } from '../tables/not-findings.ts'
import { calmed } from '../words/calmed.ts'
import { wordCount } from '../words/clean.ts'
import { hasVerb } from '../words/verbs.ts'
import { type DeckPart, type Draft, draftOf } from './draft.ts'
import { isAdvice, isDone, isResult } from './no-result.ts'
import { isSaid } from './once-each.ts'
import { doesFor } from './sentences/does.ts'
import { withinSentence } from './speech.ts'
import { pointOfStated } from './stated.ts'
import { LEAST_OF_SUBJECT, namesSubject, statedUnder, type Work } from './work.ts'

const PART_OF: Partial<Record<SectionRole, DeckPart>> = {
  introduction: 'Background',
  literature: 'Literature',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Results',
  conclusion: 'Conclusion',
}
/** A chapter whose heading the file lost. */
const BY_ROLE: Partial<Record<SectionRole, string>> = {
  introduction: 'Introduction',
  methods: 'How it was done',
  results: 'What was found',
}
/** Headings that name no matter of their own. */
const NAMES_NOTHING =
  /^(?:chapter\b.*|(?:s\/?n|no|sources?|recommendations?)\b.*|(?:aims?|(?:research |specific |general |main )?(?:objectives?|questions?))(?: .*)?|abstract|introduction|calculations?|interpretations?|comments?|remarks?|step \w+|main (?:results?|findings?)|key (?:results?|findings?)|further results?|conclusions?|concluding.*|limitations?(?: of .*)?|discussions?|findings|results?|part \w+|summary\b.*|organi[sz]ation of.*|structure of.*|outline.*|definitions?.*|operational.*|references|preamble|keywords?|contents|.*\?)$|^[^a-z]*$/
/** Method, wherever its heading stands: none of it is told among the results. */
const OF_METHOD =
  /\b(?:response rate|methods?|methodology|materials|sampling|sample|data (?:collection|processing|preparation|cleaning|sources?|sets?)|pre-?processing|instruments?|questionnaires?|reliability|validity|pilot|normality|assumptions?|diagnostics?|design|specification|ethic\w*|procedures?|experimental set-?up|implementation of the study|participants|demographic\w*|respondents)\b/i
/** A method told in a late chapter is still told before its findings. */
const OF_APPROACH = /\b(?:research|study) (?:approach|design|method\w*|philosophy|strategy)\b/i
const OF_FINDINGS = /\b(?:findings?|results?)\b(?!.*\b(?:recommend|implication|limit|conclu))/i
/** "Twenty-seven girls (54%)": found here, wherever its chapter stands. */
const COUNTED = /\(\d[\d.]* ?%\)|% ?\(\d+\)|\b\d+ (?:\p{L}+ )?out of \d+|^majority\b|\bi\.e\.? \d/iu
/** Of a system, what came of it, and not how such systems are. */
const HAPPENED = /\b(?:was|were|did|had|we|I|my)\b/
/** Between the works of others, "this study" is one of them. */
const OF_ANOTHER =
  /\b(?:this|these|the|their) (?:stud(?:y|ies)|findings?|results?|researchers?|authors?|paper|survey)\b/i
const LONGEST_KICKER = 44
/** Headings of every work, however they are spelt. */
const OF_ANY_WORK =
  /^(?:how it was done$|back\w*ound|introduction|problem|statement|scope|significance|justification|rationale|hypothes|data |what was found|methods?$)/i
const LONGEST_NAME = 6
const WORTH = 22
const LEAST_WORDS = 18
/** What others found. */
const LAST = 8
const MOST_POINTS = 4
const LEAST_POINTS = 2
/** What is known of the matter is not what the work did. */
const MOST_OF: Partial<Record<DeckPart, number>> = { Background: 2, Literature: 3 }

/** Which slide of the method a section belongs to. */
const METHODS: readonly (readonly [string, RegExp])[] = [
  ['instruments', /\b(?:collect|instrument|questionnaire|tool|procedure|source)/i],
  ['analysis', /\banaly/i],
  ['ethics', /\b(?:ethic|reliab|valid|reflex)/i],
  ['sampling', /\b(?:sampl|population|participant|respondent)/i],
]

/** The heading of a section as the name of a slide; undefined where it would fit any work. */
export function nameOfSection(title: string, { names }: Work): string | undefined {
  const name = calmed(
    title
      .replace(
        /^\s*(?:\d+(?:\.\d+)*\.?|[ivx]+\.|[a-h][.)]|\(\w{1,3}\)|step\s*\(?\w{1,3}\)?\s*[-–—:.])\s*/i,
        '',
      )
      .replace(
        /^(?:(?:clustered|stacked|grouped|simple) )?(?:bar|pie|line|column)(?: (?:chart|graph|plot)s?)?\s*[–—:-]\s+/i,
        '',
      )
      .replace(/\s*\(\s*\d+ marks?\s*\)|\s*:\s*\(\w{1,3}\)$/i, '')
      .trim(),
    names,
  ).replace(/[.:]$/, '')
  // A sentence that was read as a heading.
  const isSentence = wordCount(name) > LONGEST_NAME && hasVerb(name)
  return NAMES_NOTHING.test(name.toLowerCase()) || isSentence || wordCount(name) > 12 || name.length < 4
    ? undefined
    : name
}

/** "4. Results": the chapter itself. */
const isOrdinary = (title: string): boolean =>
  /^\W*(?:\d+(?:\.\d+)*\.?\s*)?(?:(?:main |key )?(?:results?|findings?)|introduction)?\W*$/i.test(title)

/** "All models forecast the data well": between the works of others, a result is theirs. */
const findsThere = ({ study }: Work, sources: readonly SlideSource[]): boolean =>
  sources.some(
    ({ sentenceId }) => study.roleOf(sentenceId).odds('result', 'conclusion', 'who-answered') >= LEAST_THERE,
  )
const LEAST_THERE = 0.3

/** As many as a deck has room for, and no more: each is read sentence by sentence. */
export function ownSections(work: Work, most: number): Draft[] {
  const { reading } = work.study
  const drafts: Draft[] = []
  const said = [...work.shown, ...work.used].flatMap((one) => work.statementOf.get(one)?.text ?? [])
  for (const { id, title } of reading.sections) {
    if (drafts.length >= most) break
    const role = reading.roleOf.get(id) ?? 'other'
    const part =
      role === 'discussion' && OF_FINDINGS.test(title)
        ? 'Results'
        : (role === 'discussion' || role === 'conclusion') && OF_APPROACH.test(title)
          ? 'Methods'
          : PART_OF[role]
    const printed = nameOfSection(title, work)
    if (!printed && !isOrdinary(title) && role !== 'methods') continue
    const name = printed ?? BY_ROLE[role] ?? ''
    if (!part || !name) continue
    if (isOfAssumptions(name)) continue
    if (drafts.filter((one) => one.part === part).length === (MOST_OF[part] ?? most)) continue
    if (part === 'Results' && (work.kind === 'proposal' || OF_METHOD.test(name))) continue
    const stated = statedUnder(
      work,
      ({ sentence }) => sentence.section === id && doesFor(work, { id: role, part }, sentence.id),
      MOST_POINTS + 5,
    )
    const points = stated
      .flatMap((one) => pointOfStated(one) ?? [])
      .filter(({ text, sources }) =>
        part === 'Methods'
          ? isDone(text) && !isAdvice(text)
          : part === 'Background' || part === 'Literature'
            ? namesSubject(work, text, LEAST_OF_SUBJECT) &&
              !COUNTED.test(text) &&
              !(part === 'Literature' && (OF_ANOTHER.test(text) || findsThere(work, sources)))
            : isResult(text) && (part !== 'Results' || !work.isSystem || HAPPENED.test(text)),
      )
    // A question that the text answers itself is none to the listeners.
    const told = points.filter(({ text }) => !text.endsWith('?') && !isSaid(text, said))
    const words = told.reduce((sum, { text }) => sum + wordCount(text), 0)
    if (told.length < LEAST_POINTS || words < LEAST_WORDS) continue
    const shown = told.slice(0, MOST_POINTS)
    const called = withinSentence(name.replace(/^(?:[\s:.–-]|(?:part|chapter|section)\b|\d[\d.]*)+/i, ''))
    const made = draftOf({
      id: `section-${drafts.length + 1}`,
      part,
      ...(part === 'Methods' && { like: METHODS.find(([, says]) => says.test(name))?.[0] ?? 'design' }),
      kicker: part,
      // What others found is told under the name of the matter, and never as this work's message.
      ...(part === 'Literature' ? { title: name } : { leads: () => true }),
      worth:
        (role === 'literature' ? LAST : WORTH) +
        Math.min(6, told.length) +
        (role === 'results' || role === 'discussion' ? 4 : 0),
      name,
      points: shown,
      more: told.slice(MOST_POINTS, MOST_POINTS + 5),
      opens: OF_ANY_WORK.test(called) ? 'There is one more thing to tell' : `A word on ${called}`,
    })
    const isNamed = made.title !== name && name.length <= LONGEST_KICKER && !OF_ANY_WORK.test(name)
    drafts.push(isNamed ? { ...made, kicker: name } : made)
  }
  return drafts
}
