/**
 * A formula as Word's own equation (OMML), from presentation MathML. Elements without a counterpart are written as
 * their text: an equation that can be edited is worth more than one that looks alike.
 */
import { escapeXml } from '../escape-xml.ts'
import { tagsOf, unescaped } from './markup.ts'

type Node = { name: string; attributes: string; children: (Node | string)[] }

export function equationXml(mathml: string): string {
  const root = parse(mathml)
  return `<m:oMath>${root.children.map(mathElement).join('')}</m:oMath>`
}

function parse(xml: string): Node {
  const root: Node = { name: '', attributes: '', children: [] }
  const open = [root]
  let from = 0
  for (const tag of tagsOf(xml)) {
    const text = xml.slice(from, tag.start).trim()
    if (text) open.at(-1)!.children.push(unescaped(text))
    from = tag.end
    if (tag.kind === 'close') {
      if (open.length > 1) open.pop()
      continue
    }
    const node: Node = { name: tag.name, attributes: xml.slice(tag.start, tag.end), children: [] }
    open.at(-1)!.children.push(node)
    if (tag.kind === 'open') open.push(node)
  }
  return root
}

const run = (text: string, isPlain = false) =>
  text === ''
    ? ''
    : `<m:r>${isPlain ? '<m:rPr><m:sty m:val="p"/></m:rPr>' : ''}<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`
const part = (name: string, inside: string) => `<m:${name}>${inside}</m:${name}>`
const nodeText = (node: Node | string): string =>
  typeof node === 'string' ? node : node.children.map(nodeText).join('')
const all = (nodes: readonly (Node | string)[]) => nodes.map(mathElement).join('')
const isBig = (node: Node | string | undefined) => node !== undefined && /^[∑∏∫∬∮⋃⋂]$/.test(nodeText(node))

function mathElement(node: Node | string): string {
  if (typeof node === 'string') return run(node)
  const { name, children } = node
  const [a = '', b = '', c = ''] = children.map((child) => mathElement(child))
  switch (name) {
    case 'annotation':
    case 'mspace':
    case 'mphantom':
      return ''
    case 'mi':
    case 'mn':
    case 'mo':
      return run(
        nodeText(node).replaceAll('\u2061', ''),
        nodeText(node).length > 1 || /normal/.test(node.attributes),
      )
    case 'mtext':
      return run(nodeText(node), true)
    case 'mfrac':
      return `<m:f>${part('num', a)}${part('den', b)}</m:f>`
    case 'msqrt':
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${part('e', all(children))}</m:rad>`
    case 'mroot':
      return `<m:rad>${part('deg', b)}${part('e', a)}</m:rad>`
    case 'msup':
      return isBig(children[0])
        ? big(nodeText(children[0]!), '', b)
        : `<m:sSup>${part('e', a)}${part('sup', b)}</m:sSup>`
    case 'msub':
    case 'munder':
      return isBig(children[0]) ? big(nodeText(children[0]!), b, '') : below(name, a, b)
    case 'msubsup':
    case 'munderover':
      if (isBig(children[0])) return big(nodeText(children[0]!), b, c)
      return `<m:sSubSup>${part('e', a)}${part('sub', b)}${part('sup', c)}</m:sSubSup>`
    case 'mover':
      return over(children, a, b)
    case 'mtable':
      return `<m:m>${children
        .filter((row) => typeof row !== 'string')
        .map(matrixRow)
        .join('')}</m:m>`
    default:
      return all(children)
  }
}

const below = (name: string, base: string, under: string) =>
  name === 'munder'
    ? `<m:limLow>${part('e', base)}${part('lim', under)}</m:limLow>`
    : `<m:sSub>${part('e', base)}${part('sub', under)}</m:sSub>`

const big = (sign: string, sub: string, sup: string) =>
  `<m:nary><m:naryPr><m:chr m:val="${escapeXml(sign)}"/><m:limLoc m:val="undOvr"/>${sub ? '' : '<m:subHide m:val="1"/>'}${sup ? '' : '<m:supHide m:val="1"/>'}</m:naryPr>${part('sub', sub)}${part('sup', sup)}<m:e/></m:nary>`

const ACCENTS: Readonly<Record<string, string>> = {
  '^': '̂',
  ˆ: '̂',
  '~': '̃',
  '˜': '̃',
  '→': '⃗',
  '˙': '̇',
  '.': '̇',
}

function over(children: Node['children'], base: string, above: string): string {
  const mark = nodeText(children[1] ?? '')
  if (/^[¯‾ˉ―_]$/.test(mark))
    return `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${part('e', base)}</m:bar>`
  const accent = ACCENTS[mark]
  if (accent) return `<m:acc><m:accPr><m:chr m:val="${accent}"/></m:accPr>${part('e', base)}</m:acc>`
  return `<m:limUpp>${part('e', base)}${part('lim', above)}</m:limUpp>`
}

const matrixRow = (row: Node) => part('mr', row.children.map((cell) => part('e', mathElement(cell))).join(''))
