import { failed, ok } from '#kit/result.ts'
import {
  REGISTRY_LIMITS,
  type ReferenceRegistry,
  type RegistryRecord,
  type WorkSought,
} from './reference-registry.ts'
import { type RegistryProblemCode, registryProblem } from './registry-problem.ts'

export type FakeRegistry = ReferenceRegistry & {
  asked: (WorkSought | { doi: string })[]
  /** The next questions fail, in this order. */
  break(...codes: RegistryProblemCode[]): void
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])

/** Holds what it is given, and finds by common words, as registries do. */
export function fakeRegistry(records: readonly RegistryRecord[], name = 'A registry'): FakeRegistry {
  const broken: RegistryProblemCode[] = []
  const asked: FakeRegistry['asked'] = []
  const trouble = (signal?: AbortSignal) => (signal?.aborted ? 'stopped' : broken.shift())
  return {
    name,
    host: 'registry.example.org',
    asked,
    break: (...codes) => void broken.push(...codes),
    async find(work, signal) {
      const code = trouble(signal)
      if (code) return failed(registryProblem(name, code))
      asked.push(work)
      const sought = wordsOf(work.title)
      const scored = records.map((record) => ({
        record,
        score: [...wordsOf(record.title)].filter((word) => sought.has(word)).length,
      }))
      return ok(
        scored
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, REGISTRY_LIMITS.candidates)
          .map(({ record }) => record),
      )
    },
    async withDoi(doi, signal) {
      const code = trouble(signal)
      if (code) return failed(registryProblem(name, code))
      asked.push({ doi })
      return ok(records.find((record) => record.doi?.toLowerCase() === doi.toLowerCase()) ?? null)
    },
  }
}
