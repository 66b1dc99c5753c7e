import type { TestNumber } from '../contract.ts'

/** The sandbox's published numbers, which the emulator honours: pressing one fills in the form. */
export const TEST_NUMBERS: TestNumber[] = [
  { phone: '260763456789', provider: 'MTN_MOMO_ZMB', outcome: 'Pays' },
  { phone: '260973456789', provider: 'AIRTEL_OAPI_ZMB', outcome: 'Pays' },
  { phone: '260953456700', provider: 'ZAMTEL_ZMB', outcome: 'Pays' },
  { phone: '260973456049', provider: 'AIRTEL_OAPI_ZMB', outcome: 'Not enough money' },
  { phone: '260763456039', provider: 'MTN_MOMO_ZMB', outcome: 'Not approved on the phone' },
  { phone: '260763456029', provider: 'MTN_MOMO_ZMB', outcome: 'No wallet on this number' },
  { phone: '260763456019', provider: 'MTN_MOMO_ZMB', outcome: 'Wallet limit reached' },
  { phone: '260953456712', provider: 'ZAMTEL_ZMB', outcome: 'Declined with no reason given' },
  { phone: '260763456129', provider: 'MTN_MOMO_ZMB', outcome: 'Stays pending' },
]

/** Test numbers reach no real phone, so it is safe to send them prompts. */
export const isTestNumber = (phone: string): boolean => TEST_NUMBERS.some((one) => one.phone === phone)
