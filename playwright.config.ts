import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import manifest from './package.json' with { type: 'json' }
import { freePort } from './src/server/free-port.ts'
import { chromiumArgs, chromiumPath } from './tests/support/browser.ts'
import { PATIENCE, WHOLE_TEST } from './tests/support/patience.ts'

/** Found once: the workers read this file again, and have the runner's environment. */
process.env.E2E_PORT ??= String(await freePort())
const PORT = Number(process.env.E2E_PORT)
const executablePath = await chromiumPath()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** One real server for the whole run: built app, embedded database in a fresh folder, letters in a folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A machine that is busy with something else is slow, and not wrong: a limit only ends what hangs, and what cannot be
  // pressed is named earlier.
  timeout: WHOLE_TEST,
  expect: { timeout: PATIENCE },
  // Where the output is kept, what is red must not drown in what is green: the last lines are all that some keep.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    baseURL: `http://localhost:${PORT}`,
    // A trace of every step costs a third of the time: `--trace retain-on-failure` where a picture does not explain it.
    // It would answer what a test wants to answer; the tests that are about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, because they are the longest and mostly wait for sound; they bring their own browsers.
    {
      name: 'voice',
      use: desktop,
      testMatch: /(voice-chat|voice-chat-cards|voice-chat-troubles|defense|consultant)\.spec\.ts/,
    },
    // Administrators sit at a desk.
    {
      name: 'phone',
      use: phone,
      testIgnore: /(admin|voice-chat|voice-chat-cards|voice-chat-troubles|defense|consultant)\.spec\.ts/,
    },
    // What only concerns words, refusals and what is kept, and what sets its own width, is walked once, on the smaller screen:
    // whole files that are named here, and the tests that are marked in the others.
    {
      name: 'desktop',
      use: desktop,
      grepInvert: /@one-screen/,
      testIgnore:
        /(sign-up|log-in|forgot-password|guards|accounts|payments|payments-screen|purchases|documents|decoder-work|decoder-model|scans|word-comments|slides-deck|study-cards|text-chat-model|text-chat-toasts|offline|voice-chat|voice-chat-cards|voice-chat-troubles|defense|consultant)\.spec\.ts/,
    },
  ],
  webServer: {
    command: manifest.scripts.start,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 240_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'weekbe4-e2e-')),
      // Nobody looks at a phone here: what takes a person six seconds takes little more than one.
      EMULATOR_SPEED: '5',
      // What gives way to all others may wait for minutes where another program keeps the machine busy.
      READERS_GIVE_WAY: '0',
      HEARING_SECONDS: '120',
    },
  },
})
