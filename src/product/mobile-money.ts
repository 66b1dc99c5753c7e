/** The three ways to pay. A prefix is the national number's first three digits. */
export const CURRENCY = 'ZMW'

export const PROVIDERS = {
  AIRTEL_OAPI_ZMB: { name: 'Airtel Money', prefixes: ['097', '077'] },
  MTN_MOMO_ZMB: { name: 'MTN Money', prefixes: ['096', '076'] },
  ZAMTEL_ZMB: { name: 'Zamtel Money', prefixes: ['095'] },
} as const

export type ProviderId = keyof typeof PROVIDERS
export const providerIds = Object.keys(PROVIDERS) as ProviderId[]
