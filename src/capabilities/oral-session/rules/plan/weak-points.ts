/**
 * Where a work is weak, the heaviest first: what its comparisons and its list of sources show, and what a reader of
 * such a design always asks for. An absence is told as what was not found, and only where its word stands nowhere.
 */
import {
  evidenceOf,
  heaviestComparisons,
  type OpenStudy,
  type ReadSentence,
  type StudyEvidence,
} from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { isCommon } from './common-words.ts'
import type { SaidOfWork, WeakPoint, WorkKind } from './plan.ts'

const MOST_COMPARED = 4
const MOST_LISTED = 5

export function weakPointsOf(study: OpenStudy, said: SaidOfWork, kind: WorkKind): WeakPoint[] {
  const own = [...study.reading.sentences, ...study.reading.blocks].filter(
    ({ role }) => role !== 'literature' && role !== 'references' && role !== 'front-matter',
  )
  const has = (words: RegExp) => own.some(({ text }) => words.test(text))
  const first = (words: RegExp) => own.find(({ text, kind: is }) => is !== 'table' && words.test(text))
  const ask: Asking = { said, kind, has, first }
  return [
    ...comparedIn(study),
    ...[
      onEffect,
      onSources,
      onUsers,
      onSearch,
      onChance,
      onReliability,
      onClusters,
      onModel,
      onName,
      onAims,
      onLimits,
    ].flatMap((look) => look(ask, study) ?? []),
  ].sort((one, other) => other.weight - one.weight)
}

type Asking = {
  said: SaidOfWork
  kind: WorkKind
  has: (words: RegExp) => boolean
  first: (words: RegExp) => ReadSentence | undefined
}
type Look = (asking: Asking, study: OpenStudy) => WeakPoint | undefined

const at = (place: StudyEvidence): string => placeWords(place)

/** A third decimal that was rounded on the way is no attack. */
const isSlight = (here: string, there: string): boolean => {
  const [a, b] = [here, there].map((text) =>
    Number(/\d*\.?\d+/.exec(text.replace(/,/g, ''))?.[0] ?? Number.NaN),
  )
  return Math.abs(a! - b!) <= SLIGHT * Math.max(Math.abs(a!), Math.abs(b!))
}
const SLIGHT = 0.02

function comparedIn(study: OpenStudy): WeakPoint[] {
  return heaviestComparisons(study, MOST_COMPARED).map(
    ({ says, asks, advice, here, there, weight, reports }) => ({
      about: 'figures',
      weight: isSlight(here.figure, there.figure) ? 1 : 6 + weight,
      says: `${says.replace(/\.$/, '')} (${at(here.place)}).`,
      asks,
      next: advice,
      limit: '',
      place: here.place,
      detail: `${reports}: ${here.figure} (${at(here.place)})${there.place ? ` and ${there.figure} (${at(there.place)})` : ''}.`,
    }),
  )
}

const CLAIMS_EFFECT =
  /\b(?:effects?|impacts?|influenc\w+|affect\w*|contribut\w+|improv\w+|enhanc\w+|reduc\w+|eliminat\w+|empower\w*|determin(?:e|es|ant|ants)|leads? to|role of)\b/i
const CAN_SHOW_CAUSE =
  /\b(?:quasi-experiment\w*|experimental (?:design|group|research)|randomi[sz]ed (?:controlled )?(?:trial|block)|propensity score|difference-in-difference\w*|instrumental variable|endogenous switching|panel data|post-?test|time series|replicat(?:es|ions?))\b/i

