import { defineConfig } from 'vitest/config'
import { NO_WASM_GC } from './src/server/disable-wasm-gc.ts'
import { PATIENCE, WHOLE_TEST } from './tests/support/patience.ts'
import { postgresProgram } from './tests/support/postgres-program.ts'

/**
 * Rules, components before a window, and HTTP tests on the embedded database are what a change needs (`npm test`). The
 * full lane adds the same HTTP tests on PostgreSQL, the faults, and the files named `*.slow.*`: seconds of work each.
 * A project keeps its workers, and a worker its window: files that want one stand together.
 */
const components = 'src/**/*.test.tsx'
const overHttp = 'src/**/*.http.test.ts'
const slow = '**/*.slow.*'
const faults = 'tests/faults/**/*.test.ts'
/** These tests sign up people by the thousand, and most of what that costs is meant to cost: see the file it points to. */
const lightPasswords = {
  find: /^.*\/password-cost\.ts$/,
  replacement: new URL('./tests/support/light-password-cost.ts', import.meta.url).pathname,
}
/** And they run where everything may stand still for seconds: named as the product names it, so that the stand-in can name the true one. */
const longTimeouts = {
  find: /^(\.|#ports\/database)\/database-timeouts\.ts$/,
  replacement: new URL('./tests/support/long-database-timeouts.ts', import.meta.url).pathname,
}
const freshWindow = {
  setupFiles: ['tests/support/fresh-window.ts'],
  // A link that is pressed in a test leads nowhere: the window behind it is the one of all the others.
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
}
const onDatabase = (name: string, setup: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  resolve: { alias: [lightPasswords, longTimeouts] },
  test: { name, include, exclude, globalSetup: [setup] },
})
/** What `npm test` runs on one database, and what only the full lane adds. */
const halves = (name: string, setup: string) => [
  onDatabase(name, setup, [overHttp], [slow]),
  onDatabase(`${name}-slow`, setup, ['src/**/*.slow.http.test.ts', faults]),
]

if (!postgresProgram())
  console.warn('PostgreSQL: no server program found, so the HTTP tests run on the embedded database only.')

export default defineConfig({
  test: {
    // Modules keep nothing between tests (nothing runs at import), so they are loaded once and not once per file.
    isolate: false,
    // By itself it would leave one core to nobody.
    maxWorkers: '100%',
    // A machine that is busy with something else is slow, and not wrong: a limit only ends what hangs.
    testTimeout: WHOLE_TEST,
    hookTimeout: 240_000,
    expect: { poll: { timeout: PATIENCE } },
    // As the program itself: threads come and go beside the embedded database.
    execArgv: [NO_WASM_GC],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [overHttp, slow],
          ...freshWindow,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['src/**/*.slow.test.ts', 'scripts/**/*.slow.test.ts'],
          ...freshWindow,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [components],
          environment: 'happy-dom',
          ...freshWindow,
          setupFiles: [...freshWindow.setupFiles, 'tests/support/patient-screen.ts'],
        },
      },
      ...halves('embedded', 'tests/support/on-pglite.ts'),
      ...(postgresProgram() ? halves('PostgreSQL', 'tests/support/on-postgres.ts') : []),
    ],
  },
})
