import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bringRuntime, copyRuntime, wrongMachine } from './runtime-library.ts'

const below = mkdtempSync(join(tmpdir(), 'weekbe4-runtime-'))
afterAll(() => rmSync(below, { recursive: true }))

const HERE = { platform: 'linux', arch: 'x64' }
let models: string
beforeEach(() => {
  models = mkdtempSync(join(below, 'models-'))
})
const put = (folder: string, ...names: string[]) => {
  for (const name of names) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
}

describe('what runs the models', () => {
  it('may be another machine’s, which is told before anything is fetched', async () => {
    put(models, 'sherpa-onnx-node', 'sherpa-onnx-darwin-arm64')
    const sentence = `What runs the models in ${models} is for darwin-arm64, and this machine is linux-x64. Delete ${models}/node_modules and run "npm run models -- add" again.`
    expect(wrongMachine(models, HERE)).toBe(sentence)
    expect(await bringRuntime(models, undefined, HERE)).toMatchObject({ problem: { message: sentence } })
  })

  it('is right where its part for this machine is there, and where there is none at all', () => {
    expect(wrongMachine(models, HERE)).toBeUndefined()
    put(models, 'sherpa-onnx-node', 'sherpa-onnx-win-x64')
    expect(wrongMachine(models, { platform: 'win32', arch: 'x64' })).toBeUndefined()
  })

  it('is carried with the models where there is no line', () => {
    put(join(below, 'carried'), 'sherpa-onnx-node', 'sherpa-onnx-linux-x64')
    expect(copyRuntime(models, join(below, 'carried'), HERE)).toMatchObject({ ok: true })
    expect(wrongMachine(models, HERE)).toBeUndefined()
    expect(copyRuntime(models, join(below, 'carried'), { platform: 'linux', arch: 'arm64' })).toMatchObject({
      problem: {
        message: `${join(below, 'carried')} holds no node_modules/sherpa-onnx-linux-arm64, which runs the models on this machine. On another machine: npm install --prefix <folder> sherpa-onnx-node@1.13.8 --os=linux --cpu=arm64`,
      },
    })
  })
})
