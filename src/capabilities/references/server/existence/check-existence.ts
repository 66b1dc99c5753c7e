/** Whether cited works are in the registries that the operator named: answers are kept for ninety days, and asked for politely. */
import { semaphore } from '#kit/semaphore.ts'
import type { ReferenceRegistry } from '#ports/reference-registry/reference-registry.ts'
import type { Services } from '#ports/services.ts'
import {
  type Answered,
  canBeAsked,
  type Existence,
  existenceOf,
} from '../../rules/existence/compare-records.ts'
import type { Reference } from '../../rules/reference.ts'
import { EXISTENCE } from '../../spec.ts'
import {
  hasAgreed,
  type KeptAnswer,
  keepAnswer,
  keepConsent,
  keptAnswers,
  keyOf,
  soughtOf,
} from './answer-rows.ts'

type RegistryDeps = Pick<Services, 'db' | 'now' | 'log' | 'registries'>

export function openExistence(deps: RegistryDeps) {
  const { now, log, registries } = deps
  const places = semaphore(EXISTENCE.atOnce)
  /** A registry that asked to be left alone, until when, and what the student is told. */
  const resting = new Map<string, { until: number; says: string }>()
  const names = registries.map(({ name }) => name)

  /** Null where it gave no answer. */
  async function answerOf(
    registry: ReferenceRegistry,
    item: Reference,
    signal: AbortSignal,
  ): Promise<KeptAnswer | null> {
    const rest = resting.get(registry.name)
    if (rest && rest.until > now().getTime()) return null
    const done = await places.take(signal)
    if (signal.aborted) {
      done?.()
      return null
    }
    try {
      const ofDoi = item.DOI ? await registry.withDoi(item.DOI, signal) : undefined
      if (ofDoi && !ofDoi.ok) return trouble(registry, ofDoi.problem)
      const known =
        ofDoi?.value && existenceOf(item, [{ registry: registry.name, works: [], ofDoi: ofDoi.value }])
      const works =
        known && known.outcome !== 'doi-elsewhere'
          ? { ok: true as const, value: [] }
          : await registry.find(soughtOf(item), signal)
      if (!works.ok) return trouble(registry, works.problem)
      return { works: works.value, ...(ofDoi && { ofDoi: ofDoi.value }) }
    } finally {
      done?.()
    }
  }

  function trouble(
    { name }: ReferenceRegistry,
    problem: { code: string; message: string; waitFor?: number; detail?: string },
  ): null {
    if (problem.code === 'stopped') return null
    log.warn({ registry: name, code: problem.code, detail: problem.detail }, 'A registry did not answer.')
    resting.set(name, {
      until: now().getTime() + (problem.waitFor ?? EXISTENCE.restAfterTrouble),
      says: problem.message,
    })
    return null
  }

  async function existenceOfOne(
    item: Reference,
    kept: ReadonlyMap<string, KeptAnswer>,
    signal: AbortSignal,
  ): Promise<Existence | null> {
    if (!canBeAsked(item)) return { outcome: 'not-asked' }
    const key = keyOf(item)
    const answers: Answered[] = []
    for (const registry of registries) {
      const held = kept.get(`${key} ${registry.name}`)
      const answer = held ?? (signal.aborted ? null : await answerOf(registry, item, signal))
      if (!answer) continue
      if (!held) await keepAnswer(deps, key, registry.name, answer)
      answers.push({ registry: registry.name, ...answer })
      const found = existenceOf(item, answers)
      // The next registry need not be told what this one has already.
      if (found.outcome === 'same') return found
    }
    if (answers.length > 0) return existenceOf(item, answers)
    const rest = [...resting.values()].find(({ until }) => until > now().getTime())
    return rest ? { outcome: 'unknown', says: rest.says } : null
  }

  return {
    names,

    hasAgreed: (userId: string) => hasAgreed(deps, userId, names),
    agree: (userId: string) => keepConsent(deps, userId, names),

    /** As many as are known or answered within the time; what is left is asked at the next call. */
    async check(
      items: readonly Reference[],
      within: number = EXISTENCE.within,
    ): Promise<{ found: Map<string, Existence>; left: number }> {
      const kept = await keptAnswers(deps, [...new Set(items.filter(canBeAsked).map(keyOf))])
      const signal = AbortSignal.timeout(within)
      const found = new Map<string, Existence>()
      await Promise.all(
        items.map(async (item) => {
          const existence = await existenceOfOne(item, kept, signal)
          if (existence) found.set(item.id, existence)
        }),
      )
      return { found, left: items.length - found.size }
    },
  }
}
