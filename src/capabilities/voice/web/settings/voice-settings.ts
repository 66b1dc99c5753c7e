import { readSettings, type VoiceSettings } from '../../rules/voice-settings.ts'

const KEY = 'weekbe4:voice'

export type SettingsStore = {
  get(): VoiceSettings
  change(some: Partial<VoiceSettings>): void
  subscribe(tell: () => void): () => void
}

/** Outside React, because sending a turn asks for them in the middle of it. */
export function createSettingsStore(): SettingsStore {
  let settings = readSettings(inStorage((storage) => storage.getItem(KEY)) ?? null)
  const listeners = new Set<() => void>()
  return {
    get: () => settings,
    change(some) {
      settings = { ...settings, ...some }
      inStorage((storage) => storage.setItem(KEY, JSON.stringify(settings)))
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

function inStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage)
  } catch {
    // Storage can be switched off; then the choice lasts as long as the page.
    return undefined
  }
}
