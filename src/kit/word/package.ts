/** A Word file is a zip archive of parts; this opens one, and writes it back with the changed parts. */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

export type PackageParts = Map<string, Uint8Array>

/** Limit on the declared size of an archive; readers refuse larger ones before they get here. */
const MOST_BYTES = 400_000_000
/** Pictures and fonts are already compressed: compressing them again takes seconds and gains nothing. */
const PACKED = /\.(png|jpe?g|gif|emf|wmf|bin|odttf|tiff?|mp[34]|zip|docx|xlsx|pptx)$/i

/** Undefined if it is not an archive, or is damaged or too large. */
export function openParts(bytes: Uint8Array): PackageParts | undefined {
  let left = MOST_BYTES
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        left -= originalSize
        if (left < 0) throw new Error('too large')
        return !name.endsWith('/')
      },
    })
    return new Map(Object.entries(files))
  } catch {
    return undefined
  }
}

/** The same parts in the same order give the same bytes: no timestamp is written. */
export function packParts(parts: PackageParts): Uint8Array {
  const files: Zippable = {}
  for (const [name, content] of parts)
    files[name] = [content, { level: PACKED.test(name) ? 0 : 6, mtime: WRITTEN }]
  return zipSync(files)
}
const WRITTEN = '1980-01-02'

export const textOfPart = (parts: PackageParts, name: string): string | undefined => {
  const content = parts.get(name)
  return content && strFromU8(content)
}

export const asPart = (xml: string): Uint8Array => strToU8(xml)
