/** A simple flowchart in Mermaid's notation: boxes and arrows, with the words on them. Anything else stays code. */
export type Flowchart = {
  nodes: { id: string; text: string }[]
  edges: { from: string; to: string; words: string }[]
}

const MOST_NODES = 24
const MOST_EDGES = 40
const HEAD = /^(?:graph|flowchart)(?:[ \t]+(?:TB|TD|BT|LR|RL))?\s*$/i
const PASSED_OVER = /^(?:%%|style\b|classDef\b|class\b|linkStyle\b|click\b|direction\b|subgraph\b|end\b|$)/i
const NODE =
  /^\s*([\p{L}\d_]+(?:-[\p{L}\d_]+)*)(?::::[\w-]+)?\s*(?:\(\[(.*?)\]\)|\[\[(.*?)\]\]|\(\((.*?)\)\)|\[\((.*?)\)\]|\[[/\\](.*?)[/\\]\]|\[(.*?)\]|\((.*?)\)|\{\{(.*?)\}\}|\{(.*?)\}|>(.*?)\])?(?:::[\w-]+)?\s*/u
const ARROW =
  /^(?:<?(?:--|==|-\.)\s+([^|>]{1,60}?)\s+(?:--+>?|==+>?|\.->)|<?(?:-{2,}|={2,}|-\.+-)[>ox]?)\s*(?:\|([^|]{0,60})\|)?\s*/

export function readFlowchart(code: string): Flowchart | undefined {
  const [head = '', ...rest] = code.trim().split(/[\n;]/)
  if (!HEAD.test(head.trim())) return undefined
  const nodes = new Map<string, string>()
  const edges: Flowchart['edges'] = []
  for (const line of rest.map((one) => one.trim())) {
    if (PASSED_OVER.test(line)) continue
    const chain = chainOf(line)
    if (!chain) return undefined
    for (const { nodes: named } of chain)
      for (const { id, text } of named) if (text !== undefined || !nodes.has(id)) nodes.set(id, text ?? id)
    chain.slice(1).forEach(({ nodes: to, words }, at) => {
      for (const from of chain[at]!.nodes)
        for (const each of to) edges.push({ from: from.id, to: each.id, words })
    })
  }
  const drawn = [...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()]
  if (drawn.length === 0 || nodes.size > MOST_NODES || drawn.length > MOST_EDGES) return undefined
  return { nodes: [...nodes].map(([id, text]) => ({ id, text })), edges: drawn }
}

type Named = { id: string; text: string | undefined }
type Link = { nodes: Named[]; words: string }

/** "A & B -->|words| C --> D": its boxes, each with the words of the arrow before it. */
function chainOf(line: string): Link[] | undefined {
  const chain: Link[] = []
  let left = line
  let words = ''
  for (;;) {
    const named: Named[] = []
    for (;;) {
      const node = NODE.exec(left)
      if (!node) return undefined
      named.push({ id: node[1]!, text: plainLabel(node.slice(2).find((text) => text !== undefined)) })
      left = left.slice(node[0].length)
      if (!left.startsWith('&')) break
      left = left.slice(1)
    }
    chain.push({ nodes: named, words })
    if (left === '') return chain
    const arrow = ARROW.exec(left)
    if (!arrow || arrow[0] === '') return undefined
    words = plainLabel(arrow[1] ?? arrow[2]) ?? ''
    left = left.slice(arrow[0].length)
  }
}

const plainLabel = (text: string | undefined) =>
  text
    ?.replace(/<br\s*\/?>/gi, ' ')
    .replace(/^\s*["'`]+|["'`]+\s*$/g, '')
    .replace(/[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
