import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeRecord } from '../src/ports/speech-engines/fetching/kept-models.ts'
import { LISTED_MODELS, listedModel } from '../src/ports/speech-engines/fetching/model-list.ts'

const data = mkdtempSync(join(tmpdir(), 'weekbe4-models-'))
afterAll(() => rmSync(data, { recursive: true }))
const models = join(data, 'models')

const run = (...args: string[]) =>
  new Promise<{ status: number; said: string }>((done) => {
    const program = join(import.meta.dirname, 'models.ts')
    const settings = { env: { ...process.env, DATA_DIR: data } }
    execFile(process.execPath, ['--use-env-proxy', program, ...args], settings, (error, stdout, stderr) =>
      done({ status: error ? 1 : 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

describe('npm run models', () => {
  it('lists what there is: size, licence, language, use, memory', async () => {
    const { said } = await run()
    for (const { name, megabytes, licence, language, worth, memory } of LISTED_MODELS) {
      const place = said.indexOf(` ${name} `)
      const entry = said.slice(place, place + 300)
      for (const fact of [`${megabytes} MB`, licence, language, worth, `${memory.megabytes} MB of memory`])
        expect(entry, name).toContain(fact)
    }
    expect(said).toMatch(/\nHere: none; "npm run models -- add /)
  })

  it.each([
    ['add', 'Say which: npm run models -- add whisper-base.en piper-joe'],
    ['add gpt-17', 'There is no model called gpt-17. "npm run models" lists them.'],
    ['add piper-joe --mirror ftp://x', '--mirror must be an http or https address.'],
    ['add piper-joe --from /nowhere/at/all', 'There is no folder /nowhere/at/all.'],
    ['remove', 'Say which: npm run models -- remove whisper-base.en'],
    ['remove piper-joe', `There is no piper-joe in ${models}.`],
    ['fetch', 'There is no "fetch": list, add, remove and check.'],
  ])('%s: one sentence', async (words, sentence) => {
    expect(await run(...words.split(' '))).toEqual({ status: 1, said: sentence })
  })

  it('removes what it fetched, and nothing else', async () => {
    mkdirSync(join(models, 'piper-joe'), { recursive: true })
    writeFileSync(join(models, 'piper-joe', 'tokens.txt'), '_ 0\n')
    expect(await run('remove', 'piper-joe')).toEqual({
      status: 1,
      said: `${join(models, 'piper-joe')} was not made by this command, so it is left alone. Delete it by hand.`,
    })
    await writeRecord(join(models, 'piper-joe'), listedModel('piper-joe')!)
    expect(await run('remove', 'piper-joe')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^piper-joe is gone\./),
    })
  })

  it('checks what came, and names what changed', async () => {
    mkdirSync(join(models, 'piper-joe'), { recursive: true })
    writeFileSync(join(models, 'piper-joe', 'tokens.txt'), '_ 0\n')
    await writeRecord(join(models, 'piper-joe'), listedModel('piper-joe')!)
    writeFileSync(join(models, 'piper-joe', 'tokens.txt'), '_ 1\n')
    const { status, said } = await run('check')
    expect(status).toBe(1)
    expect(said).toContain('piper-joe: tokens.txt is not as it came. Remove it and add it again.')
    expect(said).toMatch(/models must hold a recogniser or a voice that is known here/)
  })
})
