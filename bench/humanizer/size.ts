/** Download size of the rewriter on a phone: all of it in one file, as small as the product's own build makes it. */
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { ONLY_WHAT_IS_USED } from '../../scripts/only-what-is-used.ts'

export async function kilobytesOfRewriter(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { treeshake: ONLY_WHAT_IS_USED },
      lib: {
        entry: 'src/assistants/humanizer/rules/rewrite/rewrite.ts',
        formats: ['es'],
        fileName: 'rewriter',
      },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The rewriter was not built.')
  const code = first.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1_024
}
