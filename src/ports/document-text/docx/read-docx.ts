import { readXml } from '../safety/xml-events.ts'
import { openZip, type ZipArchive } from '../safety/zip-archive.ts'
import { NOTES } from '../structure/notes.ts'
import type { RawBlock, RawDocument } from '../structure/raw-document.ts'
import { readBody } from './body.ts'
import { findHeadings } from './find-headings.ts'
import { readFootnotes } from './footnotes.ts'
import { readNumbering } from './numbering.ts'
import type { StyledBlock } from './paragraph.ts'
import { readRelations } from './relations.ts'
import { readStyles } from './styles.ts'

export function readDocx(bytes: Uint8Array): RawDocument {
  const zip = openZip(bytes)
  const styles = readStyles(zip.readText('word/styles.xml') ?? '')
  const footnotes = readFootnotes(zip)
  const relations = readRelations(zip, 'word/_rels/document.xml.rels')
  const numbering = readNumbering(zip)
  const xml = zip.readText('word/document.xml') ?? ''
  const pages = pagesOfWord(zip, xml)
  const body = readBody(xml, { styles, footnotes, relations, numbering, zip, ownPages: pages > 0 })
  const blocks = findHeadings(body)
  return {
    kind: 'docx',
    paged: pages > 0,
    pages: Array.from({ length: pages }, (_, at) => ({ number: at + 1, ...A4 })),
    blocks,
    figures: figuresOf(blocks),
    ...properties(zip),
    ...titleByStyle(body),
    notes: [
      ...(hasRemoteTemplate(zip) ? [NOTES.remoteTemplate] : []),
      ...(/<w:(ins|del|moveFrom) /.test(xml) ? [NOTES.trackedChanges] : []),
      ...(/<w:commentReference /.test(xml) ? [NOTES.comments] : []),
    ],
  }
}

const A4 = { width: 595, height: 842 }

/**
 * Word marks where each page ended when it last showed the file, and stores a count: only where both
 * agree are the marks complete.
 */
function pagesOfWord(zip: ZipArchive, xml: string): number {
  const counted = Number(/<Pages>(\d+)<\/Pages>/.exec(zip.readText('docProps/app.xml') ?? '')?.[1] ?? 0)
  const marked = (xml.match(/<w:lastRenderedPageBreak/g)?.length ?? 0) + 1
  return counted > 1 && counted === marked ? counted : 0
}

const titleByStyle = (body: StyledBlock[]): { title?: string } => {
  const title = body.slice(0, 30).find(({ styleName }) => styleName === 'title')?.text
  return title ? { title } : {}
}

const FIGURE = /^(figure|fig\.?|figura|chart|plate|scheme)\s*[A-Z]?\d/i

const figuresOf = (blocks: RawBlock[]) =>
  blocks
    .filter((block) => block.kind === 'caption' && FIGURE.test(block.text))
    .map((block) => ({ page: block.page, caption: block.text }))

function properties(zip: ZipArchive): { title?: string; authors: string[] } {
  const found = new Map<string, string>()
  const core = zip.readText('docProps/core.xml')
  if (core)
    readXml(core, {
      text: (text, path) => found.set(path.at(-1) ?? '', `${found.get(path.at(-1) ?? '') ?? ''}${text}`),
    })
  const title = found.get('dc:title')?.trim()
  const authors = (found.get('dc:creator') ?? '').split(/\s*[;,]\s*/).filter(Boolean)
  return { ...(title && { title }), authors }
}

function hasRemoteTemplate(zip: ZipArchive): boolean {
  return readRelations(zip, 'word/_rels/settings.xml.rels').some(
    ({ type, target, services }) =>
      services && /attachedTemplate$/.test(type) && /^(https?|ftp):|^\\\\|^\/\//i.test(target),
  )
}
