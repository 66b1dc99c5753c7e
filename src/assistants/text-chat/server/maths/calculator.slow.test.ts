import { execFileSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { seconds } from '#kit/time.ts'
import { eventually } from '#tests/eventually.ts'
import { openCalculator } from './calculator.ts'

const calculator = openCalculator()
afterAll(() => calculator.stop())

it.each([
  ['(15/100)*240', '36'],
  ['mean(3, 4, 8)', '5'],
  ['combinations(5, 2)', '10'],
  ['derivative("x^2 + 3x", "x")', '2 * x + 3'],
  ['det([1, 2; 3, 4])', '-2'],
  ['0.1 + 0.2', '0.3'],
])('calculates %s', async (expression, value) =>
  expect(await calculator.calculate(expression)).toMatchObject({ kind: 'result', value }),
)

it.each([['zeros(1e9)'], ['1:1e9'], ['f(x) = f(x + 1); f(1)'], ['ones(20000, 20000)']])(
  'is not hurt by %s, and calculates on',
  async (expression) => {
    expect((await calculator.calculate(expression)).kind).not.toBe('result')
    expect(await calculator.calculate('1 + 1')).toMatchObject({ kind: 'result', value: '2' })
  },
)

it.each([
  'import({a: 1})',
  'createUnit("foo")',
  'cos.constructor("return process")()',
  'config({})',
  'parse("1").constructor("return process")()',
])('does not reach behind itself by %s', async (expression) =>
  expect(await calculator.calculate(expression)).toMatchObject({ kind: 'not-understood' }),
)

it('answers several at once, each its own', async () => {
  const all = await Promise.all(['1+1', 'zeros(1e9)', '2+2'].map(calculator.calculate))
  expect(all.map((one) => ('value' in one ? one.value : one.kind))).toEqual(['2', 'too-much', '4'])
})

/** Asks the operating system, not the code under test. */
const childOfOurs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, parent, ...args]) =>
      parent === String(process.pid) && args.join(' ').includes('calculator-main') ? [Number(pid)] : [],
    )

it.runIf(process.platform === 'linux')(
  'waits for one that gets no core for a while, as on a busy machine',
  async () => {
    await calculator.calculate('1 + 1')
    const [child = 0] = childOfOurs()
    process.kill(child, 'SIGSTOP')
    const began = performance.now()
    const answer = calculator.calculate('1 + 2')
    await eventually(() => expect(performance.now() - began).toBeGreaterThan(seconds(2.5)))
    process.kill(child, 'SIGCONT')
    expect(await answer).toMatchObject({ kind: 'result', value: '3' })
  },
)
