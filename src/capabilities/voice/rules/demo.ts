import { DEMO } from '../spec.ts'

export type DemoStep = 'idle' | (typeof DEMO)[number]['shows']

/** Step of the scripted sequence, this many milliseconds after it began. */
export const demoStep = (elapsed: number): DemoStep =>
  DEMO.findLast(({ at }) => elapsed >= at)?.shows ?? 'idle'
