/** Checks the four TypeScript projects side by side; what did not change since the last time is not checked again. */
import { spawn } from 'node:child_process'

const PROJECTS = ['shared', 'server', 'web', 'tools']

const check = (name: string) =>
  new Promise<boolean>((done) => {
    const memory = `node_modules/.cache/types/${name}.tsbuildinfo`
    const args = ['-p', `tsconfig.${name}.json`, '--incremental', '--tsBuildInfoFile', memory]
    const run = spawn(process.execPath, ['node_modules/typescript/bin/tsc', ...args], { stdio: 'inherit' })
    run.once('exit', (code) => done(code === 0))
  })

const fine = await Promise.all(PROJECTS.map(check))
process.exit(fine.every(Boolean) ? 0 : 1)
