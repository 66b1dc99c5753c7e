/** Finds the JSON in a model's output, and checks it against the schema. */
import type { z } from 'zod'

export type ShapeReading<Value> = { ok: true; value: Value } | { ok: false; why: string }

export function readShape<Value>(text: string, schema: z.ZodType<Value>): ShapeReading<Value> {
  const json = findJson(text)
  if (!json.ok) return json
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issues = parsed.error.issues.slice(0, 5)
  const why = issues.map(({ path, message }) => `${path.join('.') || 'the value'}: ${message}`).join('; ')
  return { ok: false, why }
}

function findJson(text: string): ShapeReading<unknown> {
  const fenced = /```(?:json|JSON)?\s*\n([\s\S]*?)\n?```/.exec(text)?.[1]
  for (const candidate of [text.trim(), fenced, fromFirstBracket(text)]) {
    if (!candidate) continue
    try {
      return { ok: true, value: JSON.parse(candidate) }
    } catch {
      // The next candidate may be the JSON; when none is, the answer below reports it.
    }
  }
  // Closing the brackets ourselves would turn half a list into a complete one. Only the model can complete it.
  const started = /[[{]/.test(text)
  return {
    ok: false,
    why: started ? 'the JSON is broken off or not valid' : 'there is no JSON in the answer',
  }
}

/** From the first bracket to its closing one: models often add a sentence before and after. */
function fromFirstBracket(text: string): string | undefined {
  const start = text.search(/[[{]/)
  let depth = 0
  let inString = false
  for (let at = start; start >= 0 && at < text.length; at++) {
    const letter = text[at]
    if (inString && letter === '\\') at += 1
    else if (letter === '"') inString = !inString
    else if (inString) continue
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') depth -= 1
    if (depth === 0 && !inString) return text.slice(start, at + 1)
  }
  return undefined
}
