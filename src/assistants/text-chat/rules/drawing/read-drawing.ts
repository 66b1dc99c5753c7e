/** A drawing computed from its description alone, with nothing added. */
import { capitalised } from '#kit/text/articles.ts'
export type Drawing =
  | { kind: 'flow'; title: string; steps: string[] }
  | {
      kind: 'framework'
      title: string
      independent: string[]
      /** Moderating, mediating…, in the student's word. */
      between: { name: string; of: string[] }
      dependent: string[]
    }
  | { kind: 'timeline'; title: string; events: { when: string; what: string }[] }
  | { kind: 'bars'; title: string; bars: { label: string; value: number }[] }

const MOST = 12
const ARROW = /\s*(?:->|→|=>|⟶)\s*/
const KIND =
  /^(?:please\s+)?(?:draw|make|create|show)?\s*(?:me\s+)?(?:an?|the)?\s*(conceptual framework|framework|flow ?chart|flow(?: diagram)?|process|timeline|gantt|bar chart|chart|graph)\b(?:\s+(?:of|for|on|showing)\s+([^:\n]{1,120}))?\s*[:\n]\s*([\s\S]+)$/i

export function readDrawing(prompt: string): Drawing | undefined {
  const text = prompt.trim()
  const [, named = '', about = '', body = ''] = KIND.exec(text) ?? []
  const kind = named.toLowerCase()
  const title = capitalised(about.trim())
  if (/framework/.test(kind)) return framework(title, body)
  if (/timeline|gantt/.test(kind)) return timeline(title, body)
  if (/chart|graph/.test(kind) && !/flow/.test(kind)) return bars(title, body)
  return flow(title, body || text)
}

const items = (text: string): string[] =>
  text
    .split(/[;\n]|,(?!\d{3}\b)/)
    .map((item) =>
      item
        .replace(/^[-*•\d.)\s]+(?=\p{L})/u, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter(Boolean)
    .slice(0, MOST)

function flow(title: string, text: string): Drawing | undefined {
  const steps = text
    .split(ARROW)
    .map((step) => step.trim())
    .filter(Boolean)
    .slice(0, MOST)
  return steps.length > 1 ? { kind: 'flow', title, steps } : undefined
}

const PART =
  /\b(independent|predictors?|inputs?|dependent|outcomes?|outputs?|moderat\w+|mediat\w+|interven\w+|control)\b(?:\s+variables?)?\s*[:=]/gi

function framework(title: string, text: string): Drawing | undefined {
  const independent: string[] = []
  const dependent: string[] = []
  const between = { name: '', of: [] as string[] }
  const found = [...text.matchAll(PART)]
  found.forEach((part, at) => {
    const named = items(text.slice(part.index + part[0].length, found[at + 1]?.index))
    const name = part[1]!.toLowerCase()
    if (/^(?:independent|predictor|input)/.test(name)) independent.push(...named)
    else if (/^(?:dependent|outcome|output)/.test(name)) dependent.push(...named)
    else {
      between.name ||= capitalised(name)
      between.of.push(...named)
    }
  })
  const [from, to, more] = text.split(ARROW)
  if (found.length === 0 && from && to && !more) {
    independent.push(...items(from))
    dependent.push(...items(to))
  }
  if (independent.length === 0 || dependent.length === 0) return undefined
  return { kind: 'framework', title, independent, between, dependent }
}

const WHEN =
  /^((?:(?:early|mid|late)\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?(?:\s*[-–to]+\s*\w+)?(?:\s+\d{4})?|(?:week|month|year|phase|q)\s*\d+(?:\s*[-–]\s*\d+)?|\d{4}(?:\s*[-–]\s*\d{2,4})?)\s*[:,–-]?\s+(.+)$/i

function timeline(title: string, text: string): Drawing | undefined {
  const events = text
    .split(/[;\n]|->|→/)
    .map((one) => WHEN.exec(one.replace(/^[-*•\s]+/, '').trim()))
    .flatMap((found) => (found ? [{ when: found[1]!, what: found[2]!.replace(/[.,]$/, '') }] : []))
    .slice(0, MOST)
  return events.length > 1 ? { kind: 'timeline', title, events } : undefined
}

function bars(title: string, text: string): Drawing | undefined {
  const all = items(text).flatMap((item) => {
    const [, label, value] = /^(.+?)[\s:=]*(-?[\d,]+(?:\.\d+)?)\s*%?$/.exec(item) ?? []
    return label && value ? [{ label: label.trim(), value: Number(value.replaceAll(',', '')) }] : []
  })
  return all.length > 1 && all.every(({ value }) => value >= 0)
    ? { kind: 'bars', title, bars: all }
    : undefined
}
