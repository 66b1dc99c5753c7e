/** The text a signature covers, rebuilt line by line from the message and the list of covered parts. */
export type SignedMessage = {
  method: string
  authority: string
  path: string
  header(name: string): string | undefined
}

/** Undefined when a covered part is missing, listed twice or unknown: then nothing can be proven. */
export function signatureBase(
  message: SignedMessage,
  components: readonly string[],
  parameters: string,
): string | undefined {
  if (new Set(components).size !== components.length) return undefined
  const lines: string[] = []
  for (const name of components) {
    const value = name.startsWith('@') ? derived(message, name) : message.header(name)?.trim()
    if (value === undefined || name !== name.toLowerCase()) return undefined
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${parameters}`].join('\n')
}

function derived({ method, authority, path }: SignedMessage, name: string): string | undefined {
  switch (name) {
    case '@method':
      return method.toUpperCase()
    case '@authority':
      return authority.toLowerCase().replace(/:(80|443)$/, '')
    case '@path':
      return path.split('?')[0] || '/'
    default:
      return undefined
  }
}
