import { detok, dist, gleu, set, tok } from '/tmp/humanizer/h/gleu.mjs'
import { findMistakes } from '/work/trees/humanizer/src/assistants/humanizer/rules/mend/find-mistakes.ts'
import { withChanges } from '/work/trees/humanizer/src/assistants/humanizer/rules/text/change.ts'
import { readProse } from '/work/trees/humanizer/src/assistants/humanizer/rules/text/read-prose.ts'

const { src, refs } = set(process.argv[2] ?? 'dev')
const verbose = process.argv[3]
const stat = new Map()
const t0 = process.cpuUsage().user
const hyp = src.map((s, i) => {
  const nat = detok(s)
  const out = '',
    at = 0
  const all = []
  for (const p of readProse(nat)) {
    for (const c of findMistakes(p)) {
      all.push({ ...c, from: c.from + p.from, to: c.to + p.from })
    }
  }
  const R = refs.map((r) => r[i])
  const d0 = dist(tok(nat), R)
  for (const c of all) {
    const d = dist(tok(withChanges(nat, [c])), R)
    const st = stat.get(c.rule) ?? { good: 0, bad: 0, same: 0, ex: [] }
    d < d0 ? st.good++ : d > d0 ? st.bad++ : st.same++
    if (d >= d0 && c.rule !== 'capital letter')
      st.ex.push(
        (d > d0 ? 'BAD ' : 'same ') +
          nat.slice(Math.max(0, c.from - 35), c.from) +
          '[' +
          nat.slice(c.from, c.to) +
          '→' +
          c.text +
          ']' +
          nat.slice(c.to, c.to + 25),
      )
    stat.set(c.rule, st)
  }
  return tok(withChanges(nat, all))
})
console.log(
  'GLEU',
  gleu(src, refs, src, 100).toFixed(2),
  '→',
  gleu(src, refs, hyp, 100).toFixed(2),
  'cpu ms',
  ((process.cpuUsage().user - t0) / 1e3) | 0,
)
for (const [r, s] of stat) {
  console.log(r, s.good, s.bad, s.same)
  if (verbose) for (const e of s.ex.slice(0, +verbose)) console.log('    ', e)
}
