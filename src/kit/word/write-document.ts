/** A small Word file written from scratch: headings, paragraphs and quotations in Word's built-in styles. */
import { escapeXml } from '../escape-xml.ts'
import { HEAD } from './markup.ts'
import { BONDS, KIND, MAIN, MATHS, OFFICE, PART, TYPE, TYPES } from './names.ts'
import { asPart, packParts } from './package.ts'

export type Style = 'title' | 'heading' | 'text' | 'quotation' | 'small'
export type DocumentLine = { style: Style; text: string }

const ID: Readonly<Record<Style, string>> = {
  title: 'Title',
  heading: 'Heading1',
  text: 'Normal',
  quotation: 'Quote',
  small: 'Caption',
}

/** Sizes in half points, distances in twentieths of a point. */
const styleXml = (id: string, name: string, paragraph: string, letters: string, isDefault = false): string =>
  `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${
    isDefault ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'
  }<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`

const STYLES = [
  styleXml(
    'Normal',
    'Normal',
    '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>',
    '<w:sz w:val="22"/>',
    true,
  ),
  styleXml('Title', 'Title', '<w:spacing w:after="240"/>', '<w:b/><w:sz w:val="40"/>'),
  styleXml(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:sz w:val="28"/>',
  ),
  styleXml(
    'Heading2',
    'heading 2',
    '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="1"/>',
    '<w:b/><w:sz w:val="25"/>',
  ),
  styleXml(
    'Heading3',
    'heading 3',
    '<w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="2"/>',
    '<w:b/><w:sz w:val="22"/>',
  ),
  styleXml('Quote', 'Quote', '<w:ind w:left="567" w:right="567"/>', '<w:i/>'),
  styleXml('Caption', 'caption', '<w:spacing w:after="200"/>', '<w:color w:val="595959"/><w:sz w:val="18"/>'),
].join('')

export const lineXml = ({ style, text }: DocumentLine): string =>
  `<w:p><w:pPr><w:pStyle w:val="${ID[style]}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

// A4 with one-inch margins.
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'

const bond = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`
const bonds = (all: string) => `${HEAD}<Relationships xmlns="${BONDS}">${all}</Relationships>`

export const writeDocument = (lines: readonly DocumentLine[]): Uint8Array =>
  writeBody(lines.map(lineXml).join(''))

/** A PNG and where it will be kept; `pictureXml` shows it. */
export type WordPicture = { id: string; bytes: Uint8Array; width: number; height: number; says: string }

/** English Metric Units: what Word measures pictures in. The picture is as wide as the text. */
const TEXT_WIDTH = 5_731_510
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

export function pictureXml({ id, width, height, says }: WordPicture, number: number): string {
  const size = `cx="${TEXT_WIDTH}" cy="${Math.round((TEXT_WIDTH * height) / width)}"`
  const name = `id="${number}" name="Figure ${number}" descr="${escapeXml(says)}"`
  return `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing"><wp:extent ${size}/><wp:docPr ${name}/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
}

/** A complete file around the markup of its paragraphs. */
export function writeBody(paragraphs: string, pictures: readonly WordPicture[] = []): Uint8Array {
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${pictures.length > 0 ? '<Default Extension="png" ContentType="image/png"/>' : ''}<Override PartName="/${PART.document}" ContentType="${TYPE.document}"/><Override PartName="/${PART.styles}" ContentType="${TYPE.styles}"/>`
  const parts = {
    [PART.types]: `${HEAD}<Types xmlns="${TYPES}">${types}</Types>`,
    [PART.bonds]: bonds(bond('rId1', KIND.document, PART.document)),
    [PART.document]: `${HEAD}<w:document xmlns:w="${MAIN}" xmlns:m="${MATHS}"><w:body>${paragraphs}${PAGE}</w:body></w:document>`,
    [PART.documentBonds]: bonds(
      bond('rId1', KIND.styles, 'styles.xml') +
        pictures.map(({ id }) => bond(id, KIND.picture, `media/${id}.png`)).join(''),
    ),
    [PART.styles]: `${HEAD}<w:styles xmlns:w="${MAIN}">${STYLES}</w:styles>`,
  }
  return packParts(
    new Map([
      ...Object.entries(parts).map(([name, xml]) => [name, asPart(xml)] as const),
      ...pictures.map(({ id, bytes }) => [`word/media/${id}.png`, bytes] as const),
    ]),
  )
}
