/** The kind of a file, from its content. Its name can only narrow down a plain text, and a false one is always noticed. */

import type { DocumentKind } from '#product/document-model.ts'
import { isDta } from './data-file/read-dta.ts'
import { isSav } from './data-file/read-sav.ts'
import { decodeText } from './plain/decode-text.ts'
import { imageHeader } from './safety/image-size.ts'
import { Refusal } from './safety/refusal.ts'
import { findZipEnd, listZip } from './safety/zip-directory.ts'

/** Kinds often saved unknowingly under each other's extensions: an RTF as .doc, a CSV as .txt. */
const FAMILIES: DocumentKind[][] = [
  ['doc', 'docx', 'rtf'],
  ['xls', 'xlsx'],
  ['txt', 'md', 'csv', 'json'],
]
const ENDINGS: Record<string, DocumentKind> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  rtf: 'rtf',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  csv: 'csv',
  xlsx: 'xlsx',
  xls: 'xls',
  sav: 'sav',
  zsav: 'sav',
  dta: 'dta',
  json: 'json',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  bmp: 'image',
}

export function sniffKind(bytes: Uint8Array, fileName: string): DocumentKind {
  if (bytes.length === 0) throw new Refusal('empty')
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const named = ENDINGS[ending]
  const kind = binaryKind(bytes) ?? textKind(bytes, named)
  if (!kind) throw new Refusal(named ? 'wrong-type' : 'unsupported-type')
  const family = FAMILIES.find((members) => members.includes(kind)) ?? [kind]
  if (named && !family.includes(named)) throw new Refusal('wrong-type')
  return kind
}

const HEAD = 1024
const PDF = '%PDF-'

export const beginsAsPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, HEAD)).includes(PDF)

function binaryKind(bytes: Uint8Array): DocumentKind | undefined {
  const head = latin1(bytes.subarray(0, HEAD))
  const pdfAt = head.indexOf(PDF)
  if (pdfAt >= 0) return pdfOrRefusal(bytes, head, pdfAt)
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return zipKind(bytes)
  if (head.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return compoundKind(bytes)
  if (head.startsWith('{\\rtf')) return 'rtf'
  // Workbooks older than Excel 5 are a bare stream of records.
  if (bytes[0] === 9 && [0, 2, 4, 8].includes(bytes[1]!) && [4, 6, 8].includes(bytes[2]!) && bytes[3] === 0)
    return 'xls'
  if (isSav(bytes)) return 'sav'
  if (isDta(bytes)) return 'dta'
  if (imageHeader(bytes)) return 'image'
  return undefined
}

/** Readers differ in where they look first, so a file that is valid as two kinds is safe as neither. */
function pdfOrRefusal(bytes: Uint8Array, head: string, pdfAt: number): DocumentKind {
  if (!/^(\xEF\xBB\xBF)?[\s\0]{0,16}$/.test(head.slice(0, pdfAt))) throw new Refusal('two-types-in-one')
  if (findZipEnd(bytes) >= 0) throw new Refusal('two-types-in-one')
  return 'pdf'
}

function zipKind(bytes: Uint8Array): DocumentKind | undefined {
  const names = new Set(listZip(bytes).map((entry) => entry.name))
  if (names.has('word/document.xml')) return 'docx'
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) return 'xlsx'
  throw new Refusal('unsupported-type')
}

/** Old Office files are a little file system; the names in its directory are UTF-16. */
function compoundKind(bytes: Uint8Array): DocumentKind | undefined {
  const holds = (name: string) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name, 0, 'utf16le')
  if (holds('EncryptedPackage')) throw new Refusal('password-protected')
  if (holds('WordDocument')) return 'doc'
  if (holds('Workbook') || holds('Book')) return 'xls'
  throw new Refusal('unsupported-type')
}

const PROGRAM = /^(MZ|.ELF|\xCA\xFE\xBA\xBE|\xFE\xED\xFA|\xCF\xFA\xED\xFE|#!)/
const MARKUP = /^\s*<(!doctype|html|head|body|script|svg|\?xml|\?php)/i

function textKind(bytes: Uint8Array, named: DocumentKind | undefined): DocumentKind | undefined {
  const head = latin1(bytes.subarray(0, HEAD)).replace(/^\xEF\xBB\xBF/, '')
  // No file name turns a program into a document, so asking for another name is pointless.
  if (PROGRAM.test(head)) throw new Refusal('unsupported-type')
  if (MARKUP.test(head)) return undefined
  const text = decodeText(bytes.subarray(0, 65_536))
  if (text === undefined) return undefined
  if (!text.trim() && bytes.length <= 65_536) throw new Refusal('empty')
  if (named === 'csv' || named === 'md' || named === 'json') return named
  if (named && named !== 'txt') return undefined
  return 'txt'
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
