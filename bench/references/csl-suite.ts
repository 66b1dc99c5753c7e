/** CSL's own tests of processors, as far as they need no other locale and no editor. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const { Engine } = require('citeproc')
const locales = require('@citation-js/plugin-csl/lib/locales.json')

const sectionIn = (text: string, name: string): string | undefined =>
  text.match(new RegExp(`>>=+ ${name} =+>>\\n([\\s\\S]*?)\\n<<=+ ${name} =+<<`))?.[1]

function outcomeOf(text: string): boolean | null {
  const mode = sectionIn(text, 'MODE')?.trim()
  const [style, input, wanted] = ['CSL', 'INPUT', 'RESULT'].map((name) => sectionIn(text, name))
  if (!style || !input || wanted === undefined || (mode !== 'bibliography' && mode !== 'citation'))
    return null
  // What other locales and several steps of an editor change is no part of what is used here.
  if (
    ['BIBENTRIES', 'BIBSECTION', 'CITATIONS', 'ABBREVIATIONS', 'OPTIONS'].some((name) =>
      sectionIn(text, name),
    )
  )
    return null
  const locale = style.match(/default-locale="([\w-]+)"/)?.[1]
  if (locale && !locale.startsWith('en')) return null
  const items: { id: string }[] = JSON.parse(input)
  const byId = new Map(items.map((item) => [String(item.id), item]))
  const engine = new Engine(
    { retrieveLocale: () => locales['en-US'], retrieveItem: (id: string) => byId.get(String(id)) },
    style,
  )
  engine.updateItems([...byId.keys()])
  const cited = sectionIn(text, 'CITATION-ITEMS')
  const clusters: { id: string }[][] = cited ? JSON.parse(cited) : [items.map(({ id }) => ({ id }))]
  if (mode === 'citation')
    return (
      clusters
        .map((cluster) => engine.makeCitationCluster(cluster))
        .join('\n')
        .trim() === wanted.trim()
    )
  const [how, lines] = engine.makeBibliography()
  return (
    `${how.bibstart}${lines.join('')}${how.bibend}`.replace(/\s+/g, ' ').trim() ===
    wanted.replace(/\s+/g, ' ').trim()
  )
}

export function runSuite(folder: string, printsWrong: boolean): void {
  let right = 0
  let all = 0
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.txt'))) {
    let outcome: boolean | null
    try {
      outcome = outcomeOf(readFileSync(join(folder, name), 'utf8'))
    } catch {
      outcome = false
    }
    if (outcome === null) continue
    all += 1
    if (outcome) right += 1
    else if (printsWrong) process.stdout.write(`${name}\n`)
  }
  process.stdout.write(`${right} of ${all} tests of the suite (${((100 * right) / all).toFixed(1)} %)\n`)
}
