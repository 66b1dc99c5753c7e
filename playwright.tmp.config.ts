import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './tests/support/browser.ts'
const executablePath = (await chromiumPath())!
export default defineConfig({ testDir: './tests/e2e', testMatch: /landing.*spec/, workers: 2, outputDir: '/tmp/lp/pw', reporter: 'line', use: { baseURL: 'http://localhost:4801', launchOptions: { executablePath, args: chromiumArgs } },
  projects: [{ name: 'phone', use: { ...devices['Pixel 7'] } }, { name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
  webServer: { command: 'node /tmp/serve.mjs', url: 'http://localhost:4801', reuseExistingServer: false } })
