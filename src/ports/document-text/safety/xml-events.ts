/**
 * A small XML reader that supports only the five entities of XML itself, so there is nothing outside the
 * document it could be made to fetch, and nothing that could expand inside it.
 */
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'

export type Attributes = Record<string, string>

export type XmlHandler = {
  open?: (name: string, attributes: Attributes, path: readonly string[]) => void
  close?: (name: string, path: readonly string[]) => void
  text?: (text: string, path: readonly string[]) => void
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function readXml(xml: string, handler: XmlHandler): void {
  const path: string[] = []
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    const text = xml.slice(at, tag < 0 ? xml.length : tag)
    if (text && path.length) handler.text?.(decodeEntities(text), path)
    if (tag < 0) break
    at = readMarkup(xml, tag, path, handler)
  }
  if (path.length) throw new Refusal('truncated')
}

function readMarkup(xml: string, tag: number, path: string[], handler: XmlHandler): number {
  if (xml.startsWith('<!--', tag)) return after(xml, '-->', tag)
  if (xml.startsWith('<?', tag)) return after(xml, '?>', tag)
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = after(xml, ']]>', tag)
    handler.text?.(xml.slice(tag + 9, end - 3), path)
    return end
  }
  // A document type is where entities are declared; no office program writes one.
  if (xml.startsWith('<!', tag)) throw new Refusal('outside-content')

  const end = endOfTag(xml, tag)
  if (xml[tag + 1] === '/') {
    const name = path.pop()
    if (name === undefined) throw new Refusal('corrupt')
    handler.close?.(name, path)
    return end
  }
  const selfClosing = xml[end - 2] === '/'
  const inner = xml.slice(tag + 1, selfClosing ? end - 2 : end - 1)
  const nameEnd = inner.search(/\s/)
  const name = nameEnd < 0 ? inner : inner.slice(0, nameEnd)
  const attributes = nameEnd < 0 ? {} : attributesOf(inner.slice(nameEnd))
  handler.open?.(name, attributes, path)
  if (selfClosing) handler.close?.(name, path)
  else if (path.push(name) > LIMITS.xmlDepth) throw new Refusal('corrupt')
  return end
}

/** A '>' may occur inside a quoted attribute. */
function endOfTag(xml: string, tag: number): number {
  let at = tag
  for (;;) {
    const end = xml.indexOf('>', at)
    if (end < 0) throw new Refusal('truncated')
    const quotes = xml.slice(tag, end).match(/"/g)?.length ?? 0
    if (quotes % 2 === 0) return end + 1
    at = end + 1
  }
}

function attributesOf(source: string): Attributes {
  const attributes: Attributes = Object.create(null)
  for (const [, name, , double, single] of source.matchAll(/([^\s=]+)\s*=\s*("([^"]*)"|'([^']*)')/g))
    if (name) attributes[name] = decodeEntities(double ?? single ?? '')
  return attributes
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (name[0] !== '#') return ENTITIES[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function after(xml: string, ending: string, from: number): number {
  const at = xml.indexOf(ending, from)
  if (at < 0) throw new Refusal('truncated')
  return at + ending.length
}
