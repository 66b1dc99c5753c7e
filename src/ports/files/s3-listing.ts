import type { KeptFile } from './files.ts'

const inside = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** Our own names need no unescaping, and the caller skips anything else in the bucket. */
export function readListing(xml: string): { files: KeptFile[]; next: string | undefined } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, part = '']) => ({
    name: inside(part, 'Key') ?? '',
    bytes: Number(inside(part, 'Size')),
    keptAt: new Date(inside(part, 'LastModified') ?? 0),
  }))
  const more = inside(xml, 'IsTruncated') === 'true'
  const token = inside(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&')
  return { files, next: more ? token : undefined }
}
