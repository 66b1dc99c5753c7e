import { NOTES } from '../structure/notes.ts'
import { plainBlock, type RawBlock, type RawDocument, table } from '../structure/raw-document.ts'
import { wholeText } from './read-text.ts'
import { textToBlocks } from './text-blocks.ts'

const MOST_ROWS = 20_000
const MOST_LINES = 50_000

export function readJson(bytes: Uint8Array): RawDocument {
  const text = wholeText(bytes)
  const value = jsonDocument(text)
  return {
    kind: 'json',
    paged: false,
    pages: [],
    blocks: value === undefined ? textToBlocks(text, 'until-empty-line') : valueBlocks(value.json),
    figures: [],
    notes: value === undefined ? [NOTES.jsonBroken] : [],
  }
}

function jsonDocument(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text.replace(/^\ufeff/, '')) }
  } catch {
    return undefined
  }
}

/** A list of similar records is a table; everything else becomes one line per value, with its path. */
function valueBlocks(json: unknown): RawBlock[] {
  if (Array.isArray(json) && json.length && json.every(isRecord)) {
    const records: Record<string, unknown>[] = json
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
    return [
      table([
        columns,
        ...records.slice(0, MOST_ROWS).map((record) => columns.map((column) => jsonText(record[column]))),
      ]),
    ]
  }
  const lines: string[] = []
  const stack: [string, unknown][] = [['', json]]
  while (stack.length && lines.length < MOST_LINES) {
    const [path, value] = stack.pop()!
    if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at--) stack.push([`${path}[${at + 1}]`, value[at]])
    else if (isRecord(value))
      for (const key of Object.keys(value).reverse()) stack.push([path ? `${path}.${key}` : key, value[key]])
    else lines.push(path ? `${path}: ${jsonText(value)}` : jsonText(value))
  }
  return lines.map((line) => plainBlock('paragraph', line))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
