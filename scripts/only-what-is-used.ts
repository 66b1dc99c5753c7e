/**
 * For every build of the browser's code. Nothing runs at import in `src`, so of an index file a screen takes the parts it
 * names: without this, a part would bring the scripts and styles of all that stand beside it.
 */
export const ONLY_WHAT_IS_USED = {
  moduleSideEffects: [{ test: /[\\/]src[\\/].+\.tsx?$/, sideEffects: false }],
}
