/** The text of a Word file's body, letter by letter, with the run each letter is in. */
import { type Tag, tagsOf, unescaped } from './markup.ts'

/** Text inside a run: the offset of its first letter in the body's text, and of its element and letters in the part. */
export type TextPiece = { at: number; text: string; start: number; letters: number; raw: string }

export type TextRun = {
  /** Offset of the whole run in the part. */
  start: number
  end: number
  /** Start of its content, after its own tag and properties; both are repeated where it is split. */
  inside: number
  /** Its letters in the body's text. */
  from: number
  to: number
  pieces: TextPiece[]
  /** A formula, a picture in the text, or a run with tracked changes: it is marked whole. */
  whole: boolean
}

export type Body = { text: string; runs: TextRun[] }

/** Elements whose text is not in the running text, or where comments are not allowed. */
const ASIDE = new Set([
  'w:del',
  'w:moveFrom',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:ruby',
  'mc:AlternateContent',
  'w:pPr',
  'w:sectPr',
  'w:sdtPr',
])
const SIGNS: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'w:noBreakHyphen': '-',
}
const RUNS = new Set(['w:r', 'm:oMath'])
const TEXTS = new Set(['w:t', 'm:t'])

export function readBody(xml: string): Body {
  const reader = new BodyReader(xml)
  for (const tag of tagsOf(xml)) reader.take(tag)
  return reader.body()
}

class BodyReader {
  private readonly xml: string
  private readonly runs: TextRun[] = []
  private readonly texts: string[] = []
  private at = 0
  private aside: { name: string; depth: number } | undefined
  private run: (TextRun & { name: string }) | undefined
  private propertiesAt = 0
  private textTag: Tag | undefined

  constructor(xml: string) {
    this.xml = xml
  }

  body = (): Body => ({ text: this.texts.join(''), runs: this.runs.filter(({ from, to }) => to > from) })

  take(tag: Tag): void {
    const { name, kind } = tag
    if (this.aside) this.stepAside(tag)
    else if (ASIDE.has(name) && kind === 'open') this.aside = { name, depth: 1 }
    else if (name === 'w:p' && kind !== 'open') this.add('\n')
    else if (RUNS.has(name)) this.takeRun(tag)
    else if (this.run) this.takeInside(tag)
  }

  private stepAside({ name, kind }: Tag): void {
    if (!this.aside || name !== this.aside.name || kind === 'empty') return
    this.aside.depth += kind === 'open' ? 1 : -1
    if (this.aside.depth > 0) return
    this.aside = undefined
    if (this.run) this.run.whole = true
  }

  private takeRun({ name, kind, start, end }: Tag): void {
    if (kind === 'open' && !this.run)
      this.run = {
        name,
        start,
        end,
        inside: end,
        from: this.at,
        to: this.at,
        pieces: [],
        whole: name !== 'w:r',
      }
    else if (kind === 'close' && this.run?.name === name) {
      this.runs.push({ ...this.run, end, to: this.at })
      this.run = undefined
    }
  }

  private takeInside(tag: Tag): void {
    const { name, kind, start, end } = tag
    if (!this.run) return
    if (name === 'w:rPr') {
      if (kind === 'open') this.propertiesAt = start
      else this.run.inside = end
      // A changed property has an id, which must not be duplicated.
      if (kind === 'close') this.run.whole ||= this.xml.slice(this.propertiesAt, end).includes('w:id=')
    } else if (TEXTS.has(name)) {
      if (kind === 'open') this.textTag = tag
      else if (kind === 'close' && this.textTag) this.addText(this.textTag, start)
    } else if (SIGNS[name] && kind !== 'close') {
      this.run.pieces.push({ at: this.at, text: SIGNS[name], start, letters: end, raw: '' })
      this.add(SIGNS[name])
    }
  }

  private addText({ start, end }: Tag, until: number): void {
    const raw = this.xml.slice(end, until)
    const text = unescaped(raw)
    this.run?.pieces.push({ at: this.at, text, start, letters: end, raw })
    this.add(text)
  }

  private add(text: string): void {
    this.texts.push(text)
    this.at += text.length
  }
}
