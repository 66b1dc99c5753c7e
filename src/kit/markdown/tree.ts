/** The parts of an answer. Plain data: the screen renders it, and the Word file is written from it. */

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'math'; tex: string; display: boolean }
  /** `href` is always safe to follow; otherwise only the link's text is kept. */
  | { type: 'link'; href: string; children: Inline[] }
  /** A picture hosted elsewhere. Named but never fetched automatically: that costs data and reveals the reader. */
  | { type: 'picture'; href: string; alt: string }
  /** `[^2]`: the source of the words before it. */
  | { type: 'source'; n: number }
  | { type: 'break' }

export type MarkdownRow = Inline[][]
export type Align = 'left' | 'center' | 'right' | null
export type Table = { type: 'table'; align: Align[]; header: MarkdownRow; rows: MarkdownRow[] }
export type ListItem = { checked?: boolean; blocks: Block[] }

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'code'; language: string; text: string }
  | { type: 'math'; tex: string }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'list'; start: number | undefined; items: ListItem[] }
  | { type: 'rule' }
  | Table
