/** Writes Markdown as paragraphs of a Word file: headings, lists, tables, code and formulas that Word can edit. */
import { escapeXml } from '../escape-xml.ts'
import type { Block, Inline, Table } from '../markdown/tree.ts'
import { equationXml } from './equation.ts'

export type WordManner = {
  /** A formula as MathML; undefined if it is not valid, and then shown as written. */
  mathml(tex: string): string | undefined
}

type Look = { strong?: boolean; em?: boolean; del?: boolean; code?: boolean; raised?: boolean }

const INDENT = 360

export const paragraphsOf = (blocks: readonly Block[], manner: WordManner, depth = 0): string =>
  blocks.map((block) => blockXml(block, manner, depth)).join('')

function blockXml(block: Block, manner: WordManner, depth: number): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(inlines(block.children, manner), at(depth))
    case 'heading':
      return paragraph(
        inlines(block.children, manner),
        style(block.level < 2 ? 'Heading1' : block.level < 3 ? 'Heading2' : 'Heading3'),
      )
    case 'code':
      return block.text
        .split('\n')
        .map((line) => paragraph(run(line, { code: true }), `<w:spacing w:after="0"/>${at(depth)}`))
        .join('')
    case 'math':
      return paragraph(equation(block.tex, manner), '<w:jc w:val="center"/>')
    case 'quote':
      return block.blocks
        .map((inside) =>
          inside.type === 'paragraph'
            ? paragraph(inlines(inside.children, manner), style('Quote'))
            : blockXml(inside, manner, depth + 1),
        )
        .join('')
    case 'list':
      return block.items
        .map(({ blocks, checked }, number) => {
          const mark =
            checked === undefined
              ? block.start === undefined
                ? '•'
                : `${block.start + number}.`
              : checked
                ? '☑'
                : '☐'
          const [first, ...rest] = blocks
          const words = first?.type === 'paragraph' ? inlines(first.children, manner) : ''
          const others = first?.type === 'paragraph' ? rest : blocks
          return (
            paragraph(`${run(mark)}<w:r><w:tab/></w:r>${words}`, hanging(depth + 1)) +
            paragraphsOf(others, manner, depth + 1)
          )
        })
        .join('')
    case 'table':
      return tableXml(block, manner)
    case 'rule':
      return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="999999"/></w:pBdr></w:pPr></w:p>'
  }
}

const paragraph = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`
const style = (id: string) => `<w:pStyle w:val="${id}"/>`
const at = (depth: number) => (depth === 0 ? '' : `<w:ind w:left="${depth * INDENT}"/>`)
const hanging = (depth: number) =>
  `<w:tabs><w:tab w:val="left" w:pos="${depth * INDENT}"/></w:tabs><w:spacing w:after="60"/><w:ind w:left="${depth * INDENT}" w:hanging="${INDENT}"/>`

function tableXml({ header, rows, align }: Table, manner: WordManner): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  const line = (cells: Inline[][], isHead: boolean) =>
    `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${Array.from({ length: columns }, (_, i) => {
      const side = align[i] === 'right' ? 'right' : align[i] === 'center' ? 'center' : 'left'
      const words = inlines(cells[i] ?? [], manner, isHead ? { strong: true } : {})
      return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph(words, `<w:spacing w:after="0"/><w:jc w:val="${side}"/>`)}</w:tc>`
    }).join('')}</w:tr>`
  const border = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')
  const grid = '<w:gridCol/>'.repeat(columns)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${line(header, true)}${rows.map((row) => line(row, false)).join('')}</w:tbl>${paragraph('')}`
}

const inlines = (all: readonly Inline[], manner: WordManner, look: Look = {}): string =>
  all.map((inline) => inlineXml(inline, manner, look)).join('')

function inlineXml(inline: Inline, manner: WordManner, look: Look): string {
  switch (inline.type) {
    case 'text':
      return run(inline.text, look)
    case 'strong':
    case 'em':
    case 'del':
      return inlines(inline.children, manner, { ...look, [inline.type]: true })
    case 'code':
      return run(inline.text, { ...look, code: true })
    case 'math':
      return equation(inline.tex, manner)
    case 'link': {
      const words = inlines(inline.children, manner, look)
      return `${words}${run(` (${inline.href})`, look)}`
    }
    case 'picture':
      return run(inline.alt, look)
    case 'source':
      return run(`[${inline.n}]`, { ...look, raised: true })
    case 'break':
      return '<w:r><w:br/></w:r>'
  }
}

function equation(tex: string, manner: WordManner): string {
  const mathml = manner.mathml(tex)
  return mathml === undefined ? run(tex, { code: true }) : equationXml(mathml)
}

function run(text: string, { strong, em, del, code, raised }: Look = {}): string {
  const look = [
    code ? '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>' : '',
    strong ? '<w:b/>' : '',
    em ? '<w:i/>' : '',
    del ? '<w:strike/>' : '',
    code ? '<w:sz w:val="20"/>' : '',
    raised ? '<w:vertAlign w:val="superscript"/>' : '',
  ].join('')
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
}
