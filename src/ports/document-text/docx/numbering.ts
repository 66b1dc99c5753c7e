/**
 * The numbers Word generates before a paragraph: they are not in the text, and '3.2' is what a student
 * calls that section. Counters are kept for each list as Word keeps them.
 */
import { readXml } from '../safety/xml-events.ts'
import type { ZipArchive } from '../safety/zip-archive.ts'

type Level = { start: number; format: string; text: string; style?: string }
type List = { levels: Level[]; starts: Map<number, number>; counters: string }

export type Numbering = {
  /** The printed label of the next paragraph of this list; '' for bullets and unlabelled items. */
  label: (list: string, level: number) => string
  isBullet: (list: string, level: number) => boolean
}

export function readNumbering(zip: ZipArchive): Numbering {
  const lists = readLists(zip.readText('word/numbering.xml') ?? '')
  const counters = new Map<string, number[]>()
  return {
    isBullet: (list, level) => lists.get(list)?.levels[level]?.format === 'bullet',
    label: (id, level) => {
      const list = lists.get(id)
      const own = list?.levels[level]
      if (!list || !own) return ''
      const counts = counters.get(list.counters) ?? []
      counters.set(list.counters, counts)
      for (let above = 0; above < level; above++) counts[above] ??= startOf(list, above)
      counts[level] = counts[level] === undefined ? startOf(list, level) : counts[level] + 1
      counts.length = level + 1
      if (own.format === 'bullet' || own.format === 'none') return ''
      return own.text.replace(/%(\d)/g, (_, digit: string) => {
        const at = Number(digit) - 1
        return numberedAs(counts[at] ?? 1, list.levels[at]?.format ?? 'decimal')
      })
    },
  }
}

const startOf = ({ starts, levels }: List, level: number) => starts.get(level) ?? levels[level]?.start ?? 1

function readLists(xml: string): Map<string, List> {
  const abstract = new Map<string, Level[]>()
  const lists = new Map<string, List>()
  if (!xml) return lists
  let levels: Level[] | undefined
  let level: Level | undefined
  let list: List | undefined
  let overridden = 0
  readXml(xml, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? ''
      const at = Number(attributes['w:ilvl'] ?? 0)
      if (name === 'w:abstractNum') {
        levels = []
        abstract.set(attributes['w:abstractNumId'] ?? '', levels)
      } else if (name === 'w:num') {
        list = { levels: [], starts: new Map(), counters: '' }
        lists.set(attributes['w:numId'] ?? '', list)
      } else if (name === 'w:abstractNumId' && list) {
        list.levels = [...(abstract.get(value) ?? [])]
        list.counters = value
      } else if (name === 'w:lvlOverride') overridden = at
      else if (name === 'w:startOverride' && list) {
        list.starts.set(overridden, Number(value) || 1)
        list.counters = `${list.counters} from ${lists.size}`
      } else if (name === 'w:lvl') {
        level = { start: 1, format: 'decimal', text: '' }
        if (list) list.levels[at] = level
        else if (levels) levels[at] = level
      } else if (!level) return
      else if (name === 'w:start') level.start = Number(value)
      else if (name === 'w:numFmt') level.format = value
      else if (name === 'w:lvlText') level.text = value
    },
    close: (name) => {
      if (name === 'w:lvl') level = undefined
      else if (name === 'w:num') list = undefined
      else if (name === 'w:abstractNum') levels = undefined
    },
  })
  return lists
}

function numberedAs(count: number, format: string): string {
  if (format === 'lowerLetter') return lettered(count)
  if (format === 'upperLetter') return lettered(count).toUpperCase()
  if (format === 'lowerRoman') return roman(count)
  if (format === 'upperRoman') return roman(count).toUpperCase()
  return String(count)
}

const lettered = (count: number) => String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))

const ROMAN: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  let left = count
  let text = ''
  for (const [value, sign] of ROMAN)
    while (left >= value) {
      text += sign
      left -= value
    }
  return text
}
