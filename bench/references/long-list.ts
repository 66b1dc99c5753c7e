/** A list of two hundred entries: judged and written in a style, and asked for at a registry on the loopback that takes its time. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { judgeList, readList } from '../../src/capabilities/references/engine.index.ts'
import { titleLikeness } from '../../src/capabilities/references/rules/existence/compare-records.ts'
import { drawOf, madeWorks } from '../../src/capabilities/references/rules/existence/made-works.fake.ts'
import type { Reference } from '../../src/capabilities/references/rules/reference.ts'
import { plainText } from '../../src/capabilities/references/rules/styles.ts'
import { openExistence } from '../../src/capabilities/references/server/existence/check-existence.ts'
import { writeInStyle } from '../../src/capabilities/references/server/write-style.ts'
import { openPglite } from '../../src/ports/database/database.pglite.ts'
import { crossrefRegistry } from '../../src/ports/reference-registry/reference-registry.crossref.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { median } from '../printing/times.ts'

const ENTRIES = 200
/** How long the registry takes to answer, in milliseconds. */
const ANSWERS_AFTER = 300

export async function measureLongList(): Promise<void> {
  const draw = drawOf(5)
  const real = madeWorks(ENTRIES / 2, 3)
  const planted = madeWorks(ENTRIES / 2, 97).map((work) => ({
    ...work,
    title: `${work.title} revisited under ${draw.one(['drought', 'debt', 'decentralisation'])}`,
  }))
  const { entries } = await writeInStyle([...real, ...planted], 'harvard', {
    isSmall: () => false,
    repeatsNames: true,
  })
  const lines = entries.map(({ runs }) => plainText(runs))

  const cold = performance.now()
  await judgeList(readList(lines), 'apa', writeInStyle)
  toldOnly(`${ENTRIES} entries held against APA, the first list of a thread`, since(cold), 's')
  const read = readList(lines)
  const seconds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const warm = performance.now()
    await judgeList(readList(lines), 'apa', writeInStyle)
    seconds.push(since(warm))
  }
  atMost(`${ENTRIES} entries held against APA, median of five`, median(seconds), 's', 1)

  const { server, baseUrl } = await openRegistry(real)
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const database = await openPglite(folder)
  try {
    const existence = openExistence({
      db: database.db,
      now: () => new Date(),
      log: { warn() {} } as never,
      registries: [crossrefRegistry({ baseUrl, mailTo: 'bench@example.org' })],
    })
    const items = read.map(({ item }) => item)
    const began = performance.now()
    let answer = await existence.check(items)
    while (answer.left > 0) answer = await existence.check(items)
    atMost(`${ENTRIES} entries with a registry that takes ${ANSWERS_AFTER} ms`, since(began), 's', 20)
    const isReal = new Set(real.map(({ title }) => plain(title)))
    const outcomes = items.map(({ id, title }) => ({
      isReal: isReal.has(plain(title)),
      outcome: answer.found.get(id)?.outcome,
    }))
    const share = (of: typeof outcomes, outcome: (one: string | undefined) => boolean) =>
      (100 * of.filter((one) => outcome(one.outcome)).length) / of.length
    const [cited, invented] = [outcomes.filter((one) => one.isReal), outcomes.filter((one) => !one.isReal)]
    toldOnly('works of a registry in the list', cited.length, '')
    atLeast(
      'planted works that are found out',
      share(invented, (one) => one === 'not-found'),
      '%',
      95,
    )
    atMost(
      'works of the registry that are not found',
      share(cited, (one) => one === 'not-found'),
      '%',
      1,
    )
    atMost(
      'works of the registry shown as different',
      share(cited, (one) => one === 'different'),
      '%',
      1,
    )
  } finally {
    await database.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const since = (began: number) => (performance.now() - began) / 1_000
const plain = (title: string | undefined) => (title ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Answers as Crossref does, with what it does to records: capitals, tags, a part of the pages, names in full. */
async function openRegistry(works: readonly Reference[]): Promise<{ server: Server; baseUrl: string }> {
  const server = createServer(async (request, response) => {
    const asked =
      new URL(request.url ?? '/', 'http://localhost').searchParams.get('query.bibliographic') ?? ''
    const near = works
      .map((work, at) => ({ work, at, likeness: titleLikeness(asked, work.title!) }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, 5)
    await pause(ANSWERS_AFTER)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ message: { items: near.map(({ work, at }) => recordOf(work, at)) } }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const recordOf = ({ title, author, issued, volume, page, ...work }: Reference, at: number) => ({
  title: [at % 3 === 0 ? title!.toUpperCase() : at % 3 === 1 ? `<i>${title}</i>` : title],
  author: author?.map(({ family }) => ({ family, given: 'Thoko Mary' })),
  issued,
  volume,
  page: at % 4 === 0 ? page?.split('-')[0] : page,
  'container-title': [work['container-title']],
})
