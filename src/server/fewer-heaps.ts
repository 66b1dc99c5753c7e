/**
 * On Linux the C library keeps a heap for nearly each thread, and what one of them once took stays with it: with all rooms at work
 * 240 MB in sixteen heaps, 50 with two (decision 0108). It reads how many only when a program begins, so the program begins anew, in
 * the same process, before anything is loaded. An operator's own number stands.
 */
export const HEAPS = '2'

export function withFewerHeaps(): void {
  const { platform, env, execPath, execArgv, argv } = process
  // Who watches a program while developing holds a line to it, which it would lose.
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX || argv.includes('--dev')) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: HEAPS })
}
