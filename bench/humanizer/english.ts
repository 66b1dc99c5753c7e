/** Mending measured: on corrected sentences of second-language writers, and on good sentences with one planted mistake. */
import { FULL_MENDER } from '../../src/assistants/humanizer/rules/mend/find-mistakes.ts'
import { rewrite } from '../../src/assistants/humanizer/rules/rewrite/rewrite.ts'
import { rewrittenText } from '../../src/assistants/humanizer/rules/rewrite/rewriting.ts'
import { STANDARD } from '../../src/assistants/humanizer/rules/settings.ts'
import { openHarper } from '../../src/assistants/humanizer/server/english/harper.ts'
import type { Strength } from '../../src/assistants/humanizer/spec.ts'
import { asTokens, asWritten, gleu } from './gleu.ts'
import type { Planted } from './planted-mistakes.ts'
import type { Corrected } from './texts.ts'

export type Mender = (text: string) => Promise<string>

const MENDING = { ...STANDARD, strength: 'mend' } as const

/** As the server does it, at each strength; the full forms of an academic tone are no correction. */
export async function onServer(): Promise<(strength: Strength) => Mender> {
  const harper = await openHarper()
  return (strength) => async (text) =>
    rewrittenText(
      rewrite(
        text,
        { ...STANDARD, options: [], strength },
        { mender: FULL_MENDER, found: await harper.mistakesIn(text) },
      ),
    )
}
export const inBrowser: Mender = async (text) => rewrittenText(rewrite(text, MENDING))

export async function gleuOf(mender: Mender, corrected: readonly Corrected[]): Promise<number> {
  const written: string[] = []
  for (const { sentence } of corrected) written.push(asTokens(await mender(asWritten(sentence))))
  return gleu(
    corrected.map(({ sentence }) => sentence),
    corrected.map(({ corrections }) => corrections),
    written,
  )
}

export async function mendedOf(mender: Mender, planted: readonly Planted[]) {
  const total = { mended: 0, wrong: 0, of: planted.length }
  for (const { right, wrong } of planted) {
    const after = await mender(wrong)
    if (after === right) total.mended += 1
    // Neither as it was written nor as it should be.
    else if (after !== wrong && !isOtherRepair(right, after)) total.wrong += 1
  }
  return total
}

/** "These study" may become "this study" as well as "these studies". */
const isOtherRepair = (right: string, after: string) => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b(?:this|these|that|those)\b/g, 'D')
      .replace(/\b(?:is|are)\b/g, 'B')
      .replace(/\b(?:was|were)\b/g, 'W')
      .replace(/(?:ies|y|s)\b/g, '')
  return bare(right) === bare(after)
}
