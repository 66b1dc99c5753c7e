import { openZip, type ZipArchive } from '../safety/zip-archive.ts'
import { readXml } from '../safety/xml-events.ts'
import { NOTES } from '../structure/notes.ts'
import type { RawBlock, RawDocument } from '../structure/raw-document.ts'
import { readBody } from './body.ts'
import { readFootnotes } from './footnotes.ts'
import { promoteHeadings } from './promote-headings.ts'
import { readRelations } from './relations.ts'
import { readStyles } from './styles.ts'

export function readDocx(bytes: Uint8Array): RawDocument {
  const zip = openZip(bytes)
  const styles = readStyles(zip.readText('word/styles.xml') ?? '')
  const footnotes = readFootnotes(zip)
  const relations = readRelations(zip, 'word/_rels/document.xml.rels')
  const body = readBody(zip.readText('word/document.xml') ?? '', { styles, footnotes, relations, zip })
  const blocks = promoteHeadings(body)
  return {
    kind: 'docx',
    paged: false,
    pages: [],
    blocks,
    figures: figuresOf(blocks),
    ...properties(zip),
    notes: hasRemoteTemplate(zip) ? [NOTES.remoteTemplate] : [],
  }
}

const FIGURE = /^(figure|fig\.?|figura|chart|plate|scheme)\s*[A-Z]?\d/i

const figuresOf = (blocks: RawBlock[]) =>
  blocks
    .filter((block) => block.kind === 'caption' && FIGURE.test(block.text))
    .map((block) => ({ page: block.page, caption: block.text }))

function properties(zip: ZipArchive): { title?: string } {
  let title = ''
  const core = zip.readText('docProps/core.xml')
  if (core) readXml(core, { text: (text, path) => path.at(-1) === 'dc:title' && (title += text) })
  return title.trim() ? { title: title.trim() } : {}
}

function hasRemoteTemplate(zip: ZipArchive): boolean {
  return readRelations(zip, 'word/_rels/settings.xml.rels').some(
    ({ type, target, outside }) => outside && /attachedTemplate$/.test(type) && /^(https?|ftp):|^\\\\|^\/\//i.test(target),
  )
}
