import { accessSync, constants, mkdirSync } from 'node:fs'
import { SettingError } from './setting-error.ts'

/** All stored and arriving data lies there, so nothing else starts without it. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingError(
      `The setting DATA_DIR must name a folder that this user can write to; ${folder} is none (${code}).`,
    )
  }
}
