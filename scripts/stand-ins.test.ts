/**
 * Every fake server in a test is checked against the contracts, because each kind of test has a single way to fake it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const OF_TESTS = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /^tests\/|\.(test|fake)\.tsx?$|-fixtures?\.tsx?$/.test(file) && /\.tsx?$/.test(file))

/** Every other way to answer what a page asks, and who may use it. */
const WAYS: [written: RegExp, useInstead: string, allowed: Record<string, string>][] = [
  [
    /stubGlobal\(\s*'fetch'|spyOn\(\w+,\s*'fetch'\)|\b(globalThis|window)\.fetch = /,
    'standIn of tests/support/stand-in.ts',
    {
      'tests/support/stand-in.ts': 'the one way',
      'tests/e2e/payments-screen.spec.ts': 'listens, and hands everything on to the server',
      'tests/e2e/voice-chat/speaking-browser.ts': 'listens, and hands everything on to the server',
    },
  ],
  [
    /stubGlobal\('XMLHttpRequest', (?!(Held|Answered)Upload\b)/,
    'HeldUpload, or what extends it, of src/api-client/held-upload.fake.ts, which is held to the contract of the call',
    {},
  ],
  [/\.onload\?\.\(\)/, 'answer of HeldUpload', { 'src/api-client/held-upload.fake.ts': 'the one way' }],
  [/\.fulfill\(/, 'answers of tests/support/fulfil.ts', { 'tests/support/fulfil.ts': 'the one way' }],
]

it.each(WAYS)('plays the server by no other way: %s', (written, useInstead, allowed) => {
  const found = OF_TESTS.filter((file) => written.test(readFileSync(file, 'utf8')))
  expect(
    found.filter((file) => !(file in allowed)),
    `Use ${useInstead}.`,
  ).toEqual([])
  expect(
    Object.keys(allowed).filter((file) => !found.includes(file)),
    'These need no exception any more.',
  ).toEqual([])
})
