/**
 * Written under another name and then renamed: a program killed at any moment leaves the old state or the
 * new one, complete.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newState } from './new-state.ts'
import type { EmulatorState } from './state.ts'

export type StateFile = { load(): EmulatorState; save(state: EmulatorState): void }

export function stateFile(path: string | undefined): StateFile {
  if (path === undefined) return { load: newState, save: () => {} }
  return {
    load() {
      if (!existsSync(path)) return newState()
      const state: EmulatorState = JSON.parse(readFileSync(path, 'utf8'))
      if (state.version !== 1)
        throw new Error(`The payment emulator cannot read ${path}: remove it to start anew`)
      return state
    },
    save(state) {
      mkdirSync(dirname(path), { recursive: true })
      // It holds phone numbers and a key, so only its owner may read it.
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
