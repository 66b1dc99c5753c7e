/** One comment as Word stores it, and the marks that anchor it. */
import { escapeXml } from '../escape-xml.ts'

export type Comment = {
  /** Paragraphs. */
  says: readonly string[]
  author: string
  initials: string
  /** An ISO time. */
  date: string
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

export const commentXml = (id: number, { says, author, initials, date }: Comment): string =>
  `<w:comment w:id="${id}" w:author="${escapeXml(author)}" w:date="${date.replace(/\.\d+Z$/, 'Z')}" w:initials="${escapeXml(initials)}">${says.map(paragraph).join('')}</w:comment>`

export const beginning = (id: number): string => `<w:commentRangeStart w:id="${id}"/>`
export const ending = (id: number): string =>
  `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
