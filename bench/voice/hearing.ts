/**
 * Accuracy of a recogniser, by voice, and its handling of mishearings. The built-in one was tuned on the tuning voices; the
 * verdict is on the trial voices alone.
 */
import { engineThreads } from '../../src/ports/speech-engines/engine-threads.ts'
import { modelPool } from '../../src/ports/speech-engines/models/model-processes.ts'
import { modelsIn } from '../../src/ports/speech-engines/models/models-in-folder.ts'
import { folderSpeechIn } from '../../src/ports/speech-in/speech-in.folder.ts'
import { soundswallowerSpeechIn } from '../../src/ports/speech-in/speech-in.soundswallower.ts'
import { folderOutside } from '../printing/folder-outside.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { listenTo, type Outcome } from './hearing/listening.ts'
import { TRIAL_SENTENCES, TUNING_SENTENCES } from './hearing/sentences.ts'
import { CONDITIONS } from './hearing/sound-conditions.ts'
import { spokenBy, VOICES } from './hearing/voices.ts'

type Options = {
  quick: boolean
  trialOnly: boolean
  asking: boolean
  models?: string | undefined
  voiceOnly?: string | undefined
  clips?: string | undefined
}
type Judged = Outcome & { tuning: boolean }

export async function measureHearing(options: Options): Promise<void> {
  const outcomes = await listenToAll(options)
  const trial = outcomes.filter(({ tuning }) => !tuning)
  const sentences = trial.filter(({ steering }) => !steering)
  const short = trial.filter((one) => one.steering && one.condition !== 'babble')
  judge(
    `The trial voices, ${sentences.length} sentences; heard right is at most a third of the words wrong:`,
    sentences,
  )
  judge(
    `The same voices, ${short.length} short answers, not in babble; heard right is what does the same:`,
    short,
  )
  toldOnly('  answered', percent(short.filter((one) => one.answered).length, short.length), '%')
  toldOnly(
    '  answered, and not word for word what was said',
    percent(short.filter((one) => one.answered && one.errors > 0).length, short.length),
    '%',
  )
}

async function listenToAll({
  quick,
  trialOnly,
  asking,
  models,
  voiceOnly,
  clips,
}: Options): Promise<Judged[]> {
  const folder = folderOutside('recordings of a person', clips)
  const pool = models ? poolOf(models) : engineThreads({ threads: 1 })
  const recogniser = models ? folderSpeechIn({ pool, name: models }) : soundswallowerSpeechIn({ pool })
  const others = (await spokenBy(VOICES[0]!, TUNING_SENTENCES.slice(0, 4), folder))
    .filter(({ steering }) => !steering)
    .map(({ sound }) => sound)
  const isFew = (_: unknown, at: number) => !quick || at % 4 === 1
  const outcomes: Judged[] = []
  for (const voice of VOICES) {
    if ((voice.name === 'a person' && !folder) || (voice.tuning && trialOnly)) continue
    if (voiceOnly && voice.name !== voiceOnly) continue
    const sentences = (voice.tuning ? TUNING_SENTENCES : TRIAL_SENTENCES).filter(isFew)
    const spoken = await spokenBy(voice, sentences, folder).catch(() => undefined)
    if (!spoken) {
      console.log(`${voice.name}: not on this machine`)
      continue
    }
    for (const condition of CONDITIONS) {
      const heard = await listenTo(recogniser, spoken, { condition, others, asking })
      outcomes.push(...heard.map((one) => ({ ...one, tuning: voice.tuning })))
      tell(`${voice.tuning ? 'tuning' : 'trial '} ${voice.name}, ${condition}`, heard)
    }
  }
  pool.close()
  return outcomes
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

function poolOf(folder: string) {
  const found = modelsIn(folder)
  if ('missing' in found) throw new Error(`The folder ${found.missing}.`)
  return modelPool({ ...found, voices: [] }, { onTrouble: console.error })
}

function judge(what: string, all: Outcome[]) {
  console.log(`\n${what}`)
  const right = all.filter((one) => one.right)
  const wrong = all.filter((one) => one.answered && !one.right)
  const needless = right.filter((one) => !one.answered)
  atMost('  answers to something that was not said', percent(wrong.length, all.length), '%', 5)
  atMost('  needless asking back of what was heard right', percent(needless.length, right.length), '%', 20)
}

function tell(what: string, all: Outcome[]) {
  const heard = all.filter(({ steering }) => !steering)
  const words = heard.reduce((sum, one) => sum + one.words, 0)
  const errors = heard.reduce((sum, one) => sum + one.errors, 0)
  const answered = heard.filter((one) => one.answered)
  console.log(
    `${what.padEnd(34)} ${percent(errors, words).toFixed(0).padStart(4)} % of words wrong; of ${heard.length}: answered ${answered.length}, of these misheard ${answered.filter((one) => !one.right).length}; asked back ${heard.length - answered.length}, of these heard right ${heard.filter((one) => !one.answered && one.right).length}`,
  )
}
