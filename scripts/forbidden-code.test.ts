/** Dangerous constructs, and the few places that may use them, each with its reason. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SHIPPED = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fake|probe|conformance)\.tsx?$/.test(file))

type Door = [name: string, written: RegExp, allowed?: Record<string, string>]

const DOORS: Door[] = [
  ['text run as a program', /\beval\(|new Function\(|setTimeout\(['"`]|from 'node:vm'/],
  [
    'text put into a page as markup',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    {
      'src/ui/pictures/drawing.tsx': 'drawings of ours, read while building',
      'src/web/landing/glyph.tsx': 'icons of ours, read while building',
      'src/ports/payment-gateway/emulator/phone/draw-page.ts': 'the emulator redraws what its server escaped',
    },
  ],
  [
    'a program started through a shell',
    /\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'|shell: true/,
  ],
  [
    'words put into a query',
    /sql\.raw\(/,
    {
      'src/capabilities/usage/server/record-usage.ts': 'names of columns of ours',
      'src/capabilities/payments/server/tables.ts': 'names of states of ours',
      'src/capabilities/payments/server/jobs/look-up.ts': 'names of states of ours',
      'src/ports/database/carry-records.ts': 'a number of ours',
    },
  ],
  ['chance that can be foretold', /Math\.random\(/],
  [
    'a hash that is broken',
    /\b(md5|sha1)\b/i,
    {
      'src/ports/database/carry-records.ts':
        'compares rows of two databases of ours; nobody is kept out by it',
    },
  ],
  ['a certificate that is not looked at', /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/],
  [
    'a field that refuses pasting',
    /onPaste|autoComplete="off"|autocomplete="off"/,
    {
      'src/capabilities/payments/web/payment-form.tsx': 'a pasted phone number is brought into its form',
      'src/capabilities/documents/web/library/search-inside.tsx': 'no password: words that are looked for',
    },
  ],
  ['messages from other windows', /window\.addEventListener\('message'|\.onmessage\b.*window/],
  ['a tool that a model may call', /\btoolChoice\b|\btools:\s*[[{]|[^.\w]tool\(\{/],
  ['a socket of its own to the browser', /new WebSocket\(|new RTCPeerConnection\(/],
]

it('reads what is shipped', () => {
  expect(SHIPPED.length).toBeGreaterThan(1_000)
})

it.each(DOORS)('there is no %s, but where it is named with a reason', (_, written, allowed = {}) => {
  const found = SHIPPED.filter((file) => written.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})
