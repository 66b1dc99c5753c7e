/** The parts of a Word file and their relationship types, as ECMA-376 names them. */
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const PART = {
  types: '[Content_Types].xml',
  bonds: '_rels/.rels',
  document: 'word/document.xml',
  documentBonds: 'word/_rels/document.xml.rels',
  comments: 'word/comments.xml',
  styles: 'word/styles.xml',
} as const

export const KIND = {
  document: `${OFFICE}/officeDocument`,
  comments: `${OFFICE}/comments`,
  styles: `${OFFICE}/styles`,
  picture: `${OFFICE}/image`,
} as const

export const TYPE = {
  document: `${WORD}.document.main+xml`,
  comments: `${WORD}.comments+xml`,
  styles: `${WORD}.styles+xml`,
} as const

export const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const MATHS = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
export const BONDS = 'http://schemas.openxmlformats.org/package/2006/relationships'
export const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
