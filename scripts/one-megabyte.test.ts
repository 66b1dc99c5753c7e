/** A megabyte has one length (S3-007), defined in one place. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SHIPPED = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fake|probe|conformance)\.tsx?$/.test(file))

/** A million, or the length itself, reckoned with. */
const BY_HAND = /[*/] *(1_000_000|1000000|1e6|1_048_576|1048576|2 \*\* 20|\(?1024 \* 1024)\b/
const HERE: Record<string, string> = {
  'src/ports/document-text/safety/limits.ts': 'the same length, where nothing of a capability is known',
  'src/ui/documents/file-words.ts': 'the size of a file as a phone shows it, which is no limit',
}

it('a limit in megabytes is reckoned with MEGABYTE alone [S3-007]', () => {
  const found = SHIPPED.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => /megabytes?/i.test(line) && BY_HAND.test(line)),
  )
  expect(found).toEqual(Object.keys(HERE))
})
