/**
 * Reads the look of an uploaded presentation: the colours and fonts of its theme, and the picture on its master. Only
 * those few parts are unpacked, each up to a size limit, whatever the file declares; nothing in it is run, and nothing
 * else is copied.
 */
import { strFromU8, unzipSync } from 'fflate'
import { failed, ok, type Problem, type Result } from '../result.ts'
import { THEME_COLOURS, type Theme } from './model.ts'

export type Logo = { bytes: Uint8Array; type: 'png' | 'jpeg'; width: number; height: number }
export type Template = {
  colours: Partial<Theme['colours']>
  fonts: { heading?: string; body?: string }
  logo?: Logo
}
export type TemplateProblem = Problem<'no-presentation' | 'has-macros' | 'no-look'>

const LARGEST_PART = 2_000_000
const LARGEST_LOGO = 200_000
const WANTED =
  /^(?:\[Content_Types\]\.xml|ppt\/_rels\/presentation\.xml\.rels|ppt\/slideMasters\/(?:_rels\/)?[\w.-]+|ppt\/theme\/theme\d+\.xml|ppt\/media\/[\w.-]+\.(?:png|jpe?g))$/i

const SAYS = {
  'no-presentation':
    'This file cannot be opened as a presentation. Save it again as .pptx and try once more.',
  'has-macros': 'This presentation carries macros. Save it as a .pptx without macros and try once more.',
  'no-look': 'This presentation names no colours of its own, so there is nothing to take over.',
} as const
const problem = (code: keyof typeof SAYS) => failed({ code, message: SAYS[code] })

export function readTemplate(bytes: Uint8Array): Result<Template, TemplateProblem> {
  let parts: Record<string, Uint8Array>
  let macros = false
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/vbaProject\.bin$/i.test(name)) macros = true
        return WANTED.test(name) && originalSize <= LARGEST_PART
      },
    })
  } catch {
    return problem('no-presentation')
  }
  const text = (path: string): string => (parts[path] ? strFromU8(parts[path]) : '')
  const kinds = text('[Content_Types].xml')
  if (macros || /macroEnabled/i.test(kinds)) return problem('has-macros')
  if (!/presentationml/.test(kinds)) return problem('no-presentation')
  const master = targetOf(text('ppt/_rels/presentation.xml.rels'), 'slideMaster', 'ppt/')
  // A presentation without one is none that a program could open.
  if (!master || !parts[master]) return problem('no-presentation')
  const name = master.split('/').at(-1) ?? ''
  const relations = text(`ppt/slideMasters/_rels/${name}.rels`)
  const theme = text(targetOf(relations, 'theme', 'ppt/slideMasters/') ?? 'ppt/theme/theme1.xml')
  const colours = coloursOf(theme)
  if (Object.keys(colours).length === 0) return problem('no-look')
  const logo = logoOf(text(master), relations, parts)
  return ok({ colours, fonts: fontsOf(theme), ...(logo && { logo }) })
}

const attribute = (tag: string, name: string): string | undefined =>
  tag.match(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`))?.[1]

/** Path from the root of the package: targets are relative to the part that names them. */
function targetOf(relations: string, type: string, from: string, id?: string): string | undefined {
  for (const [tag] of relations.matchAll(/<Relationship\s[^>]*>/g)) {
    if (!attribute(tag, 'Type')?.endsWith(`/${type}`) || (id && attribute(tag, 'Id') !== id)) continue
    const target = attribute(tag, 'Target') ?? ''
    if (attribute(tag, 'TargetMode') === 'External') continue
    if (target.startsWith('/')) return target.slice(1)
    return resolved(from, target)
  }
  return undefined
}

function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  return path.join('/')
}

function coloursOf(theme: string): Template['colours'] {
  const scheme = theme.match(/<a:clrScheme[\s\S]*?<\/a:clrScheme>/)?.[0] ?? ''
  return Object.fromEntries(
    THEME_COLOURS.flatMap((name) => {
      const inside = scheme.match(new RegExp(`<a:${name}>([\\s\\S]*?)</a:${name}>`))?.[1] ?? ''
      const hex =
        inside.match(/<a:srgbClr\s[^>]*val=["']([0-9a-f]{6})["']/i)?.[1] ??
        inside.match(/lastClr=["']([0-9a-f]{6})["']/i)?.[1]
      return hex ? [[name, hex.toUpperCase()]] : []
    }),
  )
}

function fontsOf(theme: string): Template['fonts'] {
  const of = (which: string) =>
    theme.match(new RegExp(`<a:${which}Font>[\\s\\S]*?<a:latin\\s[^>]*typeface=["']([^"'<>]{1,60})["']`))?.[1]
  const [heading, body] = [of('major'), of('minor')]
  return { ...(heading && { heading }), ...(body && { body }) }
}

/** The first picture on the master. */
function logoOf(master: string, relations: string, parts: Record<string, Uint8Array>): Logo | undefined {
  for (const [picture] of master.matchAll(/<p:pic>[\s\S]*?<\/p:pic>/g)) {
    const id = picture.match(/r:embed=["']([^"']+)["']/)?.[1]
    const path = id && targetOf(relations, 'image', 'ppt/slideMasters/', id)
    const bytes = path ? parts[path] : undefined
    const type = bytes && logoType(bytes)
    const [, width, height] = picture.match(/<a:ext\s+cx=["'](\d+)["']\s+cy=["'](\d+)["']/) ?? []
    if (!bytes || !type || bytes.length > LARGEST_LOGO || !Number(width) || !Number(height)) continue
    return { bytes, type, width: Number(width), height: Number(height) }
  }
  return undefined
}

/** By its first bytes, not by its name. */
function logoType(bytes: Uint8Array): Logo['type'] | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'png'
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'jpeg' : undefined
}
