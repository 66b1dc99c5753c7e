import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Frame } from './pages.ts'

export const loadShell = () => import('./shell/shell.tsx')

const Bare = ({ children }: { children: ReactNode }) => children

/** Frames are chunks of their own: whoever only logs in does not download them. */
export const FRAMES: Record<Frame, ComponentType<{ children: ReactNode }>> = {
  bare: Bare,
  plain: lazy(() => import('./shell/plain-frame.tsx')),
  shell: lazy(loadShell),
}
