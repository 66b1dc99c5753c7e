/**
 * The gateway's public keys, cached for an hour. An unknown key id may be a new key, so keys are fetched
 * again, but at most once a minute: otherwise a stranger could make us flood the gateway.
 */
import { createPublicKey, type KeyObject } from 'node:crypto'
import { hours, minutes } from '#kit/time.ts'
import { listIn, objectIn, textIn } from './read-json.ts'

export type PublicKeys = {
  /** 'unreachable' only until a key has been fetched once. */
  find(keyId: string): Promise<KeyObject | 'unknown' | 'unreachable'>
}

const KEEP_FOR = hours(1)
const REFRESH_AT_MOST_EVERY = minutes(1)

export function publicKeys(fetchKeys: () => Promise<unknown>, now: () => Date): PublicKeys {
  let keys: Map<string, KeyObject> | undefined
  let fetchedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined

  async function refresh() {
    triedAt = now().getTime()
    const fresh = keysFrom(await fetchKeys().catch(() => undefined))
    // An empty or failed answer never discards keys that are still valid.
    if (fresh.size === 0) return
    keys = fresh
    fetchedAt = triedAt
  }

  const refreshUnlessJustTried = async () => {
    if (!underWay && now().getTime() - triedAt >= REFRESH_AT_MOST_EVERY)
      underWay = refresh().finally(() => {
        underWay = undefined
      })
    await underWay
  }

  return {
    async find(keyId) {
      const stale = now().getTime() - fetchedAt >= KEEP_FOR
      if (stale || !keys?.has(keyId)) await refreshUnlessJustTried()
      return keys ? (keys.get(keyId) ?? 'unknown') : 'unreachable'
    },
  }
}

function keysFrom(body: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>()
  for (const entry of listIn(body).map(objectIn)) {
    const id = textIn(entry.id)
    const key = typeof entry.key === 'string' ? readKey(entry.key) : undefined
    if (id && key) keys.set(id, key)
  }
  return keys
}

function readKey(pem: string): KeyObject | undefined {
  // In practice the header lines are optional: bare base64 is a key just as well.
  const armoured = pem.includes('-----BEGIN')
    ? pem
    : `-----BEGIN PUBLIC KEY-----\n${pem.trim()}\n-----END PUBLIC KEY-----`
  try {
    return createPublicKey(armoured)
  } catch {
    return undefined
  }
}
