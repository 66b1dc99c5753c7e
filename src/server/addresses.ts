/** A list of network addresses in a setting: single ones, ranges such as 10.0.0.0/8, and the names proxies use. */
import { BlockList, isIP } from 'node:net'

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const addressRanges = (text: string) =>
  (text === '' ? [] : text.split(','))
    .map((part) => part.trim())
    .flatMap((part) => (Object.hasOwn(NAMED, part) ? NAMED[part]! : [part]))

function isRange(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

export const areAddresses = (text: string): boolean => addressRanges(text).every(isRange)

/** An IPv4 address that arrived over IPv6 is the same address. */
const unmappedAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

export function addressList(text: string): (address: string) => boolean {
  const list = new BlockList()
  for (const part of addressRanges(text)) {
    const [address = '', bits] = part.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (asked) =>
    isIP(unmappedAddress(asked)) !== 0 && list.check(unmappedAddress(asked), familyOf(unmappedAddress(asked)))
}
