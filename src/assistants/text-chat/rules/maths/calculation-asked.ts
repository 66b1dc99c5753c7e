/** Whether a question is a calculation, and which: only a pure calculation counts. */

/** The functions an evaluator knows and students write. Anything else makes it a question in words. */
const FUNCTIONS =
  'sqrt|cbrt|abs|exp|log|log10|log2|ln|sin|cos|tan|asin|acos|atan|sinh|cosh|tanh|round|floor|ceil|min|max|sum|mean|median|mode|std|variance|gcd|lcm|factorial|combinations|permutations|mod|det|inv|transpose|derivative|simplify|zeros|ones|range|identity|nthRoot|dot|cross'
const CONSTANTS = 'pi|e|i|x|y|n'
const UNITS =
  'mm|cm|m|km|inch|inches|feet|foot|ft|mile|miles|g|kg|mg|tonne|lb|oz|l|ml|litre|s|sec|min|minutes|h|hour|hours|day|days|week|weeks|ha|hectare|acre|acres|m2|km2|degC|degF|kelvin|rad|deg|to|in|kmh|kph|mph|N|J|kJ|W|kW|Pa|kPa|bar|Hz'
const KNOWN = new RegExp(`^(?:${FUNCTIONS}|${CONSTANTS}|${UNITS})$`)
const LEAD =
  /^(?:(?:please|can you|could you|now)\s+)*(?:what(?:['’]s| is| are)|how much is|calculate|compute|evaluate|work out|solve|find|give me|tell me)\s+(?:the\s+(?:value|result)\s+of\s+)?/i
const OF_LIST =
  /^(?:the\s+)?(mean|average|median|mode|sum|standard deviation|std|variance|minimum|maximum|min|max)\s+of\s+(-?\d[\d.,\s-]*(?:\band\b\s*-?[\d.]+)?)$/i
const NAMES: Readonly<Record<string, string>> = {
  average: 'mean',
  'standard deviation': 'std',
  minimum: 'min',
  maximum: 'max',
}
const LONGEST = 300

export function calculationAsked(question: string): string | undefined {
  const bare = question
    .trim()
    .replace(LEAD, '')
    .replace(/(?<!\d)!+$|[\s?=.]+$/g, '')
  if (bare.length > LONGEST) return undefined
  const list = OF_LIST.exec(bare)
  if (list) return ofList(list[1]!, list[2]!)
  const expression = asExpression(bare)
  return isExpression(expression) ? expression : undefined
}

function ofList(name: string, numbers: string): string | undefined {
  const all = numbers.split(/\s*(?:,|\band\b|\s)\s*/).filter(Boolean)
  const asked = name.toLowerCase()
  return all.length > 1 ? `${NAMES[asked] ?? asked}(${all.join(', ')})` : undefined
}

const asExpression = (text: string): string =>
  text
    .replace(/(\d)\s*[,](?=\d{3}(?:\D|$))/g, '$1')
    .replace(/(-?[\d.]+)\s*(?:%|percent|per cent)\s+of\s+/gi, '($1/100)*')
    .replace(/\b(\d+)\s*(?:choose|C)\s*(\d+)\b/g, 'combinations($1, $2)')
    .replace(/\b(\d+)\s*P\s*(\d+)\b/g, 'permutations($1, $2)')
    .replace(
      /\b(?:the )?(square|cube) root of\s+([\d.]+)/gi,
      (_, root: string, of: string) => `${root.toLowerCase() === 'cube' ? 'cbrt' : 'sqrt'}(${of})`,
    )
    .replace(
      /\b(?:the )?derivative of\s+([^,]+?)(?:\s+(?:with respect to|in)\s+([a-z]))?$/i,
      (_, of: string, by = 'x') => `derivative("${of.replaceAll('"', '')}", "${by}")`,
    )
    .replace(/√\s*\(/g, 'sqrt(')
    .replace(/√\s*([\d.]+)/g, 'sqrt($1)')
    .replace(/\bln\b/g, 'log')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/π/g, 'pi')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1*')

function isExpression(text: string): boolean {
  if (!/^[\d\s\w.,+\-*/^%!()[\]:;"|]+$/.test(text) || !/\d/.test(text) || DATE.test(text)) return false
  const words = text.match(/[a-z]\w*/gi) ?? []
  if (!words.every((word) => KNOWN.test(word) || /^e\d+$/i.test(word))) return false
  return CALL.test(text) || SUM.test(text) || CONVERSION.test(text)
}

const CALL = /[a-z]\w*\s*\(/i
const SUM = /[\w)\]]\s*[+*/^]\s*[-\w([]|[\w)\]]\s+-\s+[\w(]|\d-\d+\s*[-+*/]|\d!/
const CONVERSION = /^-?[\d.]+\s*[a-z]\w*\s+(?:to|in)\s+[a-z]\w*$/i
/** A date is not a subtraction. */
const DATE = /^\s*\d{1,4}\s*[-/]\s*\d{1,2}\s*[-/]\s*\d{1,4}\s*$/
