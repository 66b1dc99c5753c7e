/** The address of each environment. Mixing them up would move real money, so a mismatch is refused at the start. */
export type PawaPayAddress =
  | { environment: 'emulator'; baseUrl: string }
  | { environment: 'sandbox' | 'live'; baseUrl?: string }

const ADDRESSES = { sandbox: 'https://api.sandbox.pawapay.io', live: 'https://api.pawapay.io' } as const

export function addressOf(address: PawaPayAddress): string {
  const baseUrl = address.baseUrl?.replace(/\/+$/, '')
  if (address.environment === 'emulator') {
    const { protocol, hostname } = new URL(baseUrl ?? '')
    if (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return baseUrl!
    throw new Error(`The payment emulator is reached on this machine only, not at ${baseUrl}`)
  }
  const expected = ADDRESSES[address.environment]
  if (baseUrl !== undefined && baseUrl !== expected)
    throw new Error(`Payments in ${address.environment} mode go to ${expected}, not to ${baseUrl}`)
  return expected
}
