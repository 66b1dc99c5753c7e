/** The children's programs are built before whatever starts many of them: it takes less than reading one document from the sources does. */
import { areBuilt } from '../src/ports/document-text/child/programs.ts'

if (!areBuilt()) {
  const { buildChildren } = await import('./build-children.ts')
  await buildChildren()
}