const onEffect: Look = ({ said, kind, has, first }) => {
  if (kind !== 'done' || has(CAN_SHOW_CAUSE)) return undefined
  const claim = [...(said.conclusions ?? []), ...(said.results ?? []), ...(said.aim ?? [])].find(
    ({ place }) => CLAIMS_EFFECT.test(place.quote),
  )
  const asked = first(/\b(?:questionnaires?|cross-sectional)\b/i)
  if (!claim || !asked) return undefined
  return {
    about: 'effect',
    weight: 7,
    says: `You speak of an effect (${at(claim.place)}), while people were asked once and nothing else was held equal (${at(evidenceOf(asked))}): that shows a link and not what causes it.`,
    asks: 'How do you know that it is the cause, and that the groups did not differ before?',
    next: 'Write “is associated with” wherever you wrote effect, impact or influence.',
    limit:
      'Everybody was asked once, so the study shows which things go together and not which of them causes the other',
    place: claim.place,
    detail: '',
  }
}

const onSources: Look = (_, study) => {
  const { missing, list } = study.references()
  const check = study.textChecks().find(({ id }) => id === 'citations-listed')
  if (check?.outcome !== 'look-again' || missing.length === 0) return undefined
  const told = [
    ...new Set(missing.filter(({ near }) => !near).map(({ citation }) => asCited(citation.citation))),
  ]
  const [place] = check.evidence
  if (told.length === 0) return undefined
  return {
    about: 'sources',
    weight: told.length > MOST_LISTED ? 6.5 : 3,
    says: `${told.length === 1 ? 'One work that you cite is' : `${told.length} works that you cite are`} not in your list of ${list.entries.length} references, as far as I can match them: ${told.slice(0, MOST_LISTED).join('; ')}${told.length > MOST_LISTED ? '; and others' : ''}.`,
    asks: `You cite ${told[0]}. Where is it in your references, and have you read it?`,
    next: 'Take them one by one: find the source and add it, or take the citation out.',
    limit: '',
    place: place ?? null,
    detail: `Not found in your list: ${told.slice(0, 12).join('; ')}.`,
  }
}
/** One work of a bracket that may hold several, as it is printed there. */
function asCited({ text, names, year }: { text: string; names: readonly string[]; year: string }): string {
  const works = text.replace(/[()[\]]/g, ' ').split(';')
  const own =
    works.find((work) => work.toLowerCase().includes(names[0] ?? '') && work.includes(year)) ?? works[0]!
  return own.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
}

const onUsers: Look = ({ kind, has, first }) => {
  if (
    kind !== 'built' ||
    has(/\bSUS\b|\busability (?:score|test(?:ing|s)? (?:was|were|with))\b|\b\d+ (?:users|testers)\b/)
  )
    return undefined
  const claim = first(
    /\b(?:user-?friendly|easy to use|eliminat\w+|reliab\w+|efficien\w+|improv\w+|enhanc\w+|secur\w+)\b/i,
  )
  return {
    about: 'users',
    weight: 7,
    says: `I find no test with people who will use it${claim ? `, though your text promises what only they can confirm (${at(evidenceOf(claim))})` : ''}.`,
    asks: 'Who has used it besides you, and what did they do without help?',
    next: 'Let five people do three tasks each, and note what they finished and how long it took.',
    limit:
      'The system was tried out by its developer only, so what it is worth to its users was not measured',
    place: claim ? evidenceOf(claim) : null,
    detail: '',
  }
}

const onSearch: Look = ({ said, kind, has, first }) => {
  const review = first(
    /\b(?:secondary (?:research|data)|(?:systematic|literature|scoping) review|desk (?:study|research))\b/i,
  )
  if (
    !review ||
    kind !== 'done' ||
    !/\b(?:literature review|secondary|desk)\b/i.test(said.design?.[0]?.place.quote ?? '') ||
    has(/\b(?:search (?:terms?|strings?)|keywords? (?:were|used)|inclusion (?:and exclusion )?criteria)\b/i)
  )
    return undefined
  return {
    about: 'search',
    weight: 7,
    says: `Your evidence is what others published (${at(evidenceOf(review))}), and I find no search terms and no rule by which an article was taken or left out.`,
    asks: 'How did you find these articles, and which did you leave out, by what rule?',
    next: 'Write the databases, the words, the years, how many were found and how many were kept.',
    limit:
      'The articles were not searched for by a fixed rule, so others that say something else may have been missed',
    place: evidenceOf(review),
    detail: '',
  }
}

