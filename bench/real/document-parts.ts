/** How well the reader alone did: title, parts with their roles, and the facts of the key where they stand. No study is asked. */
import type { DocumentModel, Section } from '../../src/product/document-model.ts'

type KeyPart = { role: string; heading: string }
type KeyFact = { kind: string; quote: string; page?: number | null; asRead?: string }
export type PartsKey = { title: string | null; parts: KeyPart[]; facts: KeyFact[] }

export type PartsMeasure = {
  title: boolean
  parts: { wanted: number; found: number; rolesRight: number; misses: string[] }
  facts: { wanted: number; found: number; inProse: number; paged: number; onPage: number; misses: string[] }
}

export function measureParts(model: DocumentModel, key: PartsKey): PartsMeasure {
  return { title: titleFits(model, key), parts: partsOf(model, key.parts), facts: factsOf(model, key.facts) }
}

/** What a chapter's role and a heading's own part are called in the keys. */
const ROLES: Record<string, readonly string[]> = {
  abstract: ['abstract'],
  introduction: ['introduction'],
  background: ['background', 'introduction'],
  problem: ['problem', 'introduction'],
  aim: ['aim', 'objectives', 'introduction'],
  objectives: ['objectives', 'aim', 'introduction'],
  questions: ['questions', 'introduction'],
  hypotheses: ['hypotheses', 'introduction'],
  significance: ['significance', 'introduction'],
  scope: ['scope', 'introduction'],
  definitions: ['definitions', 'introduction', 'abbreviations'],
  literature: ['literature'],
  theory: ['theory', 'literature'],
  framework: ['framework', 'literature', 'theory'],
  method: ['methods'],
  results: ['results'],
  discussion: ['discussion'],
  conclusion: ['conclusion'],
  recommendations: ['recommendations', 'conclusion'],
  limitations: ['limitations'],
  ethics: ['ethics'],
  references: ['references'],
  appendix: ['appendix'],
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
const bare = (text: string) =>
  plain(text).replace(/^(chapter|section)?(\d+|one|two|three|four|five|six|[ivx]+)?/, '')

function titleFits(model: DocumentModel, { title }: PartsKey): boolean {
  return title === null || plain(model.title) === plain(title)
}

const fits = (role: string, section: Section) => {
  const wanted = ROLES[role]
  return !wanted || wanted.includes(section.role) || (section.part ? wanted.includes(section.part) : false)
}

function partsOf({ sections }: DocumentModel, parts: KeyPart[]): PartsMeasure['parts'] {
  const asked = parts.filter(({ role, heading }) => role !== 'title' && heading && !/^\(/.test(heading))
  const misses: string[] = []
  let found = 0
  let rolesRight = 0
  let from = 0
  for (const { role, heading } of asked) {
    const spells = (section: Section) =>
      plain(section.title) === plain(heading) ||
      (bare(section.title).length > 3 && bare(section.title) === bare(heading)) ||
      (bare(heading).length > 5 &&
        plain(section.title).endsWith(bare(heading)) &&
        plain(section.title).length < 90)
    const later = sections.findIndex((section, at) => at >= from && spells(section))
    const at = later >= 0 ? later : sections.findIndex(spells)
    const section = sections[at]
    if (!section) {
      misses.push(`no heading: ${role} “${heading}”`)
      continue
    }
    found++
    from = Math.max(from, at)
    if (fits(role, section)) rolesRight++
    else misses.push(`role ${section.role}/${section.part ?? ''} for ${role} “${section.title}”`)
  }
  return { wanted: asked.length, found, rolesRight, misses }
}

function factsOf(model: DocumentModel, facts: KeyFact[]): PartsMeasure['facts'] {
  const misses: string[] = []
  let [found, inProse, paged, onPage] = [0, 0, 0, 0]
  const blocks = new Map(model.blocks.map((block) => [block.id, block]))
  const sentences = model.sentences.map((one) => ({ ...one, plain: plain(one.text) }))
  const texts = model.blocks.map((block) => ({ ...block, plain: plain(block.text) }))
  // A quotation may begin in one sentence and end in the next, which stands on the same page or the next.
  const pairs = sentences.map((one, at) => ({ ...one, plain: one.plain + (sentences[at + 1]?.plain ?? '') }))
  for (const { kind, quote, page, asRead } of facts) {
    const wanted = [quote, asRead ?? quote].map(plain)
    const holds = (one: { plain: string }) => wanted.some((each) => one.plain.includes(each))
    const place =
      bestOf(sentences.filter(holds), page) ??
      bestOf(pairs.filter(holds), page) ??
      bestOf(texts.filter(holds), page)
    if (!place) {
      misses.push(`not found: ${kind} p.${page} “${quote.slice(0, 100)}”`)
      continue
    }
    found++
    const blockKind = 'kind' in place ? place.kind : blocks.get(place.block)?.kind
    if (blockKind === 'paragraph' || blockKind === 'list-item' || blockKind === 'table') inProse++
    else misses.push(`as ${blockKind}: ${kind} “${quote.slice(0, 80)}”`)
    if (typeof page === 'number') {
      paged++
      if (place.page === page) onPage++
      else misses.push(`on page ${place.page} instead of ${page}: “${quote.slice(0, 60)}”`)
    }
  }
  return { wanted: facts.length, found, inProse, paged, onPage, misses }
}

const bestOf = <One extends { page: number }>(all: One[], page: number | null | undefined): One | undefined =>
  all.find((one) => one.page === page) ?? all[0]
