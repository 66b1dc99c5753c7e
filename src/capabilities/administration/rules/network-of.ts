const IPV4 = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.\d+$/i

/** The network an address belongs to: enough to locate the source of a flood, too little to identify a person. */
export function networkOf(address: string): string {
  const [, a, b, c] = IPV4.exec(address) ?? []
  if (a !== undefined) return `${a}.${b}.${c}.0/24`
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - end.length)).fill('0')
  const [first = '0', second = '0', third = '0'] = [...groups, ...zeros, ...end]
  return `${first}:${second}:${third}::/48`
}
