/** OpenAlex: an open catalogue of works, with many that have no DOI. */
import { failed, ok } from '#kit/result.ts'
import { askRegistry, isRecord, listIn, type RegistryLine, textAsked } from './ask-registry.ts'
import { REGISTRY_LIMITS, type ReferenceRegistry, type RegistryRecord } from './reference-registry.ts'
import { registryProblem } from './registry-problem.ts'

const NAME = 'OpenAlex'

export type OpenAlexSettings = Omit<RegistryLine, 'name' | 'userAgent'> & { baseUrl?: string; mailTo: string }

export function openAlexRegistry({
  baseUrl = 'https://api.openalex.org',
  mailTo,
  ...how
}: OpenAlexSettings): ReferenceRegistry {
  const line: RegistryLine = { ...how, name: NAME, userAgent: `Weekbe4 (mailto:${mailTo})` }
  const mail = `mailto=${encodeURIComponent(mailTo)}`
  return {
    name: NAME,
    host: new URL(baseUrl).hostname,
    async find({ title, author, year }, signal) {
      const words = encodeURIComponent([title, author, year].filter(Boolean).join(' '))
      const answer = await askRegistry(
        line,
        `${baseUrl}/works?search=${words}&per-page=${REGISTRY_LIMITS.candidates}&${mail}`,
        signal,
      )
      if (!answer.ok) return answer
      if (!isRecord(answer.value) || !Array.isArray(answer.value.results))
        return failed(registryProblem(NAME, 'not-understood'))
      return ok(
        answer.value.results.slice(0, REGISTRY_LIMITS.candidates).flatMap((item) => recordFrom(item) ?? []),
      )
    },
    async withDoi(doi, signal) {
      const answer = await askRegistry(
        line,
        `${baseUrl}/works/doi:${encodeURIComponent(doi)}?${mail}`,
        signal,
      )
      if (!answer.ok) return answer
      if (answer.value === null) return ok(null)
      const record = recordFrom(answer.value)
      return record ? ok(record) : failed(registryProblem(NAME, 'not-understood'))
    },
  }
}

function recordFrom(item: unknown): RegistryRecord | undefined {
  if (!isRecord(item)) return undefined
  const title = textAsked(item.title) || textAsked(item.display_name)
  if (!title) return undefined
  const place =
    isRecord(item.primary_location) && isRecord(item.primary_location.source)
      ? item.primary_location.source
      : {}
  const printed = isRecord(item.biblio) ? item.biblio : {}
  const pages = [textAsked(printed.first_page), textAsked(printed.last_page)]
    .filter((page, at, all) => page && all.indexOf(page) === at)
    .join('-')
  const optional = {
    container: textAsked(place.display_name),
    volume: textAsked(printed.volume),
    issue: textAsked(printed.issue),
    pages,
    publisher: textAsked(place.host_organization_name),
    doi: textAsked(item.doi).replace(/^https:\/\/doi\.org\//, ''),
  }
  return {
    title,
    authors: listIn(item.authorships).flatMap((one) =>
      isRecord(one) && isRecord(one.author) ? familyName(textAsked(one.author.display_name)) : [],
    ),
    year: typeof item.publication_year === 'number' ? item.publication_year : null,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}

/** It knows names only in one piece. */
const familyName = (name: string): string[] => (name ? [name.split(/\s+/).at(-1)!] : [])
