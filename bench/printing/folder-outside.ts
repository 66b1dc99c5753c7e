/**
 * Works of other people, and measures made with them, are no part of the project. Their folder is the first plain
 * word behind a bench's name, or the setting named here.
 */
import { existsSync } from 'node:fs'

const SETTINGS = {
  'real work': 'BENCH_WORKS',
  'measures made by others': 'BENCH_MEASURES',
  'recordings of a person': 'BENCH_RECORDINGS',
} as const

/** Undefined if there is none, after printing one line that says how to name it. */
export function folderOutside(
  what: keyof typeof SETTINGS,
  given = process.argv.slice(2).find((word) => !word.startsWith('-')),
): string | undefined {
  const setting = SETTINGS[what]
  const folder = given ?? process.env[setting]
  if (folder && existsSync(folder)) return folder
  console.log(
    folder
      ? `There is no folder ${folder}: what needs ${what} was not measured.`
      : `No folder of ${what} was named (as an argument, or in ${setting}): what needs them was not measured.`,
  )
  return undefined
}
