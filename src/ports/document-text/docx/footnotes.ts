import { readXml } from '../safety/xml-events.ts'
import type { ZipArchive } from '../safety/zip-archive.ts'

/** The notes by id: 'f3' at the foot of a page, 'e3' at the end. The separators Word stores with them have no text. */
export function readFootnotes(zip: ZipArchive): Map<string, string> {
  const notes = new Map<string, string>()
  for (const [part, element, mark] of [
    ['word/footnotes.xml', 'w:footnote', 'f'],
    ['word/endnotes.xml', 'w:endnote', 'e'],
  ] as const) {
    const xml = zip.readText(part)
    let id = ''
    let text = ''
    if (xml)
      readXml(xml, {
        open: (name, attributes) => {
          if (name === element) {
            id = `${mark}${attributes['w:id']}`
            text = ''
          } else if (name === 'w:tab' || name === 'w:p') text += ' '
        },
        text: (part, path) => {
          if (path.at(-1) === 'w:t') text += part
        },
        close: (name) => {
          if (name === element && text.trim()) notes.set(id, text.replace(/\s+/g, ' ').trim())
        },
      })
  }
  return notes
}
