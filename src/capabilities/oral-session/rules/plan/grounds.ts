/** Where a question can rest: what the record says, the section that is headed so, or a table the work shows. */
import {
  evidenceOf,
  type ReadDocument,
  type ReadSentence,
  type StudyEvidence,
  type WorkKind,
} from '#capabilities/study/index.ts'
import { isProse, isSpliced, looksLikeCode } from '#capabilities/study/text.index.ts'
import type { SectionRole } from '#product/document-model.ts'
import { atPlace, quotedAloud } from './place-in-words.ts'
import { isStatement, POINTS_BACK } from './speakable.ts'
import type { Topic } from './topics.ts'

export type Ground = { lead: string; place: StudyEvidence; title: string }

export type Sections = {
  /** The section that is headed so; or the part of the work that it belongs to. */
  forTopic(topic: Pick<Topic, 'heading' | 'roles' | 'area'>): Ground | undefined
  /** A sentence of that section which says something on the topic, and was not read out yet. */
  sentenceOn(topic: Topic, kind: WorkKind, asked: ReadonlySet<string>): StudyEvidence | undefined
}

const LEAST_WORDS = 6
const MOST_WORDS = 60
const LONGEST_HEADING = 70
/** A heading that a list of contents, a cover or a form has printed is none. */
const NO_HEADING =
  /\.{3,}|_{3,}|\d\s*$|^(?:table|figure|fig\.?|appendix|list of)\b|[;:,]$|\b(?:partial fulfil|submitted|degree of|declaration|approval|dedication|acknowledge|certificat)/i
const NUMBERED = /^\s*(?:chapter\s+\w+\s*[:.–-]?\s*|\d+(?:\.\d+)*\.?\s+)/i

