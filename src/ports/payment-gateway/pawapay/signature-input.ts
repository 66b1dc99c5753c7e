/**
 * The `Signature-Input` and `Signature` headers (RFC 9421): which parts of a message a signature covers, in which
 * order, and for how long. Anything this reader does not understand it refuses; a guess here would be a hole.
 */
export type SignatureInput = {
  components: string[]
  /** The member's value exactly as received: the signature covers this very text. */
  verbatim: string
  keyId: string | undefined
  algorithm: string | undefined
  created: number | undefined
  expires: number | undefined
}

const COMPONENT_LIST = /^\(("[!-~]*?"(?: +"[!-~]*?")*)?\)/
const PARAMETER =
  /^;\s*([a-z*][a-z0-9_.*-]*)=("(?:[^"\\]|\\.)*"|-?\d+|[A-Za-z*][A-Za-z0-9:/!#$%&'*+.^_`|~-]*)/

export function readSignatureInput(header: string, label: string): SignatureInput | undefined {
  const verbatim = member(header, label)
  const list = verbatim === undefined ? null : COMPONENT_LIST.exec(verbatim)
  if (verbatim === undefined || !list) return undefined

  const parameters = readParameters(verbatim.slice(list[0].length))
  if (!parameters) return undefined
  const components = [...list[0].matchAll(/"([^"]*)"/g)].map(([, name]) => name!)
  return {
    components,
    verbatim,
    keyId: parameters.get('keyid'),
    algorithm: parameters.get('alg'),
    created: wholeSeconds(parameters.get('created')),
    expires: wholeSeconds(parameters.get('expires')),
  }
}

export function readSignature(header: string, label: string): Uint8Array | undefined {
  const value = member(header, label)
  const encoded = /^:([A-Za-z0-9+/]+={0,2}):$/.exec(value ?? '')?.[1]
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64')
}

/** A member of a dictionary header. Commas inside quotes or parentheses do not separate members. */
function member(header: string, label: string): string | undefined {
  const members = header.match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/g) ?? []
  const found = members.map((each) => each.trim()).filter((each) => each.startsWith(`${label}=`))
  // A duplicate label would let the two ends read different signatures.
  return found.length === 1 ? found[0]!.slice(label.length + 1) : undefined
}

function readParameters(text: string): Map<string, string> | undefined {
  const parameters = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const [whole, name, value] = PARAMETER.exec(rest) ?? []
    if (whole === undefined || name === undefined || value === undefined || parameters.has(name))
      return undefined
    parameters.set(name, value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value)
    rest = rest.slice(whole.length)
  }
  return parameters
}

const wholeSeconds = (value: string | undefined) =>
  value !== undefined && /^\d{1,12}$/.test(value) ? Number(value) : undefined
