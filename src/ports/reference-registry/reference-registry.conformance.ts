import { describe, expect, it } from 'vitest'
import type { ReferenceRegistry, RegistryRecord } from './reference-registry.ts'

export type ScriptedRegistry = {
  registry: ReferenceRegistry
  /** It holds this work and no other. */
  holds(record: RegistryRecord): void
  breaks(code: 'busy' | 'away' | 'not-understood'): void
}

const WORK: RegistryRecord = {
  title: 'Goats and grass in dry years',
  authors: ['Banda', 'Phiri'],
  year: 2019,
  container: 'Journal of Herding',
  volume: '12',
  issue: '3',
  pages: '45-67',
  doi: '10.1234/herding.2019.3',
}
const SOUGHT = { title: WORK.title, author: 'Banda', year: 2019 }

/** The behaviour the product relies on, for every registry. */
export function referenceRegistryConformance(name: string, open: () => ScriptedRegistry) {
  describe(`works in ${name}`, () => {
    it('are found with everything that can be compared', async () => {
      const { registry, holds } = open()
      holds(WORK)
      expect(await registry.find(SOUGHT)).toEqual({ ok: true, value: [WORK] })
    })

    it('are found by their DOI, and a DOI that leads nowhere is nothing', async () => {
      const { registry, holds } = open()
      holds(WORK)
      expect(await registry.withDoi(WORK.doi!)).toEqual({ ok: true, value: WORK })
      holds(WORK)
      expect(await registry.withDoi('10.1234/nothing')).toEqual({ ok: true, value: null })
    })

    it('that it has not are no failure', async () => {
      const { registry } = open()
      expect(
        await registry.find({ title: 'Quite another subject altogether', author: 'Zulu', year: 2001 }),
      ).toEqual({ ok: true, value: [] })
    })

    it.each([
      ['busy', 'asks us to wait'],
      ['away', 'cannot be reached'],
      ['not-understood', 'no answer'],
    ] as const)('cannot be asked for when it is %s, which a sentence says', async (code, sentence) => {
      const { registry, breaks } = open()
      breaks(code)
      expect(await registry.find(SOUGHT)).toMatchObject({
        ok: false,
        problem: { code, message: expect.stringContaining(sentence) },
      })
    })

    it('are not asked for when the check was stopped', async () => {
      const { registry } = open()
      expect(await registry.find(SOUGHT, AbortSignal.abort())).toMatchObject({ problem: { code: 'stopped' } })
    })
  })
}
