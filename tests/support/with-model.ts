/** A separate server for the test, connected to the scripted model. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type ModelServer, startModelServer } from '../model-server/model-server.ts'
import { PATIENCE } from './patience.ts'

type Own = { model: ModelServer; address: string }

/** One per worker: tests script `own.model`, and the pages are those of the server. */
export const testWithModel = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here
    async ({}, use) => {
      const model = await startModelServer()
      const program = spawn(process.execPath, ['src/server/main.ts'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: '0',
          DATA_DIR: mkdtempSync(join(tmpdir(), 'weekbe4-model-')),
          EMULATOR_SPEED: '5',
          READERS_GIVE_WAY: '0',
          HEARING_SECONDS: '120',
          AI_BASE_URL: model.baseUrl('openai'),
          AI_API_KEY: model.key,
          AI_MODEL: 'scripted-7b',
          AI_IMAGE_MODEL: 'scripted-brush',
        },
      })
      let said = ''
      const address = await new Promise<string>((ready, fail) => {
        for (const channel of [program.stdout, program.stderr])
          channel.on('data', (piece: Buffer) => {
            said += piece.toString()
            const at = /ready at (\S+)/.exec(said)?.[1]
            if (at) ready(at)
          })
        program.once('exit', () => fail(new Error(`It ended before it was ready: ${said}`)))
      })
      await expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status)).toBe(200)
      await use({ model, address })
      program.kill('SIGTERM')
      await once(program, 'exit')
      await model.stop()
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  baseURL: async ({ own }, use) => use(own.address),
})
