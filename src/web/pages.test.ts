import { expect, it } from 'vitest'
import { ADMIN_PAGES, OPEN_PAGES, PROTECTED_PAGES, PUBLIC_PAGES } from '#product/pages.ts'
import { PAGES, pageWithPath } from './pages.ts'

// The landing page is a document of its own.
const inTheApp = [...PUBLIC_PAGES, ...OPEN_PAGES, ...PROTECTED_PAGES, ...ADMIN_PAGES].filter(
  (path) => path !== '/',
)

it.each(inTheApp)('has a screen and a title for %s', (path) => {
  expect(pageWithPath(path)?.title).toMatch(/\w/)
})

it('has no screen that nobody may see', () => {
  const known = PAGES.map(({ path }) => path.replace('/*', ''))
  expect(known.sort()).toEqual([...inTheApp].sort())
})

it('finds a page below its address and with a slash at its end, and nothing elsewhere', () => {
  expect(pageWithPath('/admin/deposits')?.title).toBe('Administration')
  expect(pageWithPath('/chat/text/')?.title).toBe('Text Chat Assistant')
  expect(pageWithPath('/administrator')).toBeUndefined()
  expect(pageWithPath('/')).toBeUndefined()
})
