/** Opens five long theses, asks for everything in them, and says what one weighs once the dust has settled. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { type OpenStudy, openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { longThesis } from './long-thesis.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const heap = () => {
  for (let i = 0; i < 4; i += 1) collect()
  const { used_heap_size, external_memory } = getHeapStatistics()
  return (used_heap_size + external_memory) / 1e6
}

const COPIES = 5
// Through JSON, as a thesis comes from elsewhere: no string is shared with the next one.
const text = JSON.stringify(longThesis(150).model)
const open: OpenStudy[] = []
const openOne = () => {
  const study = openStudy(JSON.parse(text))
  study.passages().find('sample', 3)
  study.summary()
  study.statistics()
  study.questions()
  study.keyPhrases()
  study.outline()
  study.design()
  study.sampleSize()
  study.checklist()
  open.push(study)
}
openOne()
const before = heap()
for (let i = 0; i < COPIES; i += 1) openOne()
const after = heap()
if (open.length !== COPIES + 1) throw new Error('A thesis was lost.')
parentPort?.postMessage((after - before) / COPIES)
