import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../../src/server/free-port.ts'
import { chromiumArgs, chromiumPath } from '../../tests/support/browser.ts'
import { median } from '../printing/times.ts'
import type { Row } from './rows.ts'

const RUNS = 3

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's phone on its slow 4G, with the line really slowed down: the simulation hides a late paint. */
export async function measureWithLighthouse(base: string): Promise<Row[]> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(`${base}/`))
  const middle = (of: (figures: Figures) => number) => median(runs.map(of))
  return [
    { what: 'performance', figure: middle((run) => run.performance), budget: 99, unit: '', atLeast: true },
    {
      what: 'accessibility',
      figure: middle((run) => run.accessibility),
      budget: 100,
      unit: '',
      atLeast: true,
    },
    {
      what: 'best practices',
      figure: middle((run) => run.bestPractices),
      budget: 100,
      unit: '',
      atLeast: true,
    },
    { what: 'search', figure: middle((run) => run.seo), budget: 100, unit: '', atLeast: true },
    { what: 'largest paint', figure: middle((run) => run.largestPaint), budget: 1.1, unit: 's' },
    { what: 'layout shift', figure: middle((run) => run.layoutShift), budget: 0.02, unit: '' },
    { what: 'blocking time', figure: middle((run) => run.blockingTime), budget: 50, unit: 'ms' },
  ]
}

const PACKAGE = join(import.meta.dirname, '..')

/** It weighs a fifth of an install, so it stands in the package of the benches, which is installed when it is first asked for. */
async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(PACKAGE, 'node_modules'))) {
    console.log('Installing Lighthouse (bench/package.json), once')
    const { status } = spawnSync('npm', ['ci'], { cwd: PACKAGE, stdio: 'inherit' })
    if (status !== 0) throw new Error('Lighthouse could not be installed: npm ci --prefix bench')
  }
  const name = 'lighthouse'
  return (await import(name)).default
}

type Figures = Awaited<ReturnType<typeof oneRun>>

async function oneRun(url: string) {
  const lighthouse = await openLighthouse()
  const port = await freePort()
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
    })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, audits } = result.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: value('largest-contentful-paint') / 1000,
      layoutShift: value('cumulative-layout-shift'),
      blockingTime: value('total-blocking-time'),
    }
  } finally {
    await browser.close()
  }
}
