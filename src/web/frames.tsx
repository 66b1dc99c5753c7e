import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Frame } from './pages.ts'

export const loadShell = () => import('./shell/shell.tsx')

const Bare = ({ children }: { children: ReactNode }) => children

/** Loaded apart, so that logging in does not download the frames. */
export const FRAMES: Record<Frame, ComponentType<{ children: ReactNode }>> = {
  bare: Bare,
  plain: lazy(async () => ({ default: (await loadShell()).PlainFrame })),
  shell: lazy(async () => ({ default: (await loadShell()).Shell })),
}
