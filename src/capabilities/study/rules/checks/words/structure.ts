/** The parts of a research document found in the text, by headings and by the text below them. */
import type { SectionRole } from '#product/document-model.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isEnglish, isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { findCitations } from '../../text/citations.ts'
import { isPlaceholder } from '../../text/placeholder.ts'
import { isStuffed } from '../../text/stuffing.ts'
import type { CheckArea, StudyCheck } from '../check.ts'
import type { PartName } from '../check-ids.ts'
import { firstShown } from '../check-sentences.ts'
import { notApplying, notFound, passed } from '../outcomes.ts'
import { statesLimit } from './claim-cues.ts'

export type FoundPart = {
  part: PartName
  evidence: StudyEvidence[]
  /** The part that contains it, if any. */
  within?: string
}

type StructurePart = {
  part: PartName
  name: string
  area: CheckArea
  weight: StudyCheck['weight']
  heading: RegExp
  advice: string
}

const PARTS: readonly StructurePart[] = [
  {
    part: 'abstract',
    name: 'an abstract',
    area: 'writing',
    weight: 2,
    heading: /(?<!\p{L})(?:abstract|executive summary|r[ée]sum[ée]|resumo|resumen)(?!\p{L})/iu,
    advice: 'Add an abstract: aim, methods, main findings and conclusion in about 250 words.',
  },
  {
    part: 'introduction',
    name: 'an introduction',
    area: 'writing',
    weight: 2,
    heading: /(?<!\p{L})(?:introduction|background|introdu[cç][aã]o|introducci[oó]n)(?!\p{L})/iu,
    advice: 'Open with an introduction: the problem, why it matters and what you set out to do.',
  },
  {
    part: 'literature',
    name: 'a review of literature',
    area: 'literature',
    weight: 2,
    heading:
      /(?<!\p{L})(?:literature|related (?:work|studies)|theoretical (?:framework|background)|conceptual framework|litt[ée]rature|literatura|revue|revis[aã]o|marco te[oó]rico)(?!\p{L})/iu,
    advice: 'Add a review of literature: what is known already, and where your question begins.',
  },
  {
    part: 'methods',
    name: 'a part on methods',
    area: 'methodology',
    weight: 3,
    heading:
      /(?<!\p{L})(?:method\w*|search strategy|m[ée]thod\w*|metodolog\w+|m[ée]todos?|materials? and|study design)(?!\p{L})/iu,
    advice: 'Put your methods under a heading of their own: what you did, so that another could do it too.',
  },
  {
    part: 'results',
    name: 'a part on results',
    area: 'writing',
    weight: 3,
    heading:
      /(?<!\p{L})(?:results?|findings|presentation of (?:data|findings)|r[ée]sultats?|resultados?)(?!\p{L})/iu,
    advice: 'Put your results under a heading of their own, by question, before you say what they mean.',
  },
  {
    part: 'discussion',
    name: 'a discussion',
    area: 'interpretation',
    weight: 2,
    heading: /(?<!\p{L})(?:discuss\w+|discuss[aã]o|discusi[oó]n|interpretation)(?!\p{L})/iu,
    advice:
      'Put the discussion under a heading of its own: hold your findings against those of others, and explain the difference.',
  },
  {
    part: 'conclusion',
    name: 'a conclusion',
    area: 'interpretation',
    weight: 2,
    heading:
      /(?<!\p{L})(?:conclusions?|concluding|conclus[aã]o|conclus[oõ]es|conclusiones|considera[cç][oõ]es finais)(?!\p{L})/iu,
    advice:
      'Put the conclusion under a heading of its own: answer your question in a few sentences, and say what follows.',
  },
  {
    part: 'references',
    name: 'a list of references',
    area: 'literature',
    weight: 3,
    heading:
      /(?<!\p{L})(?:references|bibliograph\w+|works cited|r[ée]f[ée]rences|refer[eê]ncias|referencias|bibliograf[ií]a)(?!\p{L})/iu,
    advice: 'Add a list of references with every work you cite.',
  },
  {
    part: 'ethics',
    name: 'what was done about ethics',
    area: 'methodology',
    weight: 2,
    heading: /(?<!\p{L})(?:ethic\w*|[ée]thi(?:que|cs)|[ée]tic[ao]s?)(?!\p{L})/iu,
    advice: 'Say who approved the study and how people agreed to take part.',
  },
  {
    part: 'limitations',
    name: 'its limitations',
    area: 'interpretation',
    weight: 2,
    heading: /(?<!\p{L})(?:limitations?|limites|limita[cç][oõ]es|limitaciones|weaknesses)(?!\p{L})/iu,
    advice: 'Say what the study could not do, and what that means for the findings.',
  },
]

const ETHICS =
  /\bethic(?:s|al)?\b[^.]*\b(?:approv\w+|clear\w+|obtained|granted|waiv\w+|committee|board|considered|observed)|\b(?:approv\w+|clearance)\b[^.]*\bethic|\binformed consent\b|\bconsent (?:was|were) (?:sought|obtained|given)|\bassent\b/i
/** A heading alone is not a part: it needs text below it. */
const LEAST_WORDS = 6
const LEAST_WOVEN_IN = 5
const LEAST_IN_REVIEW = 3

export function foundPartsOf(reading: ReadDocument): FoundPart[] {
  return PARTS.flatMap((part) => findPart(part, reading) ?? [])
}

