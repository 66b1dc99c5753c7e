/** What an answer is made of. Plain data: the screen draws it, the Word file is written from it. */

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'math'; tex: string; display: boolean }
  /** `href` is of a kind that may be followed; where it was not, its words stand there alone. */
  | { type: 'link'; href: string; children: Inline[] }
  /** A picture elsewhere. It is named, and never fetched by itself: that would cost data and tell who reads. */
  | { type: 'picture'; href: string; alt: string }
  /** `[^2]`: what the words before it rest on. */
  | { type: 'source'; n: number }
  | { type: 'break' }

export type Row = Inline[][]
export type Align = 'left' | 'center' | 'right' | null
export type Table = { type: 'table'; align: Align[]; header: Row; rows: Row[] }
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