export const NOT_BY_CHANCE =
  /\b(?:convenien\w+|purposiv\w+|judg(?:e?)ment\w*|snowball|quota|volunt\w+|accidental)\b/i
const onChance: Look = ({ said, kind, first }) => {
  const found = first(/\b(?:convenien\w+|purposiv\w+|snowball|quota|accidental) (?:random )?sampl\w+/i)
  if (kind === 'built' || !found || (said.design && /qualitative/i.test(said.design[0]!.place.quote)))
    return undefined
  const how = NOT_BY_CHANCE.exec(found.text)![0].toLowerCase()
  return {
    about: 'sampling',
    weight: 5,
    says: `Your sample was ${/^conv/.test(how) ? 'a convenience sample' : `drawn by ${how.replace(/ly$/, '')} sampling`} (${at(evidenceOf(found))}), so your figures hold for those who were asked and not for all.`,
    asks: 'Who had no chance to be in your sample, and what would they have said?',
    next: 'Say in the same paragraph who had no chance to be asked, and keep “all” out of your conclusion.',
    limit:
      'The sample was not drawn by chance, so its figures speak of those who were asked and cannot be carried over to all',
    place: evidenceOf(found),
    detail: '',
  }
}

const onReliability: Look = ({ has, first }) => {
  const announced = first(/\b(?:cronbach\w*|reliability)\b.*\b(?:alpha|test\w*|measured|checked|0?\.7)\b/i)
  if (!announced || has(/(?:alpha|α|cronbach\w*|reliab\w+|kappa)\b.{0,120}?\b0?\.(?!70?\b)\d{1,3}\b/i))
    return undefined
  if (!/\b(?:cronbach|alpha)/i.test(announced.text)) return undefined
  return {
    about: 'reliability',
    weight: 5.5,
    says: `Cronbach's alpha is announced (${at(evidenceOf(announced))}), and I find no value of it in the results.`,
    asks: 'What was the alpha of each of your scales?',
    next: 'Compute it for each scale and put it in one small table, or take the sentence out.',
    limit: 'How consistently the scales measure was not reported',
    place: evidenceOf(announced),
    detail: '',
  }
}

const onClusters: Look = ({ kind, has, first }) => {
  const found = first(/\b(?:cluster sampl\w+|(?:multi|two|three)-?\s?stage (?:\w+ )?sampl\w+)/i)
  if (
    kind !== 'done' ||
    !found ||
    has(/\b(?:design effect|sampling weights?|weighted (?:by|for|to|analysis)|mixed-effects|multilevel)\b/i)
  )
    return undefined
  return {
    about: 'clusters',
    weight: 3.5,
    says: `The sample was drawn in stages (${at(evidenceOf(found))}), and I find nothing on how the analysis allows for people of one place being alike.`,
    asks: 'People of one place are alike. What does that do to your p values?',
    next: 'Name the stages and the number of places in the methods, and say in the limits that the intervals are somewhat too narrow.',
    limit:
      'People were drawn in whole places, which the analysis does not allow for, so its p values are somewhat too small',
    place: evidenceOf(found),
    detail: '',
  }
}

const onModel: Look = ({ has, first }) => {
  const found = first(/\b(?:logistic|linear|multiple|multivaria\w+|OLS) regression\b/i)
  if (
    !found ||
    has(
      /\b(?:VIF|variance inflation|multicollinearity|hosmer|durbin|homosced\w+|heterosced\w+|residuals?)\b/i,
    )
  )
    return undefined
  return {
    about: 'model',
    weight: 4,
    says: `You use a regression (${at(evidenceOf(found))}), and I find no check of what it takes for granted, such as predictors that say the same thing twice.`,
    asks: 'Which assumptions of your regression did you check, and what did you find?',
    next: 'Add one sentence with the check and its figure.',
    limit: 'What the regression takes for granted was not checked',
    place: evidenceOf(found),
    detail: '',
  }
}

