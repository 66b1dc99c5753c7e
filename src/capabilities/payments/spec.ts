/** Sentences, limits and timings of payments, from the specification (ours if it has none). */
import { get, post } from '#contracts/call.ts'
import { joinList } from '#kit/join-list.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'

export const CALLS = {
  requestDeposit: post('/api/payments/deposit-request-weekbe4'),
  readResult: get('/api/payments/deposit-results/:id'),
  readConfiguration: get('/api/payments/configuration'),
  listPayments: get('/api/payments'),
  readPayment: get('/api/payments/:id'),
} as const
/** Only pawaPay calls this one. */
export const CALLBACK = post('/api/payments/pawapay/callback')

export const SAYS = {
  invalidPhone: 'Please enter a valid Zambian phone number starting with 26',
  notSignedIn: 'User not authenticated. Please login again.',
  offline: 'No internet connection. Please check your network and try again.',
  noEmail: 'User email not found. Please login again.',
  weakConnection: 'Internet connection is weak or unavailable. Please check your connection and try again.',
  requestFailed: 'Payment request failed',
  depositFailed: 'Payment failed',
  timedOut: 'Payment verification timed out',
  missingData: 'Missing required user or resource data',
  otherFailure: 'Payment failed. Please try again.',
  processing: 'Processing your payment...',
  succeeded: 'Payment completed successfully! You can now access your content.',
} as const

export const TITLES = {
  success: 'Payment Successful',
  failed: 'Payment Failed',
  held: 'We are checking this payment',
} as const

/** The payments screen's own timeout. The server continues after it (house ruling 2). */
export const POLLING = {
  firstAfter: seconds(3),
  every: seconds(10),
  most: 30,
  offlineWait: seconds(20),
  lookupRetries: 5,
  lookupFirstDelay: seconds(1),
} as const

/** On the card of an assistant that is not on sale here yet. */
export const OPENS_SOON = 'Opens soon on this server'

/** Refusals of a deposit request that the specification does not name. */
export const REFUSALS = {
  badRequest: 'Something is wrong with this payment link. Please open the payment page again.',
  unknownProduct: 'We have no assistant by that name. Please choose one and try again.',
  wrongAmount: 'The price of this assistant has changed. Please open the payment page again.',
  wrongCurrency: 'Payments can only be made in Zambian kwacha (ZMW).',
  unknownProvider: `Please choose ${joinList(
    providerIds.map((id) => PROVIDERS[id].name),
    'or',
  )}.`,
  anotherPerson: 'This payment belongs to another account. Please login again.',
  attemptUsed: 'This payment was already started with different details. Please open the payment page again.',
  notFound: 'There is no such payment in this account.',
  noResultYet: 'The payment is still being confirmed.',
  notSent:
    'Your mobile money operator did not receive the request, so you were not charged. You can safely try again: the same payment is never charged twice.',
  tooManyForPhone: 'This phone was asked to pay five times in the last hour. Please try again later.',
  tooManyForUser: 'You have started twenty payments in the last day. Please try again tomorrow.',
  sentTooOften:
    'We sent this payment request ten times and it did not get through. Please try again in 15 minutes.',
  opensSoon: 'This assistant opens soon on this server. You were not charged.',
  switchedOff: 'Payments are not available yet. You were not charged.',
} as const

/** A PIN prompt lands on a real person's phone, so asking is rationed. */
export const PER_PHONE = { most: 5, within: hours(1) } as const
export const PER_USER = { most: 20, within: hours(24) } as const

/** How long the gateway's word about operators and limits is believed. */
export const CONFIGURATION_KEPT = minutes(5)
/** Asking for an open payment triggers a lookup, but not more often than this. */
export const LOOKUP_NOT_MORE_OFTEN_THAN = seconds(8)
/** "Not found" is believed only for a deposit that has had this long to appear. */
export const NOT_FOUND_IS_FINAL_AFTER = minutes(15)
/** After this an administrator decides. */
export const OPEN_NO_LONGER_THAN = hours(24 * 7)
export const RECONCILE_EVERY = minutes(1)
/**
 * From the press of Pay Now to an answer the student can act on, ten seconds at most: a word about the operators, the
 * request itself, and one look whether it arrived after all.
 */
export const ANSWERED_WITHIN = seconds(10)
export const CONFIGURATION_WITHIN = seconds(1)
export const START_WITHIN = seconds(6)
export const FIRST_LOOK_WITHIN = seconds(2.5)

/** How long a request that lives may take to send what it stored, and to send it and look. */
export const STORING_TAKES = seconds(3)
export const SENDING_TAKES = seconds(15)
/**
 * A deposit left unsent by a crash is sent automatically for this long after the press; a later prompt would surprise.
 */
export const SENT_BY_ITSELF_FOR = minutes(2)
/** Most sends of one payment, however often Pay Now is pressed. */
export const MOST_SENDS = 10

export const CALLBACK_LARGEST = 64 * 1024

/** An enrollment fee text, as the deposit request's `paymentDescription` wants one. */
export const enrollmentFee = (assistant: string): string => `Enrollment fee for ${assistant}`