function findPart({ part, heading }: StructurePart, reading: ReadDocument): FoundPart | null {
  const under = withBelow(reading, ({ title }) => heading.test(title))
  const isThere = (sentence: ReadSentence) =>
    part === 'references'
      ? sentence.kind === 'reference' || sentence.role === 'references'
      : isProse(sentence) &&
        !isPlaceholder(sentence.text) &&
        (sentence.role === part || under.has(sentence.section))
  const own = [...reading.sentences, ...(part === 'references' ? reading.blocks : [])].filter(isThere)
  const words = own.slice(0, 20).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  if (words >= LEAST_WORDS) return { part, evidence: [evidenceOf(own[0]!)] }
  return wovenIn(part, reading)
}

/** Sections with their subsections: an abstract may have its own headings. */
function withBelow(
  { sections }: ReadDocument,
  fits: (section: ReadDocument['sections'][number]) => boolean,
): Set<string> {
  const found = new Set<string>()
  let over: number | null = null
  for (const section of sections) {
    if (over !== null && section.level <= over) over = null
    if (over === null && fits(section)) over = section.level
    if (over !== null) found.add(section.id)
  }
  return found
}

/** Parts that shorter papers put within another. */
function wovenIn(part: PartName, reading: ReadDocument): FoundPart | null {
  const prose = reading.sentences.filter(isProse)
  const told = (fits: (sentence: ReadSentence) => boolean) =>
    prose.filter((sentence) => fits(sentence) && !isStuffed(sentence.text))
  const within = (found: readonly ReadSentence[], least: number, where?: string): FoundPart | null =>
    found.length < least
      ? null
      : { part, evidence: firstShown(found.map(evidenceOf)), within: where ?? nameOfRole(found[0]!.role) }
  switch (part) {
    case 'ethics':
      return within(
        told(({ text, role }) => role !== 'literature' && ETHICS.test(text)),
        1,
      )
    case 'limitations':
      return within(
        told(
          (sentence) => !['literature', 'appendix'].includes(sentence.role) && statesLimit(sentence, false),
        ),
        1,
      )
    case 'abstract':
      // Journals print it below the authors' names, with its own small headings.
      return within(
        told(({ role, page, text }) => role === 'front-matter' && page <= 2 && OPENS_ABSTRACT.test(text)),
        1,
        'its opening, which has no heading',
      )
    case 'introduction':
      return within(openingOf(reading, prose), LEAST_WOVEN_IN, 'its opening, which has no heading')
    case 'literature': {
      const opening = new Set(openingOf(reading, prose))
      const citing = prose.filter(
        (sentence) =>
          (sentence.role === 'introduction' || opening.has(sentence)) &&
          findCitations(sentence.text).length > 0,
      )
      const isReview = /\breview\b/i.test(reading.title)
      return within(citing, isReview ? LEAST_IN_REVIEW : LEAST_WOVEN_IN)
    }
    default:
      return null
  }
}

const OPENS_ABSTRACT =
  /^(?:objectives?|background|purpose|aims?|context|importance|rationale)\s*[:.]\s+\p{Lu}.{40}/iu
const FORMAL =
  /\b(?:acknowledg\w*|declaration|dedication|contents|abbreviations|acronyms|publications?|preface|foreword|approval|copyright|certificat\w*|list of)\b/i

/** Journals begin below the title, without a heading. */
function openingOf(reading: ReadDocument, prose: readonly ReadSentence[]): ReadSentence[] {
  const formal = new Set(reading.sections.filter(({ title }) => FORMAL.test(title)).map(({ id }) => id))
  return prose.filter(
    ({ role, section, text, page }) =>
      role === 'front-matter' && page <= 5 && !formal.has(section) && text.length > 60 && /[.?!]$/.test(text),
  )
}

const nameOfRole = (role: SectionRole) =>
  role === 'other' || role === 'front-matter' ? 'another part' : `the ${role}`

/** Limitations have their own check among the claims; they are not counted twice. */
export function structureChecks(reading: ReadDocument, entries = 0): StudyCheck[] {
  const found = new Map(foundPartsOf(reading).map((each) => [each.part, each]))
  // A list counts even without a heading.
  if (entries > 2 && !found.has('references')) found.set('references', { part: 'references', evidence: [] })
  const filled = new Set([...reading.sentences, ...reading.blocks].map(({ section }) => section))
  return PARTS.filter(({ part }) => part !== 'limitations').map(
    ({ part, name, area, weight, advice, heading }) => {
      const there = found.get(part)
      // A student who sees the heading needs to know what is missing below it.
      const empty = reading.sections.find(({ id, title }) => {
        const own = heading.test(title) ? withBelow(reading, (section) => section.id === id) : null
        return own !== null && ![...own].some((section) => filled.has(section))
      })?.title
      const about = { id: `part-${part}` as const, area, label: `It has ${name}`, weight }
      if (there)
        return passed(
          about,
          `Found${there.within ? ` within ${there.within}` : ''}: ${name}.`,
          there.evidence,
        )
      // Not every language's name for a part is known here.
      return isEnglish(reading)
        ? notFound(
            about,
            `Not found in the text: ${empty ? `anything under the heading “${empty}”` : name}.`,
            advice,
          )
        : notApplying(about, `I look for ${name} by its name, and do not know it in every language.`)
    },
  )
}