export const isGround = (sentence: ReadSentence): boolean => {
  const words = sentence.text.split(/\s+/).length
  return (
    isProse(sentence) &&
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    /^["“(]?\p{Lu}/u.test(sentence.text) &&
    !IS_CAPTION.test(sentence.text) &&
    !isSpliced(sentence.text) &&
    !looksLikeCode(sentence.text)
  )
}
/** What a chapter says of itself is nothing to be defended. */
export const OF_A_CHAPTER =
  /\bth(?:is|e (?:next|previous|following)) (?:chapter|section)\b|\bin the chapter\b|\b(?:chapters?|sections?|limitations|requirements) (?:\w+ ){0,2}(?:looks?|discuss\w*|describes?|presents?|defines?|establish(?:es)?|explains?|outlines?|covers?)\b|\b(?:are|is) (?:discussed|presented|described|explained) (?:in terms|below|as follows)\b/i
const IS_CAPTION = /^(?:table|figure|fig\.?)\s*\(?\d/i

/** What a book says of a method was done by nobody here. */
export const OF_THE_BOOK =
  /\bmost (?:commonly|common|useful|widely|popular)\b|\bpurpose of (?:random|sampling|a questionnaire)\b|\brefers? to\b|\bdefined as\b|\b(?:is|are) (?:an? |the )?(?:type|kind|method|technique|process|procedure|form)s? (?:of|in|that|which)\b|\bcommonly used (?:forms?|methods?)\b|\ballows? (?:the )?researchers?\b|\b(?:we|one|researchers?) can (?:use|assess|determine)\b|\bcan be used\b|\b(?:first|next|last|this|latter) layer\b|\bresearch onion\b|\bdescriptive statistics (?:was|were|is|are|will be) used\b|^what will follow\b/i

/** It says where something stands, and not what. */
export const SENDS_ELSEWHERE =
  /\b(?:is|are|was|were) (?:provided|presented|discussed|given|described|detailed|explained|outlined) in (?:the )?(?:section|chapter|appendix|table|figure)\b/i

/** What a chapter of literature or an appendix is headed says nothing of this work. */
const NOT_ITS_OWN: ReadonlySet<SectionRole> = new Set([
  'literature',
  'references',
  'appendix',
  'front-matter',
])
const NO_METHOD: ReadonlySet<SectionRole> = new Set(['results', 'discussion', 'conclusion', 'abstract'])
/** A part is named aloud only where a heading of the work announces it: what a chapter was taken for is a guess. */
const PARTS: Partial<Record<SectionRole, { name: string; announced: RegExp }>> = {
  introduction: { name: 'introduction', announced: /\bintroduct|\bbackground\b/i },
  literature: { name: 'literature review', announced: /\bliterature\b|\brelated work/i },
  methods: { name: 'part on methods', announced: /\bmethod|\bmaterials\b/i },
  results: { name: 'results', announced: /\bresults?\b|\bfindings?\b|\bpresentation\b/i },
  discussion: { name: 'discussion', announced: /\bdiscussions?\b/i },
  conclusion: { name: 'conclusion', announced: /\bconclusions?\b|\bsummary\b/i },
}

export const LOOKING_AT = 'I am looking at'

/** The sections that a heading of the work names, each with its first sentence. */
export function headedIn({
  sections,
  sentences,
  roleOf,
  title: ofWork,
}: Pick<ReadDocument, 'sections' | 'sentences' | 'roleOf' | 'title'>) {
  const first = new Map<string, ReadSentence>()
  for (const sentence of sentences)
    if (!first.has(sentence.section) && isGround(sentence)) first.set(sentence.section, sentence)
  return sections.flatMap(({ id, title }) => {
    const sentence = first.get(id)
    const bare = title.replace(/\s+/g, ' ').trim()
    const isHeading =
      bare !== '' &&
      bare.toLowerCase() !== ofWork.toLowerCase() &&
      bare.length <= LONGEST_HEADING &&
      !NO_HEADING.test(bare)
    return sentence && isHeading ? [{ title: bare, role: roleOf.get(id) ?? 'other', sentence }] : []
  })
}

export function sectionsOf(reading: ReadDocument): Sections {
  const { sections, sentences, roleOf } = reading
  const headed = headedIn(reading)
  const announced = new Set<SectionRole>()
  const opening = new Map<string, SectionRole[]>()
  for (const { id, title } of sections) {
    const role = roleOf.get(id)
    if (role && PARTS[role]?.announced.test(title)) announced.add(role)
    opening.set(id, [...announced])
  }
  const parts = new Map<SectionRole, ReadSentence>()
  for (const sentence of sentences)
    if (
      !parts.has(sentence.role) &&
      opening.get(sentence.section)?.includes(sentence.role) &&
      isGround(sentence)
    )
      parts.set(sentence.role, sentence)
  const sectionFor = ({ heading, roles, area }: Pick<Topic, 'heading' | 'roles' | 'area'>) =>
    headed.filter(
      ({ title, role }) =>
        heading?.test(title.replace(NUMBERED, '')) &&
        (!NOT_ITS_OWN.has(role) || (roles !== 'whole' && roles?.includes(role))) &&
        !(area === 'method' && NO_METHOD.has(role)),
    )
  return {
    sentenceOn(topic, kind, asked) {
      const among = new Set(sectionFor(topic).map(({ sentence }) => sentence.section))
      const found = sentences.find(
        (one) =>
          among.has(one.section) &&
          isGround(one) &&
          isStatement(one.text) &&
          !POINTS_BACK.test(one.text) &&
          !OF_A_CHAPTER.test(one.text) &&
          !SENDS_ELSEWHERE.test(one.text) &&
          !asked.has(one.id) &&
          topic.shows?.test(one.text) &&
          !topic.unless?.test(one.text) &&
          !(topic.area === 'method' && OF_THE_BOOK.test(one.text)) &&
          (topic.needs?.test(one.text) ?? true) &&
          (kind === 'planned' || !/\b(?:will|shall)\b/i.test(one.text)),
      )
      return found && evidenceOf(found)
    },
    forTopic(topic) {
      const [named] = sectionFor(topic)
      if (named) {
        const place = evidenceOf(named.sentence)
        return {
          title: named.title,
          place,
          lead: lookingAt(named.title, place),
        }
      }
      const { roles } = topic
      for (const role of roles === 'whole' ? [] : (roles ?? [])) {
        const sentence = parts.get(role)
        if (!sentence) continue
        const place = evidenceOf(sentence)
        const name = `your ${PARTS[role]?.name}`
        return { title: name, place, lead: `I am in ${name}${where(place)}.` }
      }
      return undefined
    },
  }
}

export const lookingAt = (title: string, place: StudyEvidence): string =>
  `${LOOKING_AT} “${title.replace(/[“”]/g, "'")}”${where(place)}.`

const where = (place: StudyEvidence): string => (place.within ? '' : ` on page ${place.page}`)

export type ShownTable = Ground & { name: string; section: string }

const LEAST_TITLE = 8
const CAPTION = /^((?:Table|Figure|Fig\.)\s+\(?\d+(?:[.\-–]\d+)*\)?)\s*[:.–-]?\s+(\p{L}.{8,110})$/u
/** There is nothing to read in a picture of a program, and nothing of the matter in a count of what came back. */
const OF_A_SCREEN =
  /\bquestionnaires?\b|\b(?:response|return|distribution) rates?\b|\bcode\b|\bscreen ?shots?\b|\b(?:login|home|registration) page\b|\binterface\b/i
const WITH_RESULTS: ReadonlySet<SectionRole> = new Set(['results', 'discussion'])

/** Tables and figures of these parts, as their captions name them. */
export function tablesShown(
  { blocks, sentences }: ReadDocument,
  roles: ReadonlySet<SectionRole> = WITH_RESULTS,
): ShownTable[] {
  const seen = new Set<string>()
  return [...blocks, ...sentences].flatMap((block) => {
    if (block.kind !== 'caption' || !roles.has(block.role)) return []
    const [, name, whole] = CAPTION.exec(block.text.replace(/\s+/g, ' ').trim()) ?? []
    const about = whole?.replace(/\s*(?:\bSource\b|\b(?:Table|Figure)\s+\d).*$/i, '').trim()
    if (
      !name ||
      !about ||
      about.length < LEAST_TITLE ||
      OF_A_SCREEN.test(about) ||
      seen.has(name) ||
      seen.has(about)
    )
      return []
    seen.add(name).add(about)
    const place = evidenceOf(block)
    const lead = `${name}${where(place)} is headed ${quotedAloud(about)}.`
    return [{ name, title: about, place, lead, section: block.section }]
  })
}

export const quotedLead = (place: StudyEvidence): string =>
  `${atPlace(place)} you write: ${quotedAloud(place.quote)}`
