/** The phone page: shows the PIN prompts of made-up numbers. Plain HTML that works without script as well. */
import { PROVIDERS } from '#product/mobile-money.ts'
import type { Emulator } from '../settings.ts'
import { DEPOSIT_NUMBERS, type TestOutcome } from '../test-numbers.ts'
import { drawPrompts } from './draw-prompts.ts'

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

/** The product's look in a self-contained page: the same roles, light and dark, and nothing to download. */
const phoneStyle = `
:root{color-scheme:light dark;--surface:#f4f5ef;--raised:#fff;--sunken:#e9ece3;--ink:#15201b;--muted:#4b5851;--line:#d3d9ce;--line-strong:#76837a;--accent:#a34d1b;--on-accent:#fff8f1;--accent-soft:#f7e5d6;--success:#1a6b3c;--danger:#a61b1b;--warning:#7a5200;--warning-soft:#fbebc4;--focus:#0f5fc2;--block:#0a4234;--on-block:#f1f6ec;--block-accent:#f2ab78;--shadow:0 2px 4px rgb(21 32 27/.06),0 12px 28px -14px rgb(21 32 27/.28);--display:"Weekbe4 Display","Iowan Old Style","Palatino Linotype",Georgia,serif}
@media (prefers-color-scheme:dark){:root{--surface:#0e1512;--raised:#17211c;--sunken:#090e0c;--ink:#e9eee6;--muted:#a9b6ad;--line:#2c3932;--line-strong:#76867c;--accent:#e8a06b;--on-accent:#2b1203;--accent-soft:#3a2213;--success:#6fcf8e;--danger:#ff9c8f;--warning:#f0bf59;--warning-soft:#352706;--focus:#8cc4ff;--block:#0b2b22;--on-block:#eef5ea;--shadow:0 12px 28px -14px rgb(0 0 0/.8)}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:400 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
h1,h2,p,ul{margin:0;padding:0}
h1,h2{font-family:var(--display);font-weight:600;line-height:1.2}
h1{font-size:1.625rem}h2{font-size:1.25rem}
.num{font-variant-numeric:tabular-nums lining-nums}
header{background:var(--block);color:var(--on-block)}
.edge{height:12px;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='12'%3E%3Cpath fill='%232a6b57' d='M0 12h24L12 0z'/%3E%3Cpath fill='%23e8955a' d='M0 0h7L0 7zM24 0h-7l7 7z'/%3E%3C/svg%3E")}
.bar{max-width:40rem;margin:auto;padding:1rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.badge{color:var(--block-accent);font-size:.9375rem;font-weight:600}
main{max-width:40rem;margin:auto;padding:1.25rem 1rem 3rem;display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
.lead{color:var(--muted)}
#prompts{display:grid;gap:2rem}#prompts section{display:grid;gap:.75rem}
.card,.page{background:var(--raised);border:1px solid var(--line);padding:1.25rem}
.card{border-radius:10px;color:var(--muted)}.card h2{color:var(--ink)}
.page{position:relative;border-radius:3px;box-shadow:var(--shadow);display:grid;gap:.5rem}
.page::before{content:"";position:absolute;right:-1px;top:-1px;width:14px;height:14px;background:linear-gradient(45deg,var(--accent-soft) 50%,var(--surface) 50%);border-left:1px solid var(--line);border-bottom:1px solid var(--line)}
.who{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;color:var(--muted);font-size:.9375rem;padding-right:1rem}
.sum{font-size:2rem}
.note{background:var(--warning-soft);color:var(--warning);border-radius:6px;padding:.5rem .75rem;font-size:.9375rem}
.choices{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.5rem}
.btn{min-height:2.75rem;padding:.55rem 1.15rem;border:1px solid transparent;border-radius:6px;font-family:inherit;font-size:1rem;font-weight:600;line-height:1.25;cursor:pointer}
.copper{background:var(--accent);color:var(--on-accent)}
.line{background:transparent;border-color:var(--line-strong);color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.last{list-style:none;display:grid}
.last li{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.625rem 0;border-bottom:1px solid var(--line)}
.state{grid-column:1/-1;font-size:.9375rem;color:var(--muted)}.state.completed{color:var(--success)}.state.failed{color:var(--danger)}
summary{cursor:pointer;min-height:2.75rem;display:list-item;align-content:center;font-weight:600}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
@media (min-width:40rem){.last li{grid-template-columns:1fr auto 14rem}.state{grid-column:auto}}
@media (max-width:26rem){.choices form,.choices .btn{width:100%}}
`
