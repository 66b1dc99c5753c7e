/** XML as text. */
import { escapeXml } from '../escape-xml.ts'

type Attributes = Record<string, string | number | boolean | undefined>

/** Attributes that are undefined are left out; children are XML already. */
export function el(name: string, attributes: Attributes = {}, ...children: (string | undefined)[]): string {
  let open = name
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined)
      open += ` ${key}="${escapeXml(typeof value === 'boolean' ? (value ? '1' : '0') : String(value))}"`
  const inside = children.join('')
  return inside === '' ? `<${open}/>` : `<${open}>${inside}</${name}>`
}

export const document = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`

export const NAMESPACES = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const
