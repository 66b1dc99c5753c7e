/** `Upload-Metadata: filename dGhlc2lzLnBkZg==,purpose ZGVmZW5zZQ==`: names, and values in base 64. */
export function readMetadata(header: string | string[] | undefined): Partial<Record<string, string>> {
  if (typeof header !== 'string') return {}
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decode(value)]))
}

function decode(value: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}
