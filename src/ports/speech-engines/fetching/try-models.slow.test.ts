import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeVits, writeZipformer } from '../../../../tests/speech/small-models.ts'
import { modelsIn } from '../models/models-in-folder.ts'
import { SENTENCE, type Tried, tryModels } from './try-models.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekbe4-trying-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('each model works once, and a broken one is told beside the others', async () => {
  writeZipformer(join(folder, 'a-ear'), 'late booking')
  writeVits(join(folder, 'b-voice'))
  writeVits(join(folder, 'c-voice'))
  writeFileSync(join(folder, 'c-voice', 'voice.onnx'), 'half of a file')
  const found = modelsIn(folder)
  if ('missing' in found) throw new Error(found.missing)
  const tried: Tried[] = []
  for await (const one of tryModels(found)) tried.push(one)
  expect(tried).toMatchObject([
    { name: 'a-ear', did: `heard "late booking" of "${SENTENCE}"` },
    { name: 'b-voice', did: expect.stringMatching(/^said a sentence of \d/) },
    { name: 'c-voice', problem: expect.stringMatching(/\w/) },
  ])
})
