/**
 * On Linux the C library keeps a heap for nearly each thread, and memory one of them once took stays with it: with all
 * rooms at work 240 MB in sixteen heaps, 50 with two (decision 0108). The count is read only when a program starts, so
 * the program re-executes itself, in the same process, before anything is loaded. An operator's own number is kept.
 */
export const MALLOC_ARENAS = '2'

export function limitMallocArenas(): void {
  const { platform, env, execPath, execArgv, argv } = process
  // A watcher in development holds a pipe to the process, which it would lose.
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX || argv.includes('--dev')) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: MALLOC_ARENAS,
  })
}
