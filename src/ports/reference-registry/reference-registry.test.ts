import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeClock } from '../ai-text/clock.fake.ts'
import { referenceRegistryConformance } from './reference-registry.conformance.ts'
import { crossrefRegistry } from './reference-registry.crossref.ts'
import { fakeRegistry } from './reference-registry.fake.ts'
import { openAlexRegistry } from './reference-registry.openalex.ts'
import type { RegistryRecord } from './reference-registry.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answers: Answer[] = []
let usual: Answer = nothing
const asked: IncomingMessage[] = []

function nothing(_: IncomingMessage, response: ServerResponse) {
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ message: { items: [] }, results: [] }))
}

const server = createServer((request, response) => {
  asked.push(request)
  const answer = answers.shift() ?? usual
  answer(request, response)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  usual = nothing
  asked.length = 0
})

/** A clock on which every wait is over at once. */
function hasty() {
  const waits: number[] = []
  const clock = fakeClock()
  return {
    waits,
    clock: {
      ...clock,
      after(delay: number, then: () => void) {
        waits.push(delay)
        setImmediate(then)
        return () => {}
      },
    },
  }
}

const json =
  (body: unknown): Answer =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end('no')

const asCrossref = ({ title, authors, year, container, volume, issue, pages, doi }: RegistryRecord) => ({
  title: [title],
  author: authors.map((family) => ({ family, given: 'T.' })),
  issued: { 'date-parts': [[year]] },
  'container-title': [container],
  volume,
  issue,
  page: pages,
  DOI: doi,
})
const asOpenAlex = ({ title, authors, year, container, volume, issue, pages, doi }: RegistryRecord) => ({
  title,
  authorships: authors.map((family) => ({ author: { display_name: `Thoko ${family}` } })),
  publication_year: year,
  doi: `https://doi.org/${doi}`,
  primary_location: { source: { display_name: container } },
  biblio: { volume, issue, first_page: pages?.split('-')[0], last_page: pages?.split('-')[1] },
})

const failures = {
  busy: () => (usual = status(429, { 'retry-after': '3600' })),
  away: () => (usual = status(500)),
  'not-understood': () =>
    (usual = (_, response) =>
      void response.setHeader('content-type', 'text/html').end('<html>Please log in</html>')),
}

referenceRegistryConformance('Crossref', () => ({
  registry: crossrefRegistry({ baseUrl, mailTo: 'desk@example.org', clock: hasty().clock }),
  holds: (record) => {
    usual = (request, response) => {
      const doi = request.url!.match(/\/works\/([^?]+)/)?.[1]
      if (doi && decodeURIComponent(doi) !== record.doi) return status(404)(request, response)
      return json({ message: doi ? asCrossref(record) : { items: [asCrossref(record)] } })(request, response)
    }
  },
  breaks: (code) => void failures[code](),
}))

referenceRegistryConformance('OpenAlex', () => ({
  registry: openAlexRegistry({ baseUrl, mailTo: 'desk@example.org', clock: hasty().clock }),
  holds: (record) => {
    usual = (request, response) => {
      const doi = request.url!.match(/doi:([^?]+)/)?.[1]
      if (doi && decodeURIComponent(doi) !== record.doi) return status(404)(request, response)
      return json(doi ? asOpenAlex(record) : { results: [asOpenAlex(record)] })(request, response)
    }
  },
  breaks: (code) => void failures[code](),
}))

referenceRegistryConformance('the fake', () => {
  const held: RegistryRecord[] = []
  const registry = fakeRegistry(held)
  return { registry, holds: (record) => void held.push(record), breaks: registry.break }
})

describe('a registry that is asked', () => {
  const open = () => {
    const { clock, waits } = hasty()
    return { registry: crossrefRegistry({ baseUrl, mailTo: 'desk@example.org', clock }), waits }
  }
  const SOUGHT = { title: 'Goats and grass', author: 'Banda', year: 2019 }

  it('is told title, author and year, and who asks, and nothing else', async () => {
    await open().registry.find(SOUGHT)
    const { searchParams } = new URL(asked[0]!.url!, baseUrl)
    expect(searchParams.get('query.bibliographic')).toBe('Goats and grass Banda 2019')
    expect([...searchParams.keys()].sort()).toEqual(['mailto', 'query.bibliographic', 'rows', 'select'])
    expect(asked[0]!.headers['user-agent']).toBe('Weekbe4 (mailto:desk@example.org)')
    expect(asked[0]!.headers.cookie).toBeUndefined()
  })

  it('is asked again after a moment where it stumbled', async () => {
    const { registry, waits } = open()
    answers = [status(500), status(429, { 'retry-after': '2' })]
    expect(await registry.find(SOUGHT)).toEqual({ ok: true, value: [] })
    expect(waits).toEqual([800, 2_000])
  })

  it('is left alone when it wants to be left alone for an hour', async () => {
    const { registry, waits } = open()
    failures.busy()
    expect(await registry.find(SOUGHT)).toMatchObject({ problem: { code: 'busy', waitFor: 3_600_000 } })
    expect(asked).toHaveLength(1)
    expect(waits).toEqual([])
  })

  it('cannot fill the memory: a hundred megabytes are not read to their end', async () => {
    let sent = 0
    usual = (_, response) => {
      response.on('error', () => {})
      const piece = Buffer.alloc(1_000_000, 32)
      const more = () => {
        while (sent < 100_000_000) {
          sent += piece.length
          if (!response.write(piece)) return response.once('drain', more)
        }
        return response.end()
      }
      more()
    }
    expect(await open().registry.find(SOUGHT)).toMatchObject({ problem: { code: 'not-understood' } })
    expect(sent).toBeLessThan(30_000_000)
  })

  it('is not followed to another host', async () => {
    usual = status(302, { location: 'http://127.0.0.1:1/' })
    expect(await open().registry.find(SOUGHT)).toMatchObject({ problem: { code: 'away' } })
  })

  it('may leave out everything but a title', async () => {
    usual = json({ message: { items: [{ title: ['Goats <i>and</i> grass'] }, { title: [] }, null, 'x'] } })
    expect(await open().registry.find(SOUGHT)).toEqual({
      ok: true,
      value: [{ title: 'Goats and grass', authors: [], year: null }],
    })
  })
})
