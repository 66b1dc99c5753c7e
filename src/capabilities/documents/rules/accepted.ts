import { FILE_TYPES, UPLOADS, type UploadPurpose } from '../spec.ts'

/** For the chooser of the browser: endings and types, because phones know one or the other. */
export const accepted = (purpose: UploadPurpose): string =>
  (UPLOADS[purpose].offered ?? UPLOADS[purpose].kinds)
    .flatMap((kind) => [...FILE_TYPES[kind].endings, ...FILE_TYPES[kind].types])
    .concat(UPLOADS[purpose].alsoEndings ?? [])
    .join(',')
