/** Page helpers shared by browser tests: buttons, held or counted calls, a stopped clock, visited addresses. */
import type { Page, Route } from '@playwright/test'
import { answers } from './fulfil.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const failing = (route: Route) =>
  answers(route, { error: 'Something went wrong on our side.', code: 'our-fault' }, 500)

/** Holds a call until it is released, so that the state in between can be inspected. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/**
 * Answers a call in the server's place until the test ends that. The route itself stays (`unroute` is not used anywhere): when
 * the last one goes, Chromium loses answers that are under way, and a page that is loading waits for its parts forever.
 */
export async function answerInstead(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let stands = true
  await page.route(address, async (route) => {
    await (stands ? answer(route) : route.fallback())
  })
  return () => {
    stands = false
  }
}

/** From here on only the test lets time pass. A pointer that rests on a toast or a modal would keep it; this one rests elsewhere. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.clock.install()
  await holdTheClock(page)
}

/**
 * Stops a clock that was installed before. It has to be stopped ahead of its time, and jumps there: far enough for a busy machine, and not
 * so far that a read under way is given up, as it is after twenty seconds.
 */
export const holdTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000)

export function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls++
  })
  return () => calls
}

/** Every address the app navigates to, including those it only passes through. */
export async function traceVisits(page: Page): Promise<string[]> {
  const visited: string[] = []
  await page.exposeFunction('tellVisit', (path: string) => void visited.push(path))
  await page.addInitScript(`
    for (const name of ['pushState', 'replaceState']) {
      const original = history[name]
      history[name] = function (state, unused, url) {
        if (url) tellVisit(new URL(url, location.href).pathname)
        return original.apply(this, arguments)
      }
    }`)
  return visited
}
