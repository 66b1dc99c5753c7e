/** The phone page: shows the PIN prompts of made-up numbers. Plain HTML that works without script as well. */
import { PROVIDERS } from '#product/mobile-money.ts'
import type { Emulator } from '../settings.ts'
import { DEPOSIT_NUMBERS, type TestOutcome } from '../test-numbers.ts'
import { drawPrompts } from './draw-prompts.ts'
import { phoneStyle } from './phone-style.ts'

/** Redraws only the parts that changed, so that a button under the finger stays in place. */
const SCRIPT = `const box = document.getElementById('prompts')
setInterval(async () => {
  const answer = await fetch('/__emulator/phone/prompts').catch(() => null)
  const drawn = answer?.ok ? await answer.text() : box.dataset.drawn
  if (drawn !== box.dataset.drawn) box.innerHTML = box.dataset.drawn = drawn
}, 1000)`

export const drawPage = (emulator: Emulator): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test phone</title><style>${phoneStyle}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript></head>
<body><header><p class="edge" aria-hidden="true"></p><div class="bar"><h1>Test phone</h1><p class="badge">Test payments, no real money</p></div></header>
<main><p class="lead">This page stands for the phone of whoever pays. ${pace(emulator)}</p>
<div id="prompts" aria-live="polite">${drawPrompts(emulator)}</div>
<details><summary>Numbers that decide by themselves</summary>${drawNumbers()}</details></main>
<script>${SCRIPT}</script></body></html>
`

function pace({ settings }: Emulator): string {
  if (settings.autoApproveMs === 0) return 'A payment waits here until you decide.'
  const seconds = settings.autoApproveMs / (settings.speed ?? 1) / 1_000
  const time = seconds < 1 ? 'at once' : `after ${Number(seconds.toFixed(1))} seconds`
  return `A payment approves itself ${time}, unless you decide sooner.`
}

function drawNumbers(): string {
  const rows = Object.entries(DEPOSIT_NUMBERS).map(
    ([phone, { provider, outcome }]) =>
      `<tr><td class="num">${phone}</td><td>${PROVIDERS[provider].name}</td><td>${outcomeInWords(outcome)}</td></tr>`,
  )
  return `<table><thead><tr><th>Number</th><th>Provider</th><th>What happens</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function outcomeInWords(outcome: TestOutcome): string {
  if (outcome === 'COMPLETED') return 'Pays'
  if (outcome === 'PENDING') return 'Never answers'
  const reason = outcome.replace('FAILED ', '').toLowerCase().replaceAll('_', ' ')
  return `Fails: ${reason}`
}
