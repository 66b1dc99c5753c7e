/** The parts of a package, the relationships between them, and their content types. */
import { strToU8, zipSync } from 'fflate'
import { document, el } from './xml.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

export type PackagePart = {
  /** From the root of the package, without a slash before it. */
  path: string
  contentType?: string
  body: string | Uint8Array
  relations?: Relations
}

type Relation = { type: string; target: string; external?: boolean }

/** The relationships of one part; each target has one id, however often it is requested. */
export class Relations {
  readonly #known: Relation[] = []

  /** `type`: the last word of an Office relationship type, or a full URI. */
  add(type: string, target: string, external = false): string {
    const known = this.#known.findIndex((one) => one.type === type && one.target === target)
    if (known !== -1) return `rId${known + 1}`
    return `rId${this.#known.push({ type, target, ...(external && { external }) })}`
  }

  get isEmpty(): boolean {
    return this.#known.length === 0
  }

  /** Targets inside the package are written relative to its root. */
  toXml(): string {
    const relations = this.#known.map(({ type, target, external }, at) =>
      el('Relationship', {
        Id: `rId${at + 1}`,
        Type: type.includes(':') ? type : `${RELATIONSHIPS}/${type}`,
        Target: external ? target : `/${target}`,
        TargetMode: external ? 'External' : undefined,
      }),
    )
    return document(
      el(
        'Relationships',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
        ...relations,
      ),
    )
  }
}

/** Content types Office programs know by file extension. */
const BY_ENDING: Record<string, string> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
}

export const officeType = (kind: string): string => `${OFFICE}.${kind}+xml`

function contentTypes(parts: readonly PackagePart[]): string {
  const endings = new Set(['rels', 'xml', ...parts.map(({ path }) => path.split('.').at(-1) ?? '')])
  const defaults = [...endings].map((ending) =>
    el('Default', { Extension: ending, ContentType: BY_ENDING[ending] ?? 'application/octet-stream' }),
  )
  const overrides = parts.flatMap(({ path, contentType }) =>
    contentType ? el('Override', { PartName: `/${path}`, ContentType: contentType }) : [],
  )
  return document(
    el(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...defaults,
      ...overrides,
    ),
  )
}

const relationsPath = (path: string): string => path.replace(/([^/]*)$/, '_rels/$1.rels')

/** A fixed timestamp, so that the same presentation gives the same bytes. */
const ALWAYS = '1980-01-01T00:00:00'

export function zipPackage(root: Relations, parts: readonly PackagePart[]): Uint8Array {
  const files: Record<string, [Uint8Array, { level: 0 | 6 }]> = {}
  const put = (path: string, body: string | Uint8Array) => {
    // Pictures and workbooks are already compressed.
    files[path] = typeof body === 'string' ? [strToU8(body), { level: 6 }] : [body, { level: 0 }]
  }
  put('[Content_Types].xml', contentTypes(parts))
  put('_rels/.rels', root.toXml())
  for (const { path, body, relations } of parts) {
    put(path, body)
    if (relations && !relations.isEmpty) put(relationsPath(path), relations.toXml())
  }
  return zipSync(files, { mtime: ALWAYS })
}
