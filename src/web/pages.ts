/** Every page of the app: its address, its title, the frame around it, and where its screen is imported from. */
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { assistantScreens, type LoadScreen } from './registry.tsx'

/** Bare pages bring their own frame; plain has the top bar; shell has the sidebar too. */
export type Frame = 'bare' | 'plain' | 'shell'
export type Page = {
  path: string
  title: string
  frame: Frame
  load: LoadScreen
}

const accounts: Page[] = [
  {
    path: '/auth/login',
    title: 'Log in',
    frame: 'bare',
    load: () => import('#capabilities/accounts/web/sign-in/log-in-screen.tsx'),
  },
  {
    path: '/auth/signup',
    title: 'Sign up',
    frame: 'bare',
    load: () => import('#capabilities/accounts/web/sign-in/sign-up-screen.tsx'),
  },
  {
    path: '/auth/forgot-password',
    title: 'Forgot password',
    frame: 'bare',
    load: () => import('#capabilities/accounts/web/password/forgot-password-screen.tsx'),
  },
  {
    path: '/auth/reset-password',
    title: 'Choose a new password',
    frame: 'plain',
    load: () => import('#capabilities/accounts/web/password/reset-password-screen.tsx'),
  },
  {
    path: '/onboarding',
    title: 'Welcome',
    frame: 'plain',
    load: () => import('#capabilities/accounts/web/sign-in/onboarding-screen.tsx'),
  },
  {
    path: '/account',
    title: 'Your account',
    frame: 'shell',
    load: () => import('#capabilities/accounts/web/account/account-screen.tsx'),
  },
]

const assistants = assistantIds.map(
  (id): Page => ({
    path: ASSISTANTS[id].route,
    title: ASSISTANTS[id].name,
    frame: 'shell',
    load: assistantScreens[id],
  }),
)

const money: Page[] = [
  {
    path: '/payments',
    title: 'Payment',
    frame: 'shell',
    load: () => import('#capabilities/payments/web/payments-screen.tsx'),
  },
  {
    path: '/purchases',
    title: 'Purchases',
    frame: 'shell',
    load: () => import('#capabilities/payments/web/purchases-screen.tsx'),
  },
]

const rights: Page[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    frame: 'plain',
    load: () => import('./about/privacy-screen.tsx'),
  },
]

const aboutUs: Page[] = [
  {
    path: '/abilities',
    title: 'What Weekbe4 can and cannot do',
    frame: 'plain',
    load: () => import('./about/abilities-screen.tsx'),
  },
]

const documents: Page[] = [
  {
    path: '/documents',
    title: 'Your documents',
    frame: 'shell',
    load: () => import('#capabilities/documents/web/library/documents-screen.tsx'),
  },
]

const cards: Page[] = [
  {
    path: '/cards',
    title: 'Study cards',
    frame: 'shell',
    load: () => import('#capabilities/study-cards/web/cards-screen.tsx'),
  },
]

const administration: Page[] = [
  {
    path: '/admin/*',
    title: 'Administration',
    frame: 'shell',
    load: () => import('#capabilities/administration/web/admin-screen.tsx'),
  },
]

export const PAGES: readonly Page[] = [
  ...accounts,
  ...assistants,
  ...money,
  ...documents,
  ...rights,
  ...aboutUs,
  ...cards,
  ...administration,
]

const matches = (page: Page, path: string) =>
  page.path.endsWith('/*')
    ? `${path}/`.startsWith(page.path.slice(0, -1))
    : page.path === (path.length > 1 ? path.replace(/\/+$/, '') : path)

export const pageWithPath = (path: string): Page | undefined => PAGES.find((page) => matches(page, path))
