/** A server of the test's own, which thinks with the scripted model. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../src/server/free-port.ts'
import { type ModelServer, startModelServer } from '../model-server/model-server.ts'

type Own = { model: ModelServer; address: string }

/** One for each worker: `own.model` is told what to say, and the pages are those of the server. */
export const testWithModel = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here
    async ({}, use) => {
      const model = await startModelServer()
      const port = await freePort()
      const program: ChildProcess = spawn(process.execPath, ['src/server/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: String(port),
          DATA_DIR: mkdtempSync(join(tmpdir(), 'weekbe4-model-')),
          EMULATOR_SPEED: '5',
          AI_BASE_URL: model.baseUrl('openai'),
          AI_API_KEY: model.key,
          AI_MODEL: 'scripted-7b',
          AI_IMAGE_MODEL: 'scripted-brush',
        },
      })
      const address = `http://localhost:${port}`
      await expect
        .poll(
          () =>
            fetch(`${address}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200)
      await use({ model, address })
      program.kill('SIGTERM')
      await once(program, 'exit')
      await model.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ own }, use) => use(own.address),
})