const INTRODUCES =
  /\b(?:my name is|i am called|name of (?:the )?(?:researcher|investigator|interviewer)\s*:?)\s+((?:\p{Lu}[\p{L}.'-]+\s?){2,4})/u
/** A questionnaire that was taken over still introduces somebody else. */
const onName: Look = ({ said, first }) => {
  const found = first(INTRODUCES)
  const name = found && INTRODUCES.exec(found.text)?.[1]?.trim()
  const people = said.people ?? []
  if (!found || !name || people.length === 0) return undefined
  const parts = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const known = new Set(people.flatMap(({ value, place }) => parts(`${value} ${place.quote}`)))
  if (parts(name).some((one) => known.has(one))) return undefined
  return {
    about: 'name',
    weight: 6,
    says: `Somebody else is introduced as the researcher, “${name}” (${at(evidenceOf(found))}), while your title page has ${people[0]!.value}.`,
    asks: 'Whose questionnaire is this, and did you collect these data yourself?',
    next: 'If the form was taken over, say from whom and what you changed, and put your own name there; if it is a slip, correct it today.',
    limit: '',
    place: evidenceOf(found),
    detail: '',
  }
}

const LEAST_RESULTS = 15
/** Objectives and recommendations of whose own matter no result speaks: told as what was not found. */
const onAims: Look = ({ said }, { reading, title }) => {
  const results = [...reading.sentences, ...reading.blocks].filter(
    ({ role }) => role === 'results' || role === 'discussion',
  )
  if (results.length < LEAST_RESULTS) return undefined
  const told = new Set(results.flatMap(({ text }) => contentStems(text)))
  const everywhere = new Set(contentStems(title()))
  const silent = (['objectives', 'recommendations'] as const).flatMap((slot) =>
    (said[slot] ?? []).flatMap(({ place }, nth) => {
      const own = [...new Set(contentStems(place.quote))].filter(
        (stem) => !isCommon(stem) && !everywhere.has(stem),
      )
      const missing = own.filter((stem) => !told.has(stem))
      return own.length >= 2 && missing.length >= 2 && missing.length * 2 >= own.length
        ? [{ slot, nth, place }]
        : []
    }),
  )
  const [first] = silent
  if (!first) return undefined
  const kind = first.slot === 'objectives' ? 'objective' : 'recommendation'
  const words = first.place.quote
    .replace(/\s+/g, ' ')
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .replace(/[.,;:]$/, '')
  return {
    about: 'aims',
    weight: kind === 'objective' ? 6 : 4,
    says: `I find next to nothing in your results on the ${kind} “${words.replace(/[“”]/g, "'")}” (${at(first.place)}).`,
    asks: `Which result of yours stands behind the ${kind} “${words.replace(/[“”]/g, "'")}”?`,
    next:
      kind === 'objective'
        ? 'Add the table or the test that answers it, or say openly that it was not reached and why.'
        : 'Tie it to a result with its table, or turn it into a suggestion for further research.',
    limit: '',
    place: first.place,
    detail: silent
      .slice(0, 4)
      .map(
        ({ slot, place }) =>
          `${slot === 'objectives' ? 'Objective' : 'Recommendation'} on ${at(place)}: ${place.quote.replace(/\s+/g, ' ').split(' ').slice(0, 8).join(' ')} …`,
      )
      .join('; '),
  }
}

const onLimits: Look = ({ said, has }) =>
  said.limits || has(/\blimitations?\b|\blimited (?:to|by)\b/i)
    ? undefined
    : {
        about: 'limits',
        weight: 4.5,
        says: 'I find no sentence in your text that names a limit.',
        asks: 'What can your study not show?',
        next: 'Write three limits at the end of the last chapter, each with what it does to your result.',
        limit: '',
        place: null,
        detail: '',
      }
