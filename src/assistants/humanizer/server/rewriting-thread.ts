/** A thread's work: rewriting by the rules, and holding a model's text against the student's. */
import { notifyThreadStarted } from '#background/notify-thread-started.ts'
import type { ThreadProgress } from '#background/progress-worker-pool.ts'
import { withoutInvisible } from '#kit/invisible.ts'
import { FULL_MENDER } from '../rules/mend/find-mistakes.ts'
import { changesOfModel } from '../rules/model/changes-of-model.ts'
import { rewrite } from '../rules/rewrite/rewrite.ts'
import type { Rewriting } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'
import { type Change, overlaps, type TextSpan, withChanges } from '../rules/text/change.ts'
import { isEnglish } from '../rules/text/language.ts'
import { readProse } from '../rules/text/read-prose.ts'
import { inVoice } from '../rules/voice/in-voice.ts'
import type { Harper } from './english/harper.ts'
import type { RewritingTask } from './rewriting-threads.ts'

let opening: Promise<Harper> | undefined
const harper = () => {
  opening ??= import('./english/harper.ts').then(({ openHarper }) => openHarper())
  return opening
}

export default async function work({ progress, ...task }: RewritingTask & ThreadProgress): Promise<unknown> {
  notifyThreadStarted(progress)
  if (task.work === 'hold') return changesOfModel(task.given, task.written, task.settings)
  return task.work === 'read'
    ? readOnly(task.text, task.settings)
    : rewriteWithHarper(task.text, task.settings)
}

/** What there is to rewrite, before a model is asked. */
function readOnly(given: string, { terms }: Settings): Rewriting {
  const text = withoutInvisible(given)
  const paragraphs = readProse(text, terms)
  const read: Rewriting = { text, changes: [], hidden: given.length - text.length }
  if (paragraphs.length === 0) return { ...read, notice: 'only-fixed' }
  return isEnglish(paragraphs.map((paragraph) => paragraph.text).join(' '))
    ? read
    : { ...read, notice: 'other-language' }
}

async function rewriteWithHarper(given: string, settings: Settings): Promise<Rewriting> {
  const read = readOnly(given, settings)
  if (read.notice) return read
  const checker = await harper()
  const rewriting = rewrite(given, settings, {
    mender: FULL_MENDER,
    inVoice,
    found: await checker.mistakesIn(read.text),
  })
  return settings.strength === 'mend' ? rewriting : withoutNewMistakes(checker, rewriting)
}

/** A sentence that has a mistake only since it was rewritten is mended and no more. */
async function withoutNewMistakes(checker: Harper, rewriting: Rewriting): Promise<Rewriting> {
  const { text, changes } = rewriting
  const mends = changes.filter(({ kind }) => kind === 'mended')
  if (mends.length === changes.length) return rewriting
  const spans = sentencesOf(text)
  const kept: Change[] = []
  for (const span of spans) {
    const own = changes.filter(
      (change) =>
        overlaps(span, change) ||
        (change.from === change.to && span.from <= change.from && change.from <= span.to),
    )
    const fresh = own.filter((change) => !kept.includes(change))
    if (fresh.every(({ kind }) => kind === 'mended')) {
      kept.push(...fresh)
      continue
    }
    const [before, after] = await Promise.all(
      [written(text, span, []), written(text, span, own)].map((one) => checker.countsIn(one)),
    )
    const isWorse = [...after!].some(([name, count]) => count > (before!.get(name) ?? 0))
    kept.push(...fresh.filter(({ kind }) => !isWorse || kind === 'mended'))
  }
  kept.push(...changes.filter((change) => !kept.includes(change)))
  kept.sort((a, b) => a.from - b.from)
  return kept.length === 0
    ? { ...rewriting, changes: [], notice: 'nothing-to-change' }
    : { ...rewriting, changes: kept }
}

const sentencesOf = (text: string): TextSpan[] =>
  readProse(text).flatMap(({ from, sentences }) =>
    sentences.map((span) => ({ from: span.from + from, to: span.to + from })),
  )

/** A sentence as changed; a change that joins it with the next takes the next along. */
function written(text: string, span: TextSpan, changes: readonly Change[]): string {
  const from = Math.min(span.from, ...changes.map((change) => change.from))
  const to = Math.max(span.to, ...changes.map((change) => change.to))
  return withChanges(
    text.slice(from, to),
    changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from })),
  )
}
