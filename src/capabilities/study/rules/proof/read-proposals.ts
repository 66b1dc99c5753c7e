/**
 * Extracts the findings from a model's answer. Every complete finding is used, whatever surrounds it: prose, fences,
 * thoughts, a truncated list. A finding that is itself truncated is dropped.
 */
import { withoutInvisible } from '#kit/invisible.ts'
import { ASSESSMENT_KINDS } from './assessment-kinds.ts'
import { isFactKind, type Proposal } from './proposal.ts'

const MOST_LETTERS = 120_000
const MOST_FINDINGS = 80
const MOST_OPEN = 12
const LONGEST_QUOTE = 1_200
const LONGEST_WORDING = 500
const MOST_QUOTES = 4

export function readProposals(answer: string, part?: number): Proposal[] {
  const said = withoutInvisible(answer.slice(0, MOST_LETTERS)).replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
  const found: Proposal[] = []
  for (const object of objectsIn(said)) {
    const proposal = proposalFrom(object)
    if (proposal) found.push({ ...proposal, ...(part === undefined ? {} : { part }) })
    if (found.length === MOST_FINDINGS) break
  }
  return found
}

type ProposalFields = Record<string, unknown>

/** Every complete innermost object. An object that contains others is their list, not a finding. */
function* objectsIn(text: string): Generator<ProposalFields> {
  const open: number[] = []
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at += 1
      // A JSON string cannot contain a line break: a closing quote was forgotten, and only that finding is lost.
      else if (letter === '"' || letter === '\n') inString = false
    } else if (letter === '"') inString = open.length > 0
    else if (letter === '{') {
      open.push(at)
      if (open.length > MOST_OPEN) open.shift()
    } else if (letter === '}') {
      const start = open.pop()
      const object = start === undefined ? null : proposalFields(text.slice(start, at + 1))
      if (object) yield object
    }
  }
}

function proposalFields(json: string): ProposalFields | null {
  if (json.length > 8_000) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ProposalFields)
      : null
  } catch {
    return null
  }
}

function proposalFrom(fields: ProposalFields): Proposal | null {
  const type = word(fields.type)
  const kind = word(fields.kind).replaceAll('_', '-')
  const quotes = quotesOf(fields)
  if (type === 'fact') {
    const [quote] = quotes
    if (!quote || (kind !== 'title' && !isFactKind(kind))) return null
    const value = line(fields.value, 120)
    return { type, kind, quote, ...(value ? { value } : {}) }
  }
  if (type === 'absent') return isFactKind(kind) ? { type, kind } : null
  if (type === 'number') {
    const compute = line(fields.compute, 120)
    const printed = line(fields.printed, 40)
    return compute && printed && quotes.length > 0 ? { type, quotes, compute, printed } : null
  }
  const assessed = ASSESSMENT_KINDS.find((one) => one === type.replaceAll('_', '-'))
  const says = line(fields.says, LONGEST_WORDING)
  if (!assessed || !says || quotes.length === 0) return null
  const [advice, question, about] = [line(fields.do, 300), line(fields.ask, 300), line(fields.about, 80)]
  return {
    type: 'assessment',
    kind: assessed,
    quotes,
    says,
    ...(advice ? { advice } : {}),
    ...(question ? { question } : {}),
    ...(about ? { about } : {}),
  }
}

const word = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** Too long counts as missing: a truncated text says something else. */
function line(value: unknown, longest: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= longest ? flat : ''
}

function quotesOf({ quotes, quote }: ProposalFields): string[] {
  const given = Array.isArray(quotes) ? quotes : [quote]
  return given
    .map((one) => line(one, LONGEST_QUOTE))
    .filter(Boolean)
    .slice(0, MOST_QUOTES)
}
