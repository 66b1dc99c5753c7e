import { readXml } from '../safety/xml-events.ts'

export type Style = {
  name: string
  basedOn: string
  level?: number
  bold?: boolean
  size?: number
  isList?: boolean
  /** The list that numbers its paragraphs, and their level in it. */
  list?: string
  depth?: number
}
export type Styles = Map<string, Style>

export function readStyles(xml: string): Styles {
  const styles: Styles = new Map()
  if (!xml) return styles
  let current: Style | undefined
  readXml(xml, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:style') {
        current = { name: '', basedOn: '' }
        styles.set(attributes['w:styleId'] ?? '', current)
      } else if (!current) return
      else if (name === 'w:name') current.name = value.toLowerCase()
      else if (name === 'w:basedOn') current.basedOn = value
      else if (name === 'w:outlineLvl' && Number(value) < 9) current.level = Number(value) + 1
      else if (name === 'w:b') current.bold = isOn(value)
      else if (name === 'w:sz') current.size = Number(value) / 2
      else if (name === 'w:ilvl') current.depth = Number(value)
      else if (name === 'w:numId') {
        current.isList = value !== '0'
        current.list = value
      }
    },
    close: (name) => {
      if (name === 'w:style') current = undefined
    },
  })
  return styles
}

export const isOn = (value: string) => value !== '0' && value !== 'false' && value !== 'none'

/** A property of the style, or of the style it is based on. Circular chains of styles are cut. */
export function inherited<Key extends keyof Style>(
  styles: Styles,
  id: string,
  key: Key,
): Style[Key] | undefined {
  let style = styles.get(id)
  for (let steps = 0; style && steps < 12; steps++) {
    if (style[key] !== undefined) return style[key]
    style = styles.get(style.basedOn)
  }
  return undefined
}

/** 'Heading 2' by Word's built-in name, whatever the style's id is in the language it was written in. */
export function headingLevel(styles: Styles, id: string): number | undefined {
  const name = styles.get(id)?.name ?? id.toLowerCase()
  const named = /^(?:heading|titre|t[ií]tulo|überschrift)\s?([1-9])/.exec(name)?.[1]
  if (named) return Math.min(6, Number(named))
  if (/^toc\b|^caption$/.test(name)) return undefined
  const level = inherited(styles, id, 'level')
  return level === undefined ? undefined : Math.min(6, level)
}
