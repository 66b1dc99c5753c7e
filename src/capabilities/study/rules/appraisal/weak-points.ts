/**
 * Where a work is weak, the heaviest first: what its comparisons and its list of sources show, and what a reader of
 * such a design always asks for. An absence is told as what was not found, and only where its word stands nowhere.
 */
import { placeWords } from '#product/place.ts'
import { heaviestComparisons } from '../compare/heaviest.ts'
import { evidenceOf } from '../document/evidence.ts'
import { citesSomebody } from '../text/who-is-cited.ts'
import type { Appraised, SaidOfWork, WeakPoint, WorkKind } from './appraised.ts'
import {
  type Asking,
  type Look,
  onAims,
  onClusters,
  onLimits,
  onModel,
  onName,
  onReliability,
} from './unshown.ts'

const MOST_COMPARED = 4
const MOST_LISTED = 5

export function weakPointsOf(study: Appraised, said: SaidOfWork, kind: WorkKind): WeakPoint[] {
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

/** A third decimal that was rounded on the way is no attack. */
const isSlight = (here: string, there: string): boolean => {
  const [a, b] = [here, there].map((text) =>
    Number(/\d*\.?\d+/.exec(text.replace(/,/g, ''))?.[0] ?? Number.NaN),
  )
  return Math.abs(a! - b!) <= SLIGHT * Math.max(Math.abs(a!), Math.abs(b!))
}
const SLIGHT = 0.02

function comparedIn(study: Appraised): WeakPoint[] {
  return heaviestComparisons(study, MOST_COMPARED).map(
    ({ says, asks, advice, here, there, weight, reports }) => ({
      about: 'figures',
      weight: isSlight(here.figure, there.figure) ? 1 : 6 + weight,
      says: `${says.replace(/\.$/, '')} (${placeWords(here.place)}).`,
      asks,
      next: advice,
      limit: '',
      place: here.place,
      detail: `${reports}: ${here.figure} (${placeWords(here.place)})${there.place ? ` and ${there.figure} (${placeWords(there.place)})` : ''}.`,
    }),
  )
}

/** “The affected villages” and “reduced rates” claim nothing. */
const CLAIMS_EFFECT =
  /\b(?:(?:effects?|impacts?) (?:of|on)|influenc(?:es?|ed)|affects|(?:has|have|had) affected|contribut(?:es?|ed|ing) (?:\w+ )?to|(?:improv|enhanc|reduc|caus)(?:es|ed) (?!by\b)(?:the |their |in )?\w+|determinants? of|leads? to|led to|helps? (?:\w+ ){1,5}to|play\w* (?:an? |the )?(?:\w+ )?roles?)\b/i
const CAN_SHOW_CAUSE =
  /\b(?:quasi-experiment\w*|experimental (?:design|group|research)|randomi[sz]ed (?:controlled )?(?:trial|block)|propensity score|difference-in-difference\w*|instrumental variable|endogenous switching|panel data|post-?test|time series|replicat(?:es|ions?))\b/i

/** What people tell at length of an effect is theirs to tell. */
const OF_TALKS = /\b(?:semi-structured|in-depth interviews?|thematic analysis)\b/i
const OF_FIGURES = /\b(?:regression|correlation|SPSS|chi-?square|ANOVA)\b/i

const onEffect: Look = ({ said, kind, has }, { reading }) => {
  if (kind !== 'done' || has(CAN_SHOW_CAUSE) || (has(OF_TALKS) && !has(OF_FIGURES))) return undefined
  const told = [...(said.conclusions ?? []), ...(said.results ?? []), ...(said.aim ?? [])].map(
    ({ place }) => place,
  )
  const elsewhere = reading.sentences
    .filter(({ role, text }) => (role === 'discussion' || role === 'conclusion') && !citesSomebody(text))
    .map((one) => evidenceOf(one))
  const claim = [...told, ...elsewhere].find(({ quote }) => CLAIMS_EFFECT.test(quote))
  const asked = reading.sentences.find(
    ({ role, text }) =>
      role === 'methods' && !citesSomebody(text) && /\b(?:questionnaires?|cross-sectional)\b/i.test(text),
  )
  if (!claim || !asked) return undefined
  return {
    about: 'effect',
    weight: 7,
    says: `You speak of an effect (${placeWords(claim)}), while people were asked once and nothing else was held equal (${placeWords(evidenceOf(asked))}): that shows a link and not what causes it.`,
    asks: 'People were asked once. How do you know what is the cause here, and what only goes along with it?',
    next: 'Write “is associated with” wherever you wrote effect, impact or influence.',
    limit:
      'Everybody was asked once, so the study shows which things go together and not which of them causes the other',
    place: claim,
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
    /\b(?:system|application|app|platform|website|tool|device)\b.*\b(?:user-?friendly|easy to use|(?:eliminat|improv|enhanc|reduc)(?:es|ed)|saves|secure|reliable)\b/i,
  )
  return {
    about: 'users',
    weight: 7,
    says: `I find no test with people who will use it${claim ? `, though your text promises what only they can confirm (${placeWords(evidenceOf(claim))})` : ''}.`,
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
    says: `Your evidence is what others published (${placeWords(evidenceOf(review))}), and I find no search terms and no rule by which an article was taken or left out.`,
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
    says: `Your sample ${kind === 'planned' ? 'is to be' : 'was'} ${/^conv/.test(how) ? 'a convenience sample' : `drawn by ${how.replace(/ly$/, '')} sampling`} (${placeWords(evidenceOf(found))}), so your figures ${kind === 'planned' ? 'will hold' : 'hold'} for those who ${kind === 'planned' ? 'are' : 'were'} asked and not for all.`,
    asks: 'Who had no chance to be in your sample, and what would they have said?',
    next: 'Say in the same paragraph who had no chance to be asked, and keep “all” out of your conclusion.',
    limit:
      'The sample was not drawn by chance, so its figures speak of those who were asked and cannot be carried over to all',
    place: evidenceOf(found),
    detail: '',
  }
}
