/** FNV-1a over the letters of a learned reader's feature: its name need not be kept. */
export function featureHash(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
