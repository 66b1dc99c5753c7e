/** The PIN prompts pending on the emulated phones, and the results of the last ones. */
import { showNgwee } from '#kit/money.ts'
import { PROVIDERS } from '#product/mobile-money.ts'
import { amountFromWire } from '../../pawapay/amount.ts'
import type { Emulator } from '../settings.ts'
import type { Operation } from '../state.ts'

const LAST = 6

export function drawPrompts({ world, settings }: Emulator): string {
  const deposits = Object.values(world.state.deposits).sort((a, b) => b.created.localeCompare(a.created))
  const open = deposits.filter(({ prompt }) => prompt !== 'none')
  const settled = deposits.filter(({ prompt }) => prompt === 'none').slice(0, LAST)
  const waiting =
    open.length === 0 ? NOTHING : open.map((each) => drawPrompt(each, settings.companyName)).join('')
  return `<section aria-label="Waiting for a PIN">${waiting}</section>${settled.length ? drawLast(settled) : ''}`
}

const NOTHING = `<div class="card quiet"><h2>No payment is waiting</h2>
<p>Pay with a number that is not in the list below, and its PIN prompt appears here.</p></div>`

function drawPrompt(deposit: Operation, company: string): string {
  const { id, phone, provider, customerMessage, prompt } = deposit
  const button = (decision: string, words: string, look: string) =>
    `<form method="post" action="/__emulator/phone/${id}/${decision}"><button class="btn ${look}">${words}</button></form>`
  const ignored = prompt === 'ignored'
  return `<article class="page" data-deposit="${id}">
<p class="who"><span>${escapeHtml(PROVIDERS[provider].name)}</span><span class="num">${readable(phone)}</span></p>
<h2 class="sum num">${sumOf(deposit)}</h2>
<p>${escapeHtml(company)} asks you to pay${customerMessage ? ` for <strong>${escapeHtml(customerMessage)}</strong>` : ''}.</p>
${ignored ? '<p class="note">Ignored. It runs out two minutes after it came.</p>' : ''}
<div class="choices">${button('approve', 'Approve', 'copper')}${button('decline', 'Decline', 'line')}${
    ignored ? '' : button('ignore', 'Ignore', 'line')
  }${button('no-money', 'No money', 'line')}</div></article>`
}

function drawLast(deposits: readonly Operation[]): string {
  const rows = deposits.map(
    (deposit) =>
      `<li><span class="num">${readable(deposit.phone)}</span><span class="num">${sumOf(deposit)}</span><span class="state ${deposit.status.toLowerCase()}">${operationInWords(deposit)}</span></li>`,
  )
  return `<section><h2>Last payments</h2><ul class="last">${rows.join('')}</ul></section>`
}

const STATES: Record<string, string> = {
  ACCEPTED: 'Sent',
  PROCESSING: 'Under way',
  IN_RECONCILIATION: 'Being confirmed',
  COMPLETED: 'Paid',
}

const operationInWords = ({ status, failure }: Operation) =>
  STATES[status] ??
  `Failed${failure ? `: ${escapeHtml(failure.code.toLowerCase().replaceAll('_', ' '))}` : ''}`

function sumOf(deposit: Operation): string {
  const amount = amountFromWire(deposit.amount)
  return typeof amount === 'number' ? showNgwee(amount) : escapeHtml(deposit.amount)
}

const readable = (phone: string) => escapeHtml(phone.replace(/^(\d{3})(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4'))

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
