/** Crossref's REST API: the registry of DOIs of most journals. */
import { failed, ok } from '#kit/result.ts'
import { askRegistry, isRecord, listIn, type RegistryLine, textAsked } from './ask-registry.ts'
import { REGISTRY_LIMITS, type ReferenceRegistry, type RegistryRecord } from './reference-registry.ts'
import { registryProblem } from './registry-problem.ts'

const NAME = 'Crossref'
const FIELDS = 'DOI,title,author,issued,container-title,volume,issue,page,publisher'

export type CrossrefSettings = Omit<RegistryLine, 'name' | 'userAgent'> & {
  baseUrl?: string
  /** Whoever gives one is served in the polite pool. */
  mailTo: string
}

export function crossrefRegistry({
  baseUrl = 'https://api.crossref.org',
  mailTo,
  ...how
}: CrossrefSettings): ReferenceRegistry {
  const line: RegistryLine = { ...how, name: NAME, userAgent: `Weekbe4 (mailto:${mailTo})` }
  const mail = `mailto=${encodeURIComponent(mailTo)}`
  return {
    name: NAME,
    host: new URL(baseUrl).hostname,
    async find({ title, author, year }, signal) {
      const words = encodeURIComponent([title, author, year].filter(Boolean).join(' '))
      const url = `${baseUrl}/works?query.bibliographic=${words}&rows=${REGISTRY_LIMITS.candidates}&select=${FIELDS}&${mail}`
      const answer = await askRegistry(line, url, signal)
      if (!answer.ok) return answer
      const items =
        isRecord(answer.value) && isRecord(answer.value.message) ? answer.value.message.items : undefined
      if (!Array.isArray(items)) return failed(registryProblem(NAME, 'not-understood'))
      return ok(items.slice(0, REGISTRY_LIMITS.candidates).flatMap((item) => recordFrom(item) ?? []))
    },
    async withDoi(doi, signal) {
      const answer = await askRegistry(line, `${baseUrl}/works/${encodeURIComponent(doi)}?${mail}`, signal)
      if (!answer.ok) return answer
      if (answer.value === null) return ok(null)
      const record = isRecord(answer.value) ? recordFrom(answer.value.message) : undefined
      return record ? ok(record) : failed(registryProblem(NAME, 'not-understood'))
    },
  }
}

function recordFrom(item: unknown): RegistryRecord | undefined {
  if (!isRecord(item)) return undefined
  const title = textAsked(listIn(item.title)[0])
  if (!title) return undefined
  const issued = isRecord(item.issued) ? listIn(listIn(item.issued['date-parts'])[0])[0] : undefined
  const optional = {
    container: textAsked(listIn(item['container-title'])[0]),
    volume: textAsked(item.volume),
    issue: textAsked(item.issue),
    pages: textAsked(item.page),
    publisher: textAsked(item.publisher),
    doi: textAsked(item.DOI),
  }
  return {
    title,
    authors: listIn(item.author).flatMap((one) =>
      isRecord(one) ? textAsked(one.family) || textAsked(one.name) || [] : [],
    ),
    year: typeof issued === 'number' ? issued : null,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}
